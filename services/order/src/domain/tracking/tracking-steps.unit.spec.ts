import { orderTerms, cutOffAt, onlineOrderTerms } from '../../testing/order-terms.ts';
import { unwrapOk } from '../../testing/orders.ts';
import { cancelOrder } from '../cancellation/cancel-order.ts';
import { placeOrder } from '../placing/place-order.ts';
import { findNextStatus, buildTrackingSteps } from './tracking-steps.ts';

const { order } = placeOrder(orderTerms);

describe('tracking steps', () => {
  it('list all later steps for an order that was just placed', () => {
    expect(buildTrackingSteps(order).map(({ status, at }) => [status, at !== null])).toEqual([
      ['Placed', true],
      ['Confirmed', false],
      ['Packed', false],
      ['OutForDelivery', false],
      ['Delivered', false],
    ]);
    expect(findNextStatus(order)).toBe('Confirmed');
  });

  it('continue with the payment for an online order', () =>
    expect(findNextStatus(placeOrder(onlineOrderTerms).order)).toBe('AwaitingPayment'));

  it('end with the cancellation', () => {
    const decision = unwrapOk(
      cancelOrder(order, { by: 'customer', reason: 'r', now: new Date(cutOffAt.getTime() - 1) }),
    );
    expect(buildTrackingSteps(decision.order).map(({ status }) => status)).toEqual([
      'Placed',
      'Cancelled',
    ]);
    expect(findNextStatus(decision.order)).toBeNull();
  });
});
