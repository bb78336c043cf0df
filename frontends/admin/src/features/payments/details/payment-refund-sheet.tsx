import { billingOperations, type PaymentDetailsResponse } from '@tokri/contracts/api';
import { maxRefundReasonLength, parseRupees } from '@tokri/contracts/validation';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { newUuid, sendCommand } from '@tokri/web-kit/platform';
import { Field, formatExactPrice, Note } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { FormSheet } from '../../../components/form-sheet/form-sheet.tsx';
import { t } from '../labels.ts';
import { orderLabel } from '../payment-labels.ts';
import { refreshPayments } from '../payment-queries.ts';
import styles from '../payments.module.css';

interface RefundSheetProps {
  readonly payment: PaymentDetailsResponse;
  readonly onClose: () => void;
}

const useRefundMutation = (payment: PaymentDetailsResponse) =>
  useMutationWithFeedback({
    send: (body: {
      readonly Amount: number;
      readonly Reason: string;
      readonly RequestId: string;
    }) =>
      sendCommand(billingOperations.refundPayment, {
        body: { TransactionId: payment.TransactionId, ...body },
      }),
    refresh: refreshPayments,
    successMessage: (_entry, { Amount }) =>
      t('refund.done', { number: orderLabel(payment), sum: formatExactPrice(Amount) }),
  });

const useRefundForm = ({ payment, onClose }: RefundSheetProps) => {
  const [amountText, setAmountText] = useState('');
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  // One request per sheet: pressing again after a lost answer refunds once.
  const [requestId] = useState(newUuid);
  const { run: refund } = useRefundMutation(payment);
  const amount = parseRupees(amountText) ?? 0;
  const isAmountValid = amount > 0 && amount <= payment.Refundable;
  const isReasonValid = reason.trim() !== '';
  const submit = async (): Promise<void> => {
    setTried(true);
    if (!isAmountValid || !isReasonValid) return;
    if (await refund({ Amount: amount, Reason: reason.trim(), RequestId: requestId })) onClose();
  };
  return {
    amountText,
    setAmountText,
    reason,
    setReason,
    amount: isAmountValid ? amount : 0,
    isDirty: amountText !== '' || reason !== '',
    amountError:
      hasTried && !isAmountValid
        ? t('refund.amountWrong', { sum: formatExactPrice(payment.Refundable) })
        : '',
    reasonError: hasTried && !isReasonValid ? t('refund.reasonMissing') : '',
    submit,
  };
};

export const PaymentRefundSheet = ({ payment, onClose }: RefundSheetProps) => {
  const form = useRefundForm({ payment, onClose });
  const sum = formatExactPrice(payment.Refundable);
  return (
    <FormSheet
      title={t('refund.title', { number: orderLabel(payment) })}
      submitLabel={
        form.amount > 0
          ? t('refund.submitSum', { sum: formatExactPrice(form.amount) })
          : t('refund.submit')
      }
      isDirty={form.isDirty}
      onSubmit={form.submit}
      onClose={onClose}
    >
      {payment.Method === 'cod' && <Note>{t('refund.cashHint')}</Note>}
      <Field
        label={t('refund.amount')}
        hint={t('refund.upTo', { sum })}
        error={form.amountError}
        value={form.amountText}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => form.setAmountText(target.value)}
      />
      <button
        type="button"
        className={`chip ${styles.whole}`}
        onClick={() => form.setAmountText(String(payment.Refundable))}
      >
        {t('refund.whole')}
      </button>
      <Field
        label={t('refund.reason')}
        hint={t('refund.reasonHint')}
        error={form.reasonError}
        value={form.reason}
        maxLength={maxRefundReasonLength}
        autoComplete="off"
        onChange={({ target }) => form.setReason(target.value)}
      />
    </FormSheet>
  );
};
