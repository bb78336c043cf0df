import { isRefundStatus, paymentStatus, type PaymentStatusName } from '@tokri/contracts/orders';
import type { Rejection } from './saga-participants.ts';
import type { Decision } from '../order-events.ts';
import { transitionTo, type Order } from '../order.ts';

/** Money that is here: ours, or set aside at the bank for the whole order. */
const refundablePaise = (order: Order): number =>
  order.money === 'authorized' ? order.totals.payablePaise : order.paidPaise;

/** Money that came for an order which ends goes back, if it has not already; without any there is nothing more to pay. */
export const settlePaymentOnClose = (
  order: Order,
): { readonly paymentStatus: PaymentStatusName; readonly refundPaise: number } => {
  // Of an order packed short only a part went back before; now the rest follows.
  if (isRefundStatus(paymentStatus[order.paymentStatus]) && !order.packed)
    return { paymentStatus: order.paymentStatus, refundPaise: order.refundPaise };
  if (order.money !== 'none')
    return { paymentStatus: 'RefundDue', refundPaise: refundablePaise(order) };
  return { paymentStatus: order.paymentMethod === 'online' ? 'Failed' : 'NotDue', refundPaise: 0 };
};

/** The saga gives an order up: for good, with the code that people are told, and with its money on the way back. */
export const rejectOrder = (order: Order, at: Date, rejection: Rejection): Decision => {
  const rejected = transitionTo(
    order,
    { status: 'Rejected', rejection, ...settlePaymentOnClose(order) },
    { at, by: 'system', note: rejection.code },
  );
  return { order: rejected, events: [{ kind: 'rejected', order: rejected }] };
};
