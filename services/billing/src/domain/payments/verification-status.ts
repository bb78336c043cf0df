import {
  orderStatus,
  paymentStatus,
  type OrderStatus,
  type PaymentStatus,
} from '@tokri/contracts/orders';
import type { Payment } from './payment.ts';

/** What the customer is told of an order whose payment was just verified (O13). */
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
 * Order decides, not the money: a gateway may take it before the place has said yes (architecture.md 3, step 5). `word` is what order has said meanwhile; without one only money
 * that was taken because the order asked for it tells that the order stands.
 */
export const verificationStatus = (
  { state, isCaptureDue, isOver }: Pick<Payment, 'state' | 'isCaptureDue' | 'isOver'>,
  orderOutcome: OrderStatus | null,
): VerificationStatus => {
  if (isOver || orderOutcome === orderStatus.Rejected) return rejected;
  return orderOutcome === orderStatus.Confirmed || (isCaptureDue && state === 'captured')
    ? confirmed
    : waiting;
};
