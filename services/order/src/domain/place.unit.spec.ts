import { agreement, placedAt } from '../testing/agreement.ts';
import { placedDeadlineMs } from './order.ts';
import { placeOrder } from './place.ts';

describe('placing an order', () => {
  it('an agreement, waits for all three until the deadline and tells it', () => {
    const { order, facts } = placeOrder(agreement);
    expect(order).toMatchObject({ status: 'Placed', answers: { booking: { kind: 'awaited' }, stock: { kind: 'awaited' }, cart: { kind: 'awaited' } } });
    expect(order.deadlineAt.getTime()).toBe(placedAt.getTime() + placedDeadlineMs);
    expect(facts).toEqual([{ kind: 'placed', order }]);
  });
});
