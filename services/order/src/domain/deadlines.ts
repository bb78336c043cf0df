import { reject } from './ending.ts';
import { unchanged, type Decision } from './facts.ts';
import { isWaiting, type Order, type OrderOf } from './order.ts';

const lapsed = (order: OrderOf<'AwaitingPayment'>): Decision => {
  const next: OrderOf<'AwaitingPayment'> = {
    ...order,
    stage: 'lapsed',
    answers: {},
    paymentStatus: 'Failed',
    deadlineAt: order.slot.cutOffAt,
  };
  return { order: next, facts: [{ kind: 'lapsed', order: next }] };
};

/** Nobody paid in time: place and stock go, the order waits on for late money until the cut-off. Else it ends, and money that came goes back. */
const endWaiting = (order: OrderOf<'AwaitingPayment'>, now: Date): Decision => {
  switch (order.stage) {
    case 'waiting':
      return lapsed(order);
    case 'lapsed':
      return reject(order, now, { code: 'payment-missing', short: [] });
    case 'accepted':
    case 'capturing':
      return reject(order, now, { code: 'payment-late', short: [] });
  }
};

/** What a passed deadline means for an order; before it, and in states without one, nothing. */
export const passDeadline = (order: Order, now: Date): Decision => {
  if (!isWaiting(order) || order.deadlineAt.getTime() > now.getTime()) return unchanged(order);
  return order.status === 'Placed'
    ? reject(order, now, { code: 'late', short: [] })
    : endWaiting(order, now);
};
