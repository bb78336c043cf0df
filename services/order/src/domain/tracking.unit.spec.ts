import { agreement, cutOffAt, onlineAgreement } from '../testing/agreement.ts';
import { valueOf } from '../testing/orders.ts';
import { cancelOrder } from './cancel.ts';
import { placeOrder } from './place.ts';
import { nextStatus, trackingSteps } from './tracking.ts';

const { order } = placeOrder(agreement);

describe('the way of an order', () => {
  it('just placed, all later steps are to come', () => {
    expect(trackingSteps(order).map(({ status, at }) => [status, at !== null])).toEqual([
      ['Placed', true],
      ['Confirmed', false],
      ['Packed', false],
      ['OutForDelivery', false],
      ['Delivered', false],
    ]);
    expect(nextStatus(order)).toBe('Confirmed');
  });

  it('paid online, its payment comes first', () =>
    expect(nextStatus(placeOrder(onlineAgreement).order)).toBe('AwaitingPayment'));

  it('cancelled, it ends there', () => {
    const decision = valueOf(
      cancelOrder(order, { by: 'customer', reason: 'r', now: new Date(cutOffAt.getTime() - 1) }),
    );
    expect(trackingSteps(decision.order).map(({ status }) => status)).toEqual([
      'Placed',
      'Cancelled',
    ]);
    expect(nextStatus(decision.order)).toBeNull();
  });
});
