import { orderStatus, refusal } from '@tokri/contracts';
import { agreement, placedAt } from '../testing/agreement.ts';
import { moveOrder } from './move-order.ts';
import type { Order } from './order.ts';
import { placeOrder } from './place.ts';
import { agreedOrder, valueOf } from '../testing/orders.ts';

const now = placedAt;
const placed: Order = placeOrder(agreement).order;
const confirmed = agreedOrder();
const moved = (order: Order, status: number): Order =>
  valueOf(moveOrder(order, { status, now })).order;

describe('staff moving an order', () => {
  it('confirmed, packed, on its way, delivered, each told', () => {
    const delivered = [
      orderStatus.Packed,
      orderStatus.OutForDelivery,
      orderStatus.Delivered,
    ].reduce<Order>(moved, confirmed);
    expect(delivered.history.map(({ status, by }) => [status, by])).toEqual([
      ['Placed', 'customer'],
      ['Confirmed', 'system'],
      ['Packed', 'staff'],
      ['OutForDelivery', 'staff'],
      ['Delivered', 'staff'],
    ]);
  });
  it('the state it has already, nothing changes', () =>
    expect(valueOf(moveOrder(confirmed, { status: orderStatus.Confirmed, now }))).toEqual({
      order: confirmed,
      facts: [],
    }));
  it.each([
    ['placed to packed', placed, orderStatus.Packed],
    ['confirmed to delivered', confirmed, orderStatus.Delivered],
    ['packed back to confirmed', moved(confirmed, orderStatus.Packed), orderStatus.Confirmed],
    ['placed to confirmed by hand', placed, orderStatus.Confirmed],
    ['confirmed to cancelled without a reason', confirmed, orderStatus.Cancelled],
    ['an unknown state', confirmed, 99],
  ])('%s, refused', (_situation, order, status) =>
    expect(moveOrder(order, { status, now })).toEqual(refusal('transition-refused')),
  );
});
