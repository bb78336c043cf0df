import { billingOperations, type PaymentDetailsResponse } from '@tokri/contracts/api';
import { maxRefundReasonLength } from '@tokri/contracts/validation';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { newUuid, sendCommand } from '@tokri/web-kit/platform';
import { Button, Field, formatExactPrice, Note, Sheet } from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { t } from '../labels.ts';
import { orderLabel } from '../payment-labels.ts';
import { refreshPayments } from '../payment-queries.ts';
import styles from '../payments.module.css';

interface RefundSheetProps {
  readonly payment: PaymentDetailsResponse;
  readonly onClose: () => void;
}

const parseAmount = (text: string): number =>
  /^\d{1,8}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : 0;

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
  const { run: refund, isBusy } = useRefundMutation(payment);
  const amount = parseAmount(amountText);
  const isAmountValid = amount > 0 && amount <= payment.Refundable;
  const isReasonValid = reason.trim() !== '';
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (!isAmountValid || !isReasonValid || isBusy) return;
    if (await refund({ Amount: amount, Reason: reason.trim(), RequestId: requestId })) onClose();
  };
  return {
    amountText,
    setAmountText,
    reason,
    setReason,
    amount: isAmountValid ? amount : 0,
    isBusy,
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
    <Sheet title={t('refund.title', { number: orderLabel(payment) })} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
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
        <div className={styles.actions}>
          <Button kind="secondary" onClick={onClose}>
            {t('refund.back')}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {form.amount > 0
              ? t('refund.submitSum', { sum: formatExactPrice(form.amount) })
              : t('refund.submit')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
