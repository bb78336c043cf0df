import { paymentStatus } from '@tokri/contracts/orders';
import { maxRefundReferenceLength } from '@tokri/contracts/validation';
import { billingOperations, type OrderResponse } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { Button, Field, formatExactPrice, Sheet } from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { t } from '../../../labels.ts';
import styles from './order-panel.module.css';
import { refreshOrders } from '../order-queries.ts';

const refundMethods = ['cash', 'bank', 'upi'] as const;
type RefundMethod = (typeof refundMethods)[number];

/** Cash cannot be refunded by a payment gateway, so staff record it. */
export const isCashRefundDue = ({
  PaymentMethod,
  PaymentStatus,
}: Pick<OrderResponse, 'PaymentMethod' | 'PaymentStatus'>): boolean =>
  PaymentMethod === 'cod' && PaymentStatus === paymentStatus.RefundDue;

const useRecordRefundMutation = ({
  Id,
  TransactionNumber: number,
  RefundAmount = 0,
}: OrderResponse) =>
  useMutationWithFeedback({
    send: (body: { readonly Way: RefundMethod; readonly Reference: string }) =>
      sendCommand(billingOperations.handBackCash, {
        body: { TransactionId: Id, Amount: RefundAmount, ...body },
      }),
    refresh: refreshOrders,
    successMessage: ({ Amount = 0 }) => t('refund.done', { number, sum: formatExactPrice(Amount) }),
  });

const RefundMethodRadios = ({
  method,
  onChange,
}: {
  readonly method: RefundMethod;
  readonly onChange: (method: RefundMethod) => void;
}) => (
  <fieldset>
    <legend className="sr">{t('refund.method')}</legend>
    {refundMethods.map((option) => (
      <label key={option} className="opt">
        <input
          type="radio"
          name="way"
          value={option}
          checked={method === option}
          onChange={() => onChange(option)}
        />
        <span>{t(`refund.method.${option}`)}</span>
      </label>
    ))}
  </fieldset>
);

export const RefundSheet = ({
  order,
  onClose,
}: {
  readonly order: OrderResponse;
  readonly onClose: () => void;
}) => {
  const { TransactionNumber: number, RefundAmount = 0 } = order;
  const [method, setMethod] = useState<RefundMethod>('cash');
  const [reference, setReference] = useState('');
  const [error, setError] = useState('');
  const { run: recordRefund, isBusy } = useRecordRefundMutation(order);
  const needsReference = method !== 'cash';
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const isReferenceMissing = needsReference && reference.trim() === '';
    setError(isReferenceMissing ? t('refund.referenceRequired') : '');
    if (
      !isReferenceMissing &&
      !isBusy &&
      (await recordRefund({ Way: method, Reference: needsReference ? reference.trim() : '' }))
    )
      onClose();
  };
  return (
    <Sheet title={t('refund.title', { number })} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>
          <b className="strong">{t('refund.sum', { sum: formatExactPrice(RefundAmount) })}</b>
          <br />
          {t('refund.hint')}
        </p>
        <RefundMethodRadios
          method={method}
          onChange={(chosen) => {
            setMethod(chosen);
            setError('');
          }}
        />
        {needsReference && (
          <Field
            label={t('refund.reference')}
            hint={t('refund.referenceHint')}
            error={error}
            value={reference}
            maxLength={maxRefundReferenceLength}
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
