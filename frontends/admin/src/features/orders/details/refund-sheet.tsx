import { paymentStatus } from '@tokri/contracts/orders';
import { maxRefundReferenceLength } from '@tokri/contracts/validation';
import { billingOperations, type OrderResponse } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { newUuid, sendCommand } from '@tokri/web-kit/platform';
import { Field, formatExactPrice } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { FormSheet } from '../../../components/form-sheet/form-sheet.tsx';
import { t } from '../../../labels.ts';
import { refreshOrders } from '../../../orders/refresh-orders.ts';

const refundMethods = ['cash', 'bank', 'upi'] as const;
type RefundMethod = (typeof refundMethods)[number];

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
    send: (body: {
      readonly Way: RefundMethod;
      readonly Reference: string;
      readonly RequestId: string;
    }) =>
      sendCommand(billingOperations.handBackCash, {
        body: { TransactionId: Id, Amount: RefundAmount, ...body },
      }),
    refresh: refreshOrders,
    successMessage: ({ Amount = 0 }) => t('refund.done', { number, sum: formatExactPrice(Amount) }),
    actionName: () => t('refund.record'),
  });

const RefundMethodRadios = ({
  method,
  onChange,
}: {
  readonly method: RefundMethod;
  readonly onChange: (method: RefundMethod) => void;
}) => (
  <fieldset>
    <legend className="sr-only">{t('refund.method')}</legend>
    {refundMethods.map((option) => (
      <label key={option} className="radio-card">
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

interface RefundSheetProps {
  readonly order: OrderResponse;
  readonly onClose: () => void;
}

const useRefundForm = ({ order, onClose }: RefundSheetProps) => {
  const [method, setMethod] = useState<RefundMethod>('cash');
  const [reference, setReference] = useState('');
  const [error, setError] = useState('');
  // One request per sheet: pressing again after a lost answer records one refund.
  const [requestId] = useState(newUuid);
  const { run: recordRefund } = useRecordRefundMutation(order);
  const needsReference = method !== 'cash';
  const submit = async (): Promise<void> => {
    const isReferenceMissing = needsReference && reference.trim() === '';
    setError(isReferenceMissing ? t('refund.referenceRequired') : '');
    if (
      !isReferenceMissing &&
      (await recordRefund({
        Way: method,
        Reference: needsReference ? reference.trim() : '',
        RequestId: requestId,
      }))
    )
      onClose();
  };
  return {
    method,
    reference,
    error,
    isDirty: method !== 'cash' || reference !== '',
    needsReference,
    changeMethod: (chosen: RefundMethod): void => {
      setMethod(chosen);
      setError('');
    },
    changeReference: (text: string): void => {
      setReference(text);
      setError('');
    },
    submit,
  };
};

export const RefundSheet = ({ order, onClose }: RefundSheetProps) => {
  const { TransactionNumber: number, RefundAmount = 0 } = order;
  const form = useRefundForm({ order, onClose });
  return (
    <FormSheet
      title={t('refund.title', { number })}
      submitLabel={t('refund.record')}
      isDirty={form.isDirty}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p>
        <b className="strong">{t('refund.sum', { sum: formatExactPrice(RefundAmount) })}</b>
        <br />
        {t('refund.hint')}
      </p>
      <RefundMethodRadios method={form.method} onChange={form.changeMethod} />
      {form.needsReference && (
        <Field
          label={t('refund.reference')}
          hint={t('refund.referenceHint')}
          error={form.error}
          value={form.reference}
          maxLength={maxRefundReferenceLength}
          autoComplete="off"
          onChange={({ target }) => form.changeReference(target.value)}
        />
      )}
    </FormSheet>
  );
};
