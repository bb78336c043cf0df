import { agreement, placedAt } from '../testing/agreement.ts';
import { placedDeadlineMs } from './order.ts';
import { placeOrder, wayToPay } from './place.ts';

describe('placing an order', () => {
  it('an agreement, waits for all three until the deadline and tells it', () => {
    const { order, facts } = placeOrder(agreement);
    expect(order).toMatchObject({
      status: 'Placed',
      answers: {
        booking: { kind: 'awaited' },
        stock: { kind: 'awaited' },
        cart: { kind: 'awaited' },
      },
    });
    expect(order.deadlineAt.getTime()).toBe(placedAt.getTime() + placedDeadlineMs);
    expect(facts).toEqual([{ kind: 'placed', order }]);
  });
  it.each([
    [13_100, 'online', 'online', 'Pending'],
    [13_100, 'cod', 'cod', 'DueOnDelivery'],
    [0, 'online', 'cod', 'NotDue'],
    [0, 'cod', 'cod', 'NotDue'],
  ] as const)('%i paise %s, are paid %s and %s', (payablePaise, chosen, way, status) => {
    const totals = { ...agreement.totals, payablePaise };
    expect(wayToPay(chosen, totals)).toBe(way);
    expect(placeOrder({ ...agreement, totals, paymentMethod: way }).order.paymentStatus).toBe(
      status,
    );
  });
});
