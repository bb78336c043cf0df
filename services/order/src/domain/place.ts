import { nobodyAnswered } from './answers.ts';
import type { Decision } from './facts.ts';
import { placedDeadlineMs, type Agreement, type OrderOf } from './order.ts';

/** An agreement becomes an order that waits for slot, stock and cart. */
export const placeOrder = (agreement: Agreement): Decision<OrderOf<'Placed'>> => {
  const order: OrderOf<'Placed'> = {
    ...agreement,
    status: 'Placed',
    answers: nobodyAnswered,
    deadlineAt: new Date(agreement.placedAt.getTime() + placedDeadlineMs),
    history: [{ status: 'Placed', at: agreement.placedAt, by: 'customer', note: '' }],
  };
  return { order, fact: { kind: 'placed', order } };
};
