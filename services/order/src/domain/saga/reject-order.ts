import { isRefundStatus, paymentStatus, type PaymentStatusName } from '@tokri/contracts/orders';
import type { Rejection } from './saga-participants.ts';
import type { Decision } from '../order-events.ts';
import { transitionTo, type Order } from '../order.ts';

const refundablePaise = (order: Order): number =>
  order.captureState === 'authorized' ? order.totals.payablePaise : order.paidPaise;

export const settlePaymentOnClose = (
  order: Order,
): { readonly paymentStatus: PaymentStatusName; readonly refundPaise: number } => {
  // Only a part was refunded so far, for missing items or at the provider; the rest follows.
  const isPart = order.packed !== null || order.paymentStatus === 'PartlyRefunded';
  if (
    order.paymentStatus === 'Refunded' ||
    (isRefundStatus(paymentStatus[order.paymentStatus]) && !isPart)
  )
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
