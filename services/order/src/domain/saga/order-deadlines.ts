import { rejectOrder } from './reject-order.ts';
import { unchanged, type Decision } from '../order-events.ts';
import { isPending, type Order, type OrderWithStatus } from '../order.ts';

const expirePayment = (order: OrderWithStatus<'AwaitingPayment'>): Decision => {
  const expired: OrderWithStatus<'AwaitingPayment'> = {
    ...order,
    stage: 'expired',
    replies: {},
    paymentStatus: 'Failed',
    deadlineAt: order.slot.cutOffAt,
  };
  return { order: expired, events: [{ kind: 'payment-expired', order: expired }] };
};

const handlePaymentDeadline = (order: OrderWithStatus<'AwaitingPayment'>, now: Date): Decision => {
  switch (order.stage) {
    case 'waiting':
      return expirePayment(order);
    case 'expired':
      return rejectOrder(order, now, { code: 'payment-missing', shortages: [] });
    case 'accepted':
    case 'capturing':
      return rejectOrder(order, now, { code: 'payment-late', shortages: [] });
  }
};

export const handleDeadlinePassed = (order: Order, now: Date): Decision => {
  if (!isPending(order) || order.deadlineAt.getTime() > now.getTime()) return unchanged(order);
  return order.status === 'Placed'
    ? rejectOrder(order, now, { code: 'late', shortages: [] })
    : handlePaymentDeadline(order, now);
};
