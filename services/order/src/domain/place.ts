import { askedFor, nobodyAnswered } from './answers.ts';
import type { Decision } from './facts.ts';
import { placedDeadlineMs, type Agreement, type OrderOf } from './order.ts';

/** An agreement becomes an order that waits for those whom its way of payment asks. */
export const placeOrder = (agreement: Agreement): Decision<OrderOf<'Placed'>> => {
  const order: OrderOf<'Placed'> = {
    ...agreement,
    status: 'Placed',
    answers: nobodyAnswered(askedFor(agreement)),
    deadlineAt: new Date(agreement.placedAt.getTime() + placedDeadlineMs),
    history: [{ status: 'Placed', at: agreement.placedAt, by: 'customer', note: '' }],
    paymentStatus: agreement.paymentMethod === 'online' ? 'Pending' : 'DueOnDelivery',
    money: 'none', paidPaise: 0, gatewayOrder: null, refundPaise: 0, bill: null, packed: null,
  };
  return { order, facts: [{ kind: 'placed', order }] };
};
