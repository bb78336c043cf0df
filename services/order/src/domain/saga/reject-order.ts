import { isRefundStatus, paymentStatus, type PaymentStatusName } from '@tokri/contracts/orders';
import type { Rejection } from './saga-participants.ts';
import type { Decision } from '../order-events.ts';
import { transitionTo, type Order } from '../order.ts';

const refundablePaise = (order: Order): number =>
  order.captureState === 'authorized' ? order.totals.payablePaise : order.paidPaise;

export const settlePaymentOnClose = (
  order: Order,
): { readonly paymentStatus: PaymentStatusName; readonly refundPaise: number } => {
  // A partially fulfilled order has refunded only the shortfall so far; the rest follows.
  if (isRefundStatus(paymentStatus[order.paymentStatus]) && !order.packed)
    return { paymentStatus: order.paymentStatus, refundPaise: order.refundPaise };
  if (order.captureState !== 'none')
    return { paymentStatus: 'RefundDue', refundPaise: refundablePaise(order) };
  return { paymentStatus: order.paymentMethod === 'online' ? 'Failed' : 'NotDue', refundPaise: 0 };
};

export const rejectOrder = (order: Order, at: Date, rejection: Rejection): Decision => {
  const rejected = transitionTo(
    order,
    { status: 'Rejected', rejection, ...settlePaymentOnClose(order) },
    { at, by: 'system', note: rejection.code },
  );
  return { order: rejected, events: [{ kind: 'rejected', order: rejected }] };
};
