import { orderStatus } from '@tokri/contracts/orders';
import { err } from '@tokri/contracts/result';
import { orderTerms, placedAt } from '../../testing/order-terms.ts';
import { applyStatusChange } from './apply-status-change.ts';
import type { Order } from '../order.ts';
import { placeOrder } from '../placing/place-order.ts';
import { acceptedOrder, unwrapOk } from '../../testing/orders.ts';

const now = placedAt;
const placed: Order = placeOrder(orderTerms).order;
const confirmed = acceptedOrder();
const changed = (order: Order, status: number): Order =>
  unwrapOk(applyStatusChange(order, { status, now })).order;

describe('applyStatusChange', () => {
  it('lets staff move a confirmed order to packed, out for delivery and delivered', () => {
    const delivered = [
      orderStatus.Packed,
      orderStatus.OutForDelivery,
      orderStatus.Delivered,
    ].reduce<Order>(changed, confirmed);
    expect(delivered.history.map(({ status, by }) => [status, by])).toEqual([
      ['Placed', 'customer'],
      ['Confirmed', 'system'],
      ['Packed', 'staff'],
      ['OutForDelivery', 'staff'],
      ['Delivered', 'staff'],
    ]);
  });
  it('changes nothing when the order already has the status', () =>
    expect(unwrapOk(applyStatusChange(confirmed, { status: orderStatus.Confirmed, now }))).toEqual({
      order: confirmed,
      events: [],
    }));
  it.each([
    ['placed to packed', placed, orderStatus.Packed],
    ['confirmed to delivered', confirmed, orderStatus.Delivered],
    ['packed back to confirmed', changed(confirmed, orderStatus.Packed), orderStatus.Confirmed],
    ['placed to confirmed by hand', placed, orderStatus.Confirmed],
    ['confirmed to cancelled without a reason', confirmed, orderStatus.Cancelled],
    ['confirmed to an unknown status', confirmed, 99],
  ])('rejects the change from %s', (_situation, order, status) =>
    expect(applyStatusChange(order, { status, now })).toEqual(err('transition-refused')),
  );
});
