import { err, ok, type Result } from '@tokri/contracts/result';
import { unchanged, type Decision } from '../order-events.ts';
import type { Order } from '../order.ts';
import { rejectOrder } from '../saga/reject-order.ts';

export type AbandonPaymentError = 'not-awaiting-payment' | 'payment-received';

const abandoned = 'payment-abandoned';

/**
 * The customer will not pay online. The order ends as rejected, so that the slot goes back to the
 * same customer, and a payment that arrives later is refunded. Idempotent.
 */
export const abandonPayment = (order: Order, at: Date): Result<Decision, AbandonPaymentError> => {
  if (order.status === 'Rejected' && order.rejection.code === abandoned)
    return ok(unchanged(order));
  if (order.status !== 'AwaitingPayment') return err('not-awaiting-payment');
  if (order.captureState !== 'none') return err('payment-received');
  return ok(rejectOrder(order, at, { code: abandoned, shortages: [] }));
};
