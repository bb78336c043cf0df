import { orderStatus } from '@tokri/contracts';
import { agreement, placedAt } from '../testing/agreement.ts';
import { askedParties } from './answers.ts';
import { moveOrder } from './move-order.ts';
import type { Order } from './order.ts';
import { placeOrder } from './place.ts';
import { takeAnswer } from './settle.ts';

const now = placedAt;
const placed: Order = placeOrder(agreement).order;
const confirmed = askedParties.reduce<Order>((order, party) => takeAnswer(order, { party, answer: { kind: 'yes' }, at: now }).order, placed);
const moved = (order: Order, status: number): Order => {
  const decision = moveOrder(order, { status, now });
  if (typeof decision === 'string') throw new Error(decision);
  return decision.order;
};

describe('staff moving an order', () => {
  it('confirmed, packed, on its way, delivered, each told', () => {
    const delivered = [orderStatus.Packed, orderStatus.OutForDelivery, orderStatus.Delivered].reduce<Order>(moved, confirmed);
    expect(delivered.history.map(({ status, by }) => [status, by])).toEqual([['Placed', 'customer'], ['Confirmed', 'system'], ['Packed', 'staff'], ['OutForDelivery', 'staff'], ['Delivered', 'staff']]);
  });
  it('the state it has already, nothing changes', () => expect(moveOrder(confirmed, { status: orderStatus.Confirmed, now })).toEqual({ order: confirmed, fact: null }));
  it.each([
    ['placed to packed', placed, orderStatus.Packed],
    ['confirmed to delivered', confirmed, orderStatus.Delivered],
    ['packed back to confirmed', moved(confirmed, orderStatus.Packed), orderStatus.Confirmed],
    ['placed to confirmed by hand', placed, orderStatus.Confirmed],
    ['confirmed to cancelled without a reason', confirmed, orderStatus.Cancelled],
    ['an unknown state', confirmed, 99],
  ])('%s, refused', (_situation, order, status) => expect(moveOrder(order, { status, now })).toBe('transition-refused'));
});
