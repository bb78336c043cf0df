import { err } from '@tokri/contracts/result';
import { agreement, cutOffAt } from '../../testing/agreement.ts';
import { acceptedOrder, unwrapOk } from '../../testing/orders.ts';
import { cancelOrder } from './cancel-order.ts';
import type { Order } from '../order.ts';
import { placeOrder } from '../placing/place-order.ts';

const before = new Date(cutOffAt.getTime() - 1);
const placed = (): Order => placeOrder(agreement).order;
const confirmed = (): Order => acceptedOrder();
const inStatus = (status: 'Packed' | 'OutForDelivery' | 'Delivered'): Order =>
  ({ ...confirmed(), status }) as Order;

describe('cancelling an order', () => {
  it('customer, placed and before the cut-off, cancelled with the reason', () => {
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

  it('customer, confirmed and one millisecond before the cut-off, cancelled', () => {
    expect(cancelOrder(confirmed(), { by: 'customer', reason: 'r', now: before })).toMatchObject({
      value: { order: { status: 'Cancelled' } },
    });
  });

  it('customer, at the cut-off, too late', () => {
    expect(cancelOrder(confirmed(), { by: 'customer', reason: 'r', now: cutOffAt })).toEqual(
      err('too-late'),
    );
  });

  it('staff, after the cut-off, cancelled', () => {
    expect(cancelOrder(confirmed(), { by: 'staff', reason: 'r', now: cutOffAt })).toMatchObject({
      value: { order: { status: 'Cancelled', cancelledBy: 'staff' } },
    });
  });

  it('customer, packed, not cancellable', () => {
    expect(cancelOrder(inStatus('Packed'), { by: 'customer', reason: 'r', now: before })).toEqual(
      err('not-cancellable'),
    );
  });

  it('staff, packed, cancelled', () => {
    expect(
      cancelOrder(inStatus('Packed'), { by: 'staff', reason: 'r', now: cutOffAt }),
    ).toMatchObject({ value: { order: { status: 'Cancelled' } } });
  });

  it.each(['customer', 'staff'] as const)('%s, delivered, not cancellable', (by) => {
    expect(cancelOrder(inStatus('Delivered'), { by, reason: 'r', now: before })).toEqual(
      err('not-cancellable'),
    );
  });

  it('again, the first reason stands and nothing is told twice', () => {
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
