import type {
  OwnPaymentResponse,
  PaymentDetailsResponse,
  PaymentEntryResponse,
} from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import { toRupees } from '@tokri/contracts/money';
import type { ListedPayment } from '../../application/payments/list-payments.ts';
import type { PaymentDetails } from '../../application/payments/read-payment.ts';
import type { Refund } from '../../domain/payments/payment.ts';
import { refundedPaise } from '../../domain/refunds/refunds.ts';
import { refundablePaise } from '../../domain/refunds/staff-refund.ts';

export const toPaymentResponse = ({
  payment,
  transactionNumber,
  isStuck,
}: ListedPayment): PaymentEntryResponse => ({
  TransactionId: payment.orderId,
  TransactionNumber: transactionNumber,
  UserId: payment.userId,
  Method: payment.method,
  Provider: payment.provider,
  PaidWith: payment.paidWith ?? null,
  State: payment.state,
  IsStuck: isStuck,
  Amount: toRupees(payment.amountPaise),
  Refunded: toRupees(refundedPaise(payment)),
  GatewayOrderId: payment.gatewayOrderId ?? '',
  GatewayPaymentId: payment.method === 'cod' ? '' : (payment.gatewayPaymentId ?? ''),
  OpenedAt: formatInstant(payment.openedAt),
});

/** Without what the shop keeps for its own work. */
export const toOwnPaymentResponse = (listed: ListedPayment): OwnPaymentResponse => {
  const { UserId, IsStuck, GatewayOrderId, ...own } = toPaymentResponse(listed);
  return {
    ...own,
    Refunds: listed.payment.refunds.map(({ amountPaise, state }) => ({
      Amount: toRupees(amountPaise),
      State: state,
    })),
  };
};

const toRefundResponse = (refund: Refund): PaymentDetailsResponse['Refunds'][number] => {
  const { staffRefund, manualRefund } = refund;
  const at = manualRefund?.at ?? staffRefund?.at;
  return {
    RefundId: refund.refundId,
    Amount: toRupees(refund.amountPaise),
    State: refund.state,
    Failures: refund.failures,
    IsMadeAtProvider: refund.isProviderRefund === true,
    StaffId: manualRefund?.by ?? staffRefund?.by ?? null,
    At: at ? formatInstant(at) : null,
    Reason: staffRefund?.reason ?? '',
  };
};

export const toPaymentDetailsResponse = (details: PaymentDetails): PaymentDetailsResponse => ({
  ...toPaymentResponse(details),
  Refundable: toRupees(refundablePaise(details.payment)),
  Refunds: details.payment.refunds.map(toRefundResponse),
  FailedAttempts: [...details.payment.failedAttempts],
  RecordedBy: details.payment.recordedBy ?? null,
  Events: details.webhooks.map(({ eventId, type, receivedAt }) => ({
    Id: eventId,
    Type: type,
    At: formatInstant(receivedAt),
  })),
});
