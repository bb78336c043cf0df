import { orderOperations, type OrderAnswer } from '@tokri/contracts/http';
import { isApiProblem, useMutation, useQueryClient, write } from '@tokri/web-kit/platform';
import { announce, Button, dialogTypes, escapeHtml, FieldError, isConfirmed, moneyExact, Sheet, showDialog, showToast } from '@tokri/web-kit/ui';
import { useId, useState, type FormEvent } from 'react';
import { t } from '../../texts.ts';
import styles from './order-panel.module.css';
import { refreshOrders } from './order-reads.ts';

/** As long as the row takes. */
const reasonLengthMax = 300;
const reasons = ['stock', 'address', 'customer', 'payment', 'other'] as const;
type Reason = (typeof reasons)[number];

/** What the customer reads: the chosen reason, and staff's own words when there are any. */
const reasonText = (chosen: Reason | '', words: string): string => {
  const own = words.trim();
  if (chosen === '' || chosen === 'other') return own;
  return [t(`cancel.reason.${chosen}`), own].filter(Boolean).join(': ').slice(0, reasonLengthMax);
};

/** Asks once more, cancels, and tells what goes back to the customer. Answers whether it is cancelled. */
const useCancel = ({ Id, TransactionNumber: number }: OrderAnswer) => {
  const client = useQueryClient();
  const cancel = useMutation({ mutationFn: (reason: string) => write(orderOperations.cancelOrder, { query: { TransactionId: Id, reason } }) });
  const ask = async (reason: string): Promise<boolean> => {
    if (!isConfirmed(await showDialog({ type: dialogTypes.yesNo, message: escapeHtml(t('cancel.sure', { number })) }))) return false;
    try {
      const outcome = await cancel.mutateAsync(reason);
      refreshOrders(client);
      if (outcome.kind === 'refused') {
        await showDialog({ type: dialogTypes.error, message: outcome.message });
        return false;
      }
      const refund = outcome.entry.RefundAmount ?? 0;
      const text = refund > 0 ? t('cancel.refund', { number, sum: moneyExact(refund) }) : t('cancel.done', { number });
      announce(text);
      showToast({ text });
      return true;
    } catch (problem) {
      await showDialog({ type: dialogTypes.error, message: isApiProblem(problem) ? problem.message : t('failed') });
      return false;
    }
  };
  return { ask, isBusy: cancel.isPending };
};

/** Why, then the question that cancels. */
export const CancelSheet = ({ order, onClose }: { readonly order: OrderAnswer; readonly onClose: () => void }) => {
  const id = useId();
  const [chosen, setChosen] = useState<Reason | ''>('');
  const [words, setWords] = useState('');
  const [error, setError] = useState('');
  const { ask, isBusy } = useCancel(order);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const reason = reasonText(chosen, words);
    setError(reason ? '' : t(chosen === 'other' ? 'cancel.needWords' : 'cancel.needReason'));
    if (reason && (await ask(reason))) onClose();
  };
  return (
    <Sheet title={t('cancel.title', { number: order.TransactionNumber })} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <fieldset>
          <legend className="sr">{t('cancel.why')}</legend>
          {reasons.map((reason) => <label key={reason} className="opt"><input type="radio" name="reason" value={reason} checked={chosen === reason} onChange={() => { setChosen(reason); setError(''); }} /><span>{t(`cancel.reason.${reason}`)}</span></label>)}
        </fieldset>
        <div className="field">
          <label className="lbl" htmlFor={id}>{t('cancel.words')}</label>
          <textarea id={id} className="input" rows={2} maxLength={reasonLengthMax} value={words} aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}h ${id}e` : `${id}h`} onChange={(event) => { setWords(event.target.value); setError(''); }} />
          <span className="hint" id={`${id}h`}>{t('cancel.wordsHint')}</span>
          <FieldError id={`${id}e`} text={error} />
        </div>
        <div className={styles.formActs}><Button kind="second" onClick={onClose}>{t('cancel.keep')}</Button><Button type="submit" kind="danger" isBusy={isBusy}>{t('cancel.cancel')}</Button></div>
      </form>
    </Sheet>
  );
};
