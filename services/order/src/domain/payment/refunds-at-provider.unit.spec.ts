import { minuteMs } from '@tokri/contracts/dates';
import { onlineOrderTerms, placedAt } from '../../testing/order-terms.ts';
import { acceptedOrder, acceptReply, unwrapOk } from '../../testing/orders.ts';
import { cancelOrder } from '../cancellation/cancel-order.ts';
import { packOrder } from '../fulfilment/pack-order.ts';
import { currentContents, type Order } from '../order.ts';
import {
  applyPaymentAuthorized,
  applyPaymentCaptured,
  applyRefundDue,
  applyRefunded,
} from './order-payment.ts';

const at = new Date(placedAt.getTime() + minuteMs);
const payable = onlineOrderTerms.totals.payablePaise;
const paid = (): Order => {
  const accepted = applyPaymentAuthorized(acceptedOrder(onlineOrderTerms), at).order;
  return applyPaymentCaptured(acceptReply(accepted, 'booking', at).order, at).order;
};

describe('a refund on the provider’s dashboard', () => {
  const refund = (order: Order, amountPaise: number, isWhole = false): Order =>
    applyRefunded(applyRefundDue(order, amountPaise).order, {
      amountPaise,
      isWhole,
      atProviderPaise: amountPaise,
    }).order;
  const cancel = (order: Order): Order =>
    unwrapOk(cancelOrder(order, { by: 'staff', reason: 'r', now: at })).order;
  const packShort = (order: Order): Order => {
    const [first] = order.lines;
    return unwrapOk(
      packOrder(order, { quantities: new Map([[first?.cartLineId ?? 0, 1]]), now: at }),
    ).order;
  };

  it('leaves the order as it is and shows the amount', () => {
    const order = refund(paid(), 100);
    expect(order).toMatchObject({
      status: 'Confirmed',
      paymentStatus: 'PartlyRefunded',
      refundPaise: 100,
      providerRefundPaise: 100,
    });
    const another = applyRefunded(order, {
      amountPaise: 300,
      isWhole: false,
      atProviderPaise: 300,
    });
    expect(another.events.map(({ kind }) => kind)).toEqual(['payment-changed']);
    expect(another.order).toMatchObject({ refundPaise: 300, providerRefundPaise: 300 });
    expect(
      applyRefunded(another.order, { amountPaise: 300, isWhole: false, atProviderPaise: 300 })
        .events,
    ).toEqual([]);
  });

  it('makes the rest due when the order is cancelled', () => {
    const cancelled = cancel(refund(paid(), 100));
    expect(cancelled).toMatchObject({
      paymentStatus: 'RefundDue',
      refundPaise: payable,
      providerRefundPaise: 100,
    });
    expect(
      applyRefunded(cancelled, { amountPaise: payable, isWhole: true, atProviderPaise: 100 }).order
        .paymentStatus,
    ).toBe('Refunded');
  });

  it('of the whole amount leaves nothing due when the order is cancelled before or after packing', () => {
    const whole = refund(paid(), payable, true);
    for (const order of [cancel(whole), cancel(packShort(whole))])
      expect(order).toMatchObject({ paymentStatus: 'Refunded', refundPaise: payable });
  });

  it('counts towards the refund of missing items', () => {
    const differencePaise = payable - currentContents(packShort(paid())).totals.payablePaise;
    expect(packShort(refund(paid(), differencePaise))).toMatchObject({
      status: 'Packed',
      paymentStatus: 'PartlyRefunded',
      refundPaise: differencePaise,
    });
    expect(packShort(refund(paid(), differencePaise - 1))).toMatchObject({
      paymentStatus: 'RefundDue',
      refundPaise: differencePaise,
    });
  });
});
