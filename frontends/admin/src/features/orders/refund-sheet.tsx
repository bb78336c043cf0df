import { paymentStatus, refundReferenceLettersMax } from '@tokri/contracts';
import { billingOperations, type OrderAnswer } from '@tokri/contracts/http';
import { useToldWrite } from '@tokri/web-kit/told-write';
import { write } from '@tokri/web-kit/platform';
import { Button, Field, moneyExact, Sheet } from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { t } from '../../texts.ts';
import styles from './order-panel.module.css';
import { refreshOrders } from './order-reads.ts';

const ways = ['cash', 'bank', 'upi'] as const;
type Way = (typeof ways)[number];
/** As long as the row takes. */

/** Cash that was collected and is to go back: nobody but staff can do that. */
export const isOwedByHand = ({
  PaymentMethod,
  PaymentStatus,
}: Pick<OrderAnswer, 'PaymentMethod' | 'PaymentStatus'>): boolean =>
  PaymentMethod === 'cod' && PaymentStatus === paymentStatus.RefundDue;

/** How the money was given back, written down after it was. */
export const RefundSheet = ({
  order,
  onClose,
}: {
  readonly order: OrderAnswer;
  readonly onClose: () => void;
}) => {
  const { Id, TransactionNumber: number, RefundAmount = 0 } = order;
  const [way, setWay] = useState<Way>('cash');
  const [reference, setReference] = useState('');
  const [error, setError] = useState('');
  const { act, isBusy } = useToldWrite({
    send: (body: { readonly Way: Way; readonly Reference: string }) =>
      write(billingOperations.handBackCash, {
        body: { TransactionId: Id, Amount: RefundAmount, ...body },
      }),
    refresh: refreshOrders,
    tell: ({ Amount = 0 }) => t('refund.done', { number, sum: moneyExact(Amount) }),
  });
  const needsReference = way !== 'cash';
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const isMissing = needsReference && reference.trim() === '';
    setError(isMissing ? t('refund.needReference') : '');
    if (
      !isMissing &&
      !isBusy &&
      (await act({ Way: way, Reference: needsReference ? reference.trim() : '' }))
    )
      onClose();
  };
  return (
    <Sheet title={t('refund.title', { number })} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>
          <b className="strong">{t('refund.sum', { sum: moneyExact(RefundAmount) })}</b>
          <br />
          {t('refund.hint')}
        </p>
        <fieldset>
          <legend className="sr">{t('refund.way')}</legend>
          {ways.map((one) => (
            <label key={one} className="opt">
              <input
                type="radio"
                name="way"
                value={one}
                checked={way === one}
                onChange={() => {
                  setWay(one);
                  setError('');
                }}
              />
              <span>{t(`refund.way.${one}`)}</span>
            </label>
          ))}
        </fieldset>
        {needsReference && (
          <Field
            label={t('refund.reference')}
            hint={t('refund.referenceHint')}
            error={error}
            value={reference}
            maxLength={refundReferenceLettersMax}
            autoComplete="off"
            onChange={({ target }) => {
              setReference(target.value);
              setError('');
            }}
          />
        )}
        <div className={styles.formActs}>
          <Button kind="second" onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t('refund.record')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
