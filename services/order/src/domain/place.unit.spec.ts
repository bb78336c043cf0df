import { agreement, placedAt } from '../testing/agreement.ts';
import { placedDeadlineMs } from './order.ts';
import { placeOrder } from './place.ts';

describe('placing an order', () => {
  it('an agreement, waits for all three until the deadline and tells it', () => {
    const { order, fact } = placeOrder(agreement);
    expect(order).toMatchObject({ status: 'Placed', answers: { slot: { kind: 'awaited' }, stock: { kind: 'awaited' }, cart: { kind: 'awaited' } } });
    expect(order.deadlineAt.getTime()).toBe(placedAt.getTime() + placedDeadlineMs);
    expect(fact).toEqual({ kind: 'placed', order });
  });
});
