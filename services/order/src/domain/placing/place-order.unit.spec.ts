import { orderTerms, placedAt } from '../../testing/order-terms.ts';
import { sagaTimeoutMs } from '../order.ts';
import { placeOrder, effectivePaymentMethod } from './place-order.ts';

describe('placeOrder', () => {
  it('waits for all participants until the deadline and emits order placed', () => {
    const { order, events } = placeOrder(orderTerms);
    expect(order).toMatchObject({
      status: 'Placed',
      replies: {
        booking: { kind: 'pending' },
        stock: { kind: 'pending' },
        cart: { kind: 'pending' },
      },
    });
    expect(order.deadlineAt.getTime()).toBe(placedAt.getTime() + sagaTimeoutMs);
    expect(events).toEqual([{ kind: 'placed', order }]);
  });
  it.each([
    [13_100, 'online', 'online', 'Pending'],
    [13_100, 'cod', 'cod', 'DueOnDelivery'],
    [13_100, 'credit', 'credit', 'NotDue'],
    [0, 'online', 'cod', 'NotDue'],
    [0, 'credit', 'cod', 'NotDue'],
    [0, 'cod', 'cod', 'NotDue'],
  ] as const)(
    'treats %i paise paid %s as %s with payment status %s',
    (payablePaise, requested, effective, status) => {
      const totals = { ...orderTerms.totals, payablePaise };
      expect(effectivePaymentMethod(requested, totals)).toBe(effective);
      expect(
        placeOrder({ ...orderTerms, totals, paymentMethod: effective }).order.paymentStatus,
      ).toBe(status);
    },
  );
});
