import {
  orderStatus,
  paymentStatus,
  type OrderStatus,
  type PaymentStatus,
} from '@tokri/contracts/orders';
import type { Payment } from './payment.ts';

export interface VerificationStatus {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
}

const confirmed: VerificationStatus = {
  status: orderStatus.Confirmed,
  paymentStatus: paymentStatus.Paid,
};
const rejected: VerificationStatus = {
  status: orderStatus.Rejected,
  paymentStatus: paymentStatus.RefundDue,
};
const waiting: VerificationStatus = {
  status: orderStatus.AwaitingPayment,
  paymentStatus: paymentStatus.Pending,
};

/**
 * The order decides, not the payment: a gateway may capture before the slot is confirmed. Without
 * an outcome only a capture that the order requested proves success.
 */
export const verificationStatus = (
  { state, isCaptureDue, hasOrderEnded }: Pick<Payment, 'state' | 'isCaptureDue' | 'hasOrderEnded'>,
  orderOutcome: OrderStatus | null,
): VerificationStatus => {
  if (hasOrderEnded || orderOutcome === orderStatus.Rejected) return rejected;
  return orderOutcome === orderStatus.Confirmed || (isCaptureDue && state === 'captured')
    ? confirmed
    : waiting;
};
