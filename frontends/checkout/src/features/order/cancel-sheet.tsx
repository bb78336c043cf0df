import { Button, FieldError, Sheet } from '@tokri/web-kit/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { t } from '../../texts.ts';
import { cancelReasons, reasonLengthMax, reasonText, useCancel, type CancelReason } from './cancel-order.ts';
import styles from './order.module.css';

export interface CancelSheetProps {
  readonly orderId: number;
  readonly number: string;
  readonly onClose: () => void;
}

/** Why, in one tap or in own words: the one question before an order is cancelled. */
export const CancelSheet = ({ orderId, number, onClose }: CancelSheetProps) => {
  const id = useId();
  const [chosen, setChosen] = useState<CancelReason | ''>('');
  const [words, setWords] = useState('');
  const [error, setError] = useState('');
  const { cancelFor, isBusy } = useCancel(orderId);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const reason = reasonText(chosen, words);
    setError(reason ? '' : t(chosen === 'other' ? 'cancel.needWords' : 'cancel.needReason'));
    if (reason && (await cancelFor(reason))) onClose();
  };
  return (
    <Sheet title={t('cancel.title', { number })} onClose={onClose}>
      <form className={styles.cancel} noValidate onSubmit={(event) => void submit(event)}>
        <fieldset>
          <legend className="sr">{t('cancel.why')}</legend>
          {cancelReasons.map((reason) => (
            <label key={reason} className="opt"><input type="radio" name="reason" value={reason} checked={chosen === reason} onChange={() => { setChosen(reason); setError(''); }} /><span>{t(`reason.${reason}`)}</span></label>
          ))}
        </fieldset>
        <div className="field">
          <label className="lbl" htmlFor={id}>{t('cancel.words')}</label>
          <textarea id={id} className="input" rows={2} maxLength={reasonLengthMax} value={words} aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}e` : undefined} onChange={(event) => { setWords(event.target.value); setError(''); }} />
          <FieldError id={`${id}e`} text={error} />
        </div>
        <div className={styles.acts}><Button kind="second" onClick={onClose}>{t('cancel.keep')}</Button><Button type="submit" kind="danger" isBusy={isBusy}>{t('cancel.cancel')}</Button></div>
      </form>
    </Sheet>
  );
};
