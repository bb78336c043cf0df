import { type Language } from '@tokri/contracts/language';
import {
  cancelReasons,
  composeCancelReason,
  maxCancelReasonLength,
  type CancelReasonAudience,
} from '@tokri/contracts/orders';
import { language } from '@tokri/web-kit/platform';
import { Button, FieldError, Note, Sheet } from '@tokri/web-kit/ui';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
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
  error,
  onChoose,
}: {
  readonly reasons: CancelReasonTexts;
  readonly chosen: string;
  readonly error: string;
  readonly onChoose: (reason: string) => void;
}) => {
  const id = useId();
  return (
    <fieldset>
      <legend className="sr-only">{t('cancel.reason')}</legend>
      {[...Object.keys(reasons), other].map((reason) => (
        <label key={reason} className="radio-card">
          <input
            type="radio"
            name="reason"
            value={reason}
            checked={chosen === reason}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            onChange={() => onChoose(reason)}
          />
          <span>{reasons[reason]?.[language()] ?? t('cancel.otherReason')}</span>
        </label>
      ))}
      <FieldError id={id} text={error} />
    </fieldset>
  );
};

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

type ReasonError = { readonly at: 'options' | 'text'; readonly text: string } | null;

const findReasonError = (chosen: string, reason: string): ReasonError => {
  if (reason) return null;
  return chosen === other
    ? { at: 'text', text: t('cancel.ownWordsRequired') }
    : { at: 'options', text: t('cancel.reasonRequired') };
};

/** A customer who needs another time is told how to get it; staff cancel for other reasons. */
const anotherTime: keyof (typeof cancelReasons)['customer'] = 'time';

const useCancelForm = ({
  side,
  confirm,
  onClose,
  ...options
}: Omit<CancelSheetProps, 'title' | 'hint' | 'note'>) => {
  const [chosen, setChosen] = useState('');
  const [ownWords, setOwnWords] = useState('');
  const [error, setError] = useState<ReasonError>(null);
  const form = useRef<HTMLFormElement>(null);
  const { run: cancelOrder, isBusy } = useCancelOrderMutation(options);
  const reasons: CancelReasonTexts = cancelReasons[side];
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const reason = composeCancelReason(reasons[chosen]?.en ?? '', ownWords);
    const found = findReasonError(chosen, reason);
    setError(found);
    if (found)
      form.current
        ?.querySelector<HTMLElement>(found.at === 'options' ? '[type=radio]' : 'textarea')
        ?.focus();
    else if ((!confirm || (await confirm())) && (await cancelOrder(reason))) onClose();
  };
  const clearError = (): void => setError(null);
  return {
    form,
    reasons,
    chosen,
    setChosen,
    ownWords,
    setOwnWords,
    error,
    clearError,
    isBusy,
    submit,
  };
};

export const CancelSheet = ({ title, hint, note, ...props }: CancelSheetProps) => {
  const { onClose } = props;
  const { form, reasons, chosen, setChosen, ownWords, setOwnWords, error, clearError, ...rest } =
    useCancelForm(props);
  return (
    <Sheet title={title} onClose={onClose}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => void rest.submit(event)}
        onChange={clearError}
      >
        <ReasonOptions
          reasons={reasons}
          chosen={chosen}
          error={error?.at === 'options' ? error.text : ''}
          onChoose={setChosen}
        />
        {chosen === anotherTime && <Note>{t('cancel.anotherTime')}</Note>}
        <ReasonText
          value={ownWords}
          hint={hint}
          error={error?.at === 'text' ? error.text : ''}
          onChange={setOwnWords}
        />
        {note && <Note>{note}</Note>}
        <SheetActions isBusy={rest.isBusy} onClose={onClose} />
      </form>
    </Sheet>
  );
};
