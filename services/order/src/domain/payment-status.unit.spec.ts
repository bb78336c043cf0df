import { agreement, cutOffAt } from '../testing/agreement.ts';
import { cancelOrder } from './cancel.ts';
import { paymentStatusOf } from './payment-status.ts';
import { placeOrder } from './place.ts';

const { order } = placeOrder(agreement);

describe('payment of an order on cash', () => {
  it('on its way, due on delivery', () => expect(paymentStatusOf(order)).toBe('DueOnDelivery'));
  it('cancelled, nothing is due', () => {
    const decision = cancelOrder(order, { by: 'staff', reason: 'r', now: cutOffAt });
    if (typeof decision === 'string') throw new Error(decision);
    expect(paymentStatusOf(decision.order)).toBe('NotDue');
  });
});
