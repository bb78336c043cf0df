import {
  correctionReasons,
  maxMovementNoteLength,
  maxUnitStock,
  type CorrectionReason,
} from '@tokri/contracts/validation';
import { Button, Field, Sheet } from '@tokri/web-kit/ui';
import { useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { t } from './labels.ts';
import type { StockChange } from './queued-movement.ts';
import type { StockRow } from './stock-queries.ts';
import styles from './stock.module.css';

export const rowName = ({ item, unit }: Pick<StockRow, 'item' | 'unit'>): string =>
  `${item.Name}, ${unit.Name}`;

const parseQuantity = (text: string, min: number): number | null => {
  const quantity = Number(text);
  return /^\d{1,7}$/.test(text.trim()) && quantity >= min && quantity <= maxUnitStock
    ? quantity
    : null;
};

interface ChangeSheetProps {
  readonly row: StockRow;
  readonly onSave: (change: StockChange) => void;
  readonly onClose: () => void;
}

const useQuantity = (min: number) => {
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);
  return {
    quantity: parseQuantity(text, min),
    reject: () => {
      setError(t('number.invalid', { min }));
      field.current?.focus();
    },
    props: {
      ref: field,
      value: text,
      error,
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      'data-autofocus': true,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        setText(target.value);
        setError('');
      },
    },
  };
};

const SheetForm = ({
  title,
  submitLabel,
  onSubmit,
  onClose,
  children,
}: {
  readonly title: string;
  readonly submitLabel: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => {
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Sheet title={title} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        {children}
        <div className={styles.formActions}>
          <Button kind="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="submit">{submitLabel}</Button>
        </div>
      </form>
    </Sheet>
  );
};

export const ReceiveSheet = ({ row, onSave, onClose }: ChangeSheetProps) => {
  const { quantity, reject, props } = useQuantity(1);
  return (
    <SheetForm
      title={t('receive.of', { name: rowName(row) })}
      submitLabel={t('receive.submit')}
      onSubmit={() =>
        quantity === null ? reject() : onSave({ Kind: 'receive', Quantity: quantity })
      }
      onClose={onClose}
    >
      <Field {...props} label={t('receive.field')} />
    </SheetForm>
  );
};

const ReasonSelect = ({
  reason,
  onSelect,
}: {
  readonly reason: CorrectionReason;
  readonly onSelect: (reason: CorrectionReason) => void;
}) => {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('reason')}
      </label>
      <select
        id={id}
        className="input"
        value={reason}
        onChange={({ target }) =>
          onSelect(correctionReasons.find((one) => one === target.value) ?? 'counted')
        }
      >
        {correctionReasons.map((one) => (
          <option key={one} value={one}>
            {t(`reason.${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
};

const Result = ({
  quantity,
  setAside,
}: {
  readonly quantity: number;
  readonly setAside: number;
}) => (
  <p role="status">
    {quantity < setAside
      ? t('correct.short', { count: setAside - quantity })
      : t('correct.result', { count: quantity - setAside })}
  </p>
);

export const CorrectSheet = ({ row, onSave, onClose }: ChangeSheetProps) => {
  const [shownCount] = useState(row.count);
  const free = shownCount?.Free ?? 0;
  const setAside = shownCount?.SetAside ?? 0;
  const { quantity, reject, props } = useQuantity(0);
  const [reason, setReason] = useState<CorrectionReason>('counted');
  const [note, setNote] = useState('');
  const [noteError, setNoteError] = useState('');
  const save = (): void => {
    if (quantity === null) return reject();
    if (reason === 'other' && note.trim() === '') return setNoteError(t('note.missing'));
    onSave({
      Kind: 'correct',
      Quantity: quantity,
      Shown: free + setAside,
      Reason: reason,
      Note: reason === 'other' ? note.trim() : '',
    });
  };
  return (
    <SheetForm
      title={t('correct.of', { name: rowName(row) })}
      submitLabel={t('correct.submit')}
      onSubmit={save}
      onClose={onClose}
    >
      <Field
        {...props}
        label={t('correct.field')}
        hint={t('correct.hint', { free, setAside, counted: free + setAside })}
      />
      {quantity !== null && <Result quantity={quantity} setAside={setAside} />}
      <ReasonSelect reason={reason} onSelect={setReason} />
      {reason === 'other' && (
        <Field
          label={t('note')}
          value={note}
          error={noteError}
          maxLength={maxMovementNoteLength}
          onChange={({ target }) => {
            setNote(target.value);
            setNoteError('');
          }}
        />
      )}
    </SheetForm>
  );
};
