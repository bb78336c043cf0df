import { agreement, cutOffAt } from '../testing/agreement.ts';
import { cancelOrder } from './cancel.ts';
import { placeOrder } from './place.ts';
import { nextStatus, trackingSteps } from './tracking.ts';

const { order } = placeOrder(agreement);

describe('the way of an order', () => {
  it('just placed, all later steps are to come', () => {
    expect(trackingSteps(order).map(({ status, at }) => [status, at !== null])).toEqual([['Placed', true], ['Confirmed', false], ['Packed', false], ['OutForDelivery', false], ['Delivered', false]]);
    expect(nextStatus(order)).toBe('Confirmed');
  });

  it('cancelled, it ends there', () => {
    const decision = cancelOrder(order, { by: 'customer', reason: 'r', now: new Date(cutOffAt.getTime() - 1) });
    if (typeof decision === 'string') throw new Error(decision);
    expect(trackingSteps(decision.order).map(({ status }) => status)).toEqual(['Placed', 'Cancelled']);
    expect(nextStatus(decision.order)).toBeNull();
  });
});
