import { rejectOrder } from './reject-order.ts';
import { unchanged, type Decision } from '../order-events.ts';
import { isPending, type Order, type OrderOf } from '../order.ts';

const expirePayment = (order: OrderOf<'AwaitingPayment'>): Decision => {
  const next: OrderOf<'AwaitingPayment'> = {
    ...order,
    stage: 'expired',
    replies: {},
    paymentStatus: 'Failed',
    deadlineAt: order.slot.cutOffAt,
  };
  return { order: next, events: [{ kind: 'payment-expired', order: next }] };
};

/** Nobody paid in time: place and stock go, the order waits on for late money until the cut-off. Else it ends, and money that came goes back. */
const handlePaymentDeadline = (order: OrderOf<'AwaitingPayment'>, now: Date): Decision => {
  switch (order.stage) {
    case 'waiting':
      return expirePayment(order);
    case 'expired':
      return rejectOrder(order, now, { code: 'payment-missing', short: [] });
    case 'accepted':
    case 'capturing':
      return rejectOrder(order, now, { code: 'payment-late', short: [] });
  }
};

/** What a passed deadline means for an order; before it, and in states without one, nothing. */
export const handleDeadlinePassed = (order: Order, now: Date): Decision => {
  if (!isPending(order) || order.deadlineAt.getTime() > now.getTime()) return unchanged(order);
  return order.status === 'Placed'
    ? rejectOrder(order, now, { code: 'late', short: [] })
    : handlePaymentDeadline(order, now);
};
