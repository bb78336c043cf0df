import { err } from '@tokri/contracts/result';
import { orderTerms, cutOffAt } from '../../testing/order-terms.ts';
import { acceptedOrder, unwrapOk } from '../../testing/orders.ts';
import { cancelOrder } from './cancel-order.ts';
import type { Order } from '../order.ts';
import { placeOrder } from '../placing/place-order.ts';

const before = new Date(cutOffAt.getTime() - 1);
const placed = (): Order => placeOrder(orderTerms).order;
const confirmed = (): Order => acceptedOrder();
const inStatus = (status: 'Packed' | 'OutForDelivery' | 'Delivered'): Order =>
  ({ ...confirmed(), status }) as Order;

describe('cancelOrder', () => {
  it('cancels a placed order with the reason of its customer', () => {
    expect(
      cancelOrder(placed(), { by: 'customer', reason: 'Ordered twice', now: before }),
    ).toMatchObject({
      value: {
        order: {
          status: 'Cancelled',
          cancelReason: 'Ordered twice',
          cancelledBy: 'customer',
          paymentStatus: 'NotDue',
        },
        events: [{ kind: 'cancelled' }],
      },
    });
  });

  it('lets a customer cancel until one millisecond before the cut-off', () => {
    expect(cancelOrder(confirmed(), { by: 'customer', reason: 'r', now: before })).toMatchObject({
      value: { order: { status: 'Cancelled' } },
    });
  });

  it('rejects a customer at the cut-off as too late', () => {
    expect(cancelOrder(confirmed(), { by: 'customer', reason: 'r', now: cutOffAt })).toEqual(
      err('too-late'),
    );
  });

  it('lets staff cancel after the cut-off', () => {
    expect(cancelOrder(confirmed(), { by: 'staff', reason: 'r', now: cutOffAt })).toMatchObject({
      value: { order: { status: 'Cancelled', cancelledBy: 'staff' } },
    });
  });

  it('does not let a customer cancel a packed order', () => {
    expect(cancelOrder(inStatus('Packed'), { by: 'customer', reason: 'r', now: before })).toEqual(
      err('not-cancellable'),
    );
  });

  it('lets staff cancel a packed order', () => {
    expect(
      cancelOrder(inStatus('Packed'), { by: 'staff', reason: 'r', now: cutOffAt }),
    ).toMatchObject({ value: { order: { status: 'Cancelled' } } });
  });

  it.each(['customer', 'staff'] as const)('does not let %s cancel a delivered order', (by) => {
    expect(cancelOrder(inStatus('Delivered'), { by, reason: 'r', now: before })).toEqual(
      err('not-cancellable'),
    );
  });

  it('keeps the first reason and emits nothing when repeated', () => {
    const { order } = unwrapOk(
      cancelOrder(placed(), { by: 'customer', reason: 'first', now: before }),
    );
    expect(unwrapOk(cancelOrder(order, { by: 'customer', reason: 'second', now: before }))).toEqual(
      {
        order,
        events: [],
      },
    );
  });
});
