import { type Language } from '@tokri/contracts/language';
import {
  cancelReasons,
  composeCancelReason,
  maxCancelReasonLength,
  type CancelReasonAudience,
} from '@tokri/contracts/orders';
import { language } from '@tokri/web-kit/platform';
import { Button, FieldError, Note, Sheet } from '@tokri/web-kit/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import styles from './cancel-sheet.module.css';
import { t } from './labels.ts';
import { useCancelOrderMutation, type CancelOrderOptions } from './use-cancel-order-mutation.ts';

export interface CancelSheetProps extends CancelOrderOptions {
  readonly title: string;
  readonly side: CancelReasonAudience;
  readonly hint?: string;
  readonly note?: string | undefined;
  readonly confirm?: () => Promise<boolean>;
  readonly onClose: () => void;
}

const other = 'other';

type CancelReasonTexts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

const ReasonOptions = ({
  reasons,
  chosen,
  onChoose,
}: {
  readonly reasons: CancelReasonTexts;
  readonly chosen: string;
  readonly onChoose: (reason: string) => void;
}) => (
  <fieldset>
    <legend className="sr-only">{t('cancel.reason')}</legend>
    {[...Object.keys(reasons), other].map((reason) => (
      <label key={reason} className="radio-card">
        <input
          type="radio"
          name="reason"
          value={reason}
          checked={chosen === reason}
          onChange={() => onChoose(reason)}
        />
        <span>{reasons[reason]?.[language()] ?? t('cancel.otherReason')}</span>
      </label>
    ))}
  </fieldset>
);

const ReasonText = ({
  value,
  hint,
  error,
  onChange,
}: {
  readonly value: string;
  readonly hint: string | undefined;
  readonly error: string;
  readonly onChange: (text: string) => void;
}) => {
  const id = useId();
  const describedBy = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('cancel.ownWords')}
      </label>
      <textarea
        id={id}
        className="input"
        rows={2}
        maxLength={maxCancelReasonLength}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <span className="hint" id={`${id}h`}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}e`} text={error} />
    </div>
  );
};

const SheetActions = ({
  isBusy,
  onClose,
}: {
  readonly isBusy: boolean;
  readonly onClose: () => void;
}) => (
  <div className={styles.actions}>
    <Button kind="secondary" onClick={onClose}>
      {t('cancel.keep')}
    </Button>
    <Button type="submit" kind="danger" isBusy={isBusy}>
      {t('cancel.cancel')}
    </Button>
  </div>
);

export const CancelSheet = ({
  title,
  side,
  hint,
  note,
  confirm,
  onClose,
  ...options
}: CancelSheetProps) => {
  const [chosen, setChosen] = useState('');
  const [ownWords, setOwnWords] = useState('');
  const [error, setError] = useState('');
  const { run: cancelOrder, isBusy } = useCancelOrderMutation(options);
  const reasons: CancelReasonTexts = cancelReasons[side];
  const choose = (reason: string): void => {
    setChosen(reason);
    setError('');
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const reason = composeCancelReason(reasons[chosen]?.en ?? '', ownWords);
    setError(
      reason ? '' : t(chosen === other ? 'cancel.ownWordsRequired' : 'cancel.reasonRequired'),
    );
    if (reason && (!confirm || (await confirm())) && (await cancelOrder(reason))) onClose();
  };
  return (
    <Sheet title={title} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <ReasonOptions reasons={reasons} chosen={chosen} onChoose={choose} />
        <ReasonText
          value={ownWords}
          hint={hint}
          error={error}
          onChange={(text) => {
            setOwnWords(text);
            setError('');
          }}
        />
        {note && <Note>{note}</Note>}
        <SheetActions isBusy={isBusy} onClose={onClose} />
      </form>
    </Sheet>
  );
};
