import { type Language } from '@tokri/contracts/language';
import {
  cancelReasons,
  composeCancelReason,
  maxCancelReasonLength,
  type CancelReasonAudience,
} from '@tokri/contracts/orders';
import { language } from '@tokri/web-kit/platform';
import { Button, FieldError, Sheet } from '@tokri/web-kit/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import styles from './cancel-sheet.module.css';
import { t } from './labels.ts';
import { useCancelOrderMutation, type CancelOrderOptions } from './use-cancel-order-mutation.ts';

export interface CancelSheetProps extends CancelOrderOptions {
  readonly title: string;
  readonly side: CancelReasonAudience;
  readonly hint?: string;
  readonly confirm?: () => Promise<boolean>;
  readonly onClose: () => void;
}

const other = 'other';

export const CancelSheet = ({
  title,
  side,
  hint,
  confirm,
  onClose,
  ...needs
}: CancelSheetProps) => {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [words, setWords] = useState('');
  const [error, setError] = useState('');
  const { run: cancelFor, isBusy } = useCancelOrderMutation(needs);
  const reasons: Readonly<Record<string, Readonly<Record<Language, string>>>> = cancelReasons[side];
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const reason = composeCancelReason(reasons[chosen]?.en ?? '', words);
    setError(reason ? '' : t(chosen === other ? 'cancel.needWords' : 'cancel.needReason'));
    if (reason && (!confirm || (await confirm())) && (await cancelFor(reason))) onClose();
  };
  const describedBy = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ');
  return (
    <Sheet title={title} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <fieldset>
          <legend className="sr">{t('cancel.why')}</legend>
          {[...Object.keys(reasons), other].map((reason) => (
            <label key={reason} className="opt">
              <input
                type="radio"
                name="reason"
                value={reason}
                checked={chosen === reason}
                onChange={() => {
                  setChosen(reason);
                  setError('');
                }}
              />
              <span>{reasons[reason]?.[language()] ?? t('cancel.other')}</span>
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label className="lbl" htmlFor={id}>
            {t('cancel.words')}
          </label>
          <textarea
            id={id}
            className="input"
            rows={2}
            maxLength={maxCancelReasonLength}
            value={words}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy || undefined}
            onChange={(event) => {
              setWords(event.target.value);
              setError('');
            }}
          />
          {hint && (
            <span className="hint" id={`${id}h`}>
              {hint}
            </span>
          )}
          <FieldError id={`${id}e`} text={error} />
        </div>
        <div className={styles.acts}>
          <Button kind="second" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button type="submit" kind="danger" isBusy={isBusy}>
            {t('cancel.cancel')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
