import { acceptedOrder, unwrapOk } from '../../testing/orders.ts';
import { placedAt } from '../../testing/order-terms.ts';
import { cancelOrder } from '../cancellation/cancel-order.ts';
import type { Order } from '../order.ts';
import { recordOpenRefunds } from './open-refunds.ts';
import { applyPaymentCaptured, applyRefunded } from './order-payment.ts';

const open = { hasOpen: true, seq: 3 };
const closed = { hasOpen: false, seq: 5 };

const partlyRefunded = (): Order => {
  const paid = applyPaymentCaptured(acceptedOrder(), placedAt).order;
  const cancelled = unwrapOk(cancelOrder(paid, { by: 'staff', reason: 'r', now: placedAt })).order;
  return applyRefunded(cancelled, { amountPaise: 100, isWhole: false }).order;
};

describe('recordOpenRefunds', () => {
  it('keeps that a refund is open where the payment status stays as it is', () => {
    const order = partlyRefunded();
    const recorded = recordOpenRefunds(order, open);
    expect(recorded).toEqual({ order: { ...order, openRefunds: open }, events: [] });
    expect(recordOpenRefunds(recorded.order, closed).order.openRefunds).toEqual(closed);
  });

  it('changes nothing when an event arrives twice or after a newer one', () => {
    const { order } = recordOpenRefunds(partlyRefunded(), closed);
    expect(recordOpenRefunds(order, closed).order).toBe(order);
    expect(recordOpenRefunds(order, open).order).toBe(order);
  });

  it.each([
    ['counts lower after a restore', { hasOpen: false, seq: 2 }, 3_600_000, false],
    ['is an older dead letter', { hasOpen: true, seq: 9 }, -3_600_000, false],
    ['has a clock that is behind', { hasOpen: false, seq: 5 }, -5_000, false],
    ['has a clock that is ahead', { hasOpen: true, seq: 3 }, 5_000, false],
  ])('says what is newest when billing %s', (_case, next, laterByMs, hasOpen) => {
    const known = { hasOpen: next.hasOpen !== hasOpen ? hasOpen : true, seq: 4, at: placedAt };
    const { order } = recordOpenRefunds(partlyRefunded(), known);
    const at = new Date(placedAt.getTime() + laterByMs);
    expect(recordOpenRefunds(order, { ...next, at }).order.openRefunds?.hasOpen).toBe(hasOpen);
  });

  it('remains when the order changes its status', () => {
    const { order } = recordOpenRefunds(acceptedOrder(), open);
    const cancelled = unwrapOk(cancelOrder(order, { by: 'staff', reason: 'r', now: placedAt }));
    expect(cancelled.order.openRefunds).toEqual(open);
  });
});
