import { cutOffAt, onlineAgreement, placedAt } from '../../testing/agreement.ts';
import { acceptedOrder, unwrapOk, acceptReply } from '../../testing/orders.ts';
import { cancelOrder } from '../cancellation/cancel-order.ts';
import { handleDeadlinePassed } from '../saga/order-deadlines.ts';
import type { Decision } from '../order-events.ts';
import { paymentTimeoutMs, type Order } from '../order.ts';
import {
  attachGatewayOrder,
  applyPaymentAuthorized,
  applyPaymentCaptured,
  applyRefundDue,
  applyRefunded,
} from './order-payment.ts';
import { placeOrder } from '../placing/place-order.ts';
import { applyReply } from '../saga/apply-reply.ts';

const minuteMs = 60_000;
const at = new Date(placedAt.getTime() + minuteMs);
const lapsesAt = new Date(placedAt.getTime() + paymentTimeoutMs);
const payable = onlineAgreement.totals.payablePaise;
const kinds = ({ events }: Decision) => events.map(({ kind }) => kind);
const waiting = () => acceptedOrder(onlineAgreement);
const accepted = () => applyPaymentAuthorized(waiting(), at).order;
const capturing = () => acceptReply(accepted(), 'booking', at).order;
const lapsed = () => handleDeadlinePassed(waiting(), lapsesAt).order;
const paid = () => applyPaymentCaptured(capturing(), at).order;

describe('money for an order that waits for it', () => {
  it('set aside, accepted, and the place is asked', () => {
    const decision = applyPaymentAuthorized(waiting(), at);
    expect(kinds(decision)).toEqual(['payment-accepted']);
    expect(decision.order).toMatchObject({
      status: 'AwaitingPayment',
      stage: 'accepted',
      replies: { booking: { kind: 'pending' } },
    });
  });

  it('the place is booked, the money is to be taken; taken, confirmed and paid', () => {
    expect(kinds(acceptReply(accepted(), 'booking', at))).toEqual(['capture-due']);
    expect(kinds(applyPaymentCaptured(capturing(), at))).toEqual(['confirmed']);
    expect(paid()).toMatchObject({ status: 'Confirmed', paymentStatus: 'Paid', money: 'captured' });
  });

  it('taken by the gateway at once, the place is asked, then confirmed without a capture', () => {
    const auto = applyPaymentCaptured(waiting(), at);
    expect(kinds(auto)).toEqual(['payment-accepted']);
    expect(kinds(acceptReply(auto.order, 'booking', at))).toEqual(['confirmed']);
  });

  it('taken while the place is asked, confirmed when it says yes', () => {
    expect(kinds(acceptReply(applyPaymentCaptured(accepted(), at).order, 'booking', at))).toEqual([
      'confirmed',
    ]);
  });

  it('set aside before all have answered, accepted in the step that completes the set', () => {
    const early = applyPaymentAuthorized(placeOrder(onlineAgreement).order, at).order;
    const asked = (['reservation', 'stock', 'cart'] as const).reduce<Order>(
      (order, party) => acceptReply(order, party, at).order,
      early,
    );
    expect(kinds(acceptReply(asked, 'payment', at))).toEqual([
      'awaiting-payment',
      'payment-accepted',
    ]);
  });

  it.each([
    ['set aside', applyPaymentAuthorized],
    ['taken', applyPaymentCaptured],
  ] as const)('%s a second time, nothing changes', (_what, take) => {
    const order = paid();
    expect(take(order, at)).toEqual({ order, events: [] });
  });

  it('the place says no, rejected and the money goes back', () => {
    expect(
      applyReply(accepted(), {
        participant: 'booking',
        reply: { kind: 'rejected', code: 'slot-full', short: [] },
        at,
      }).order,
    ).toMatchObject({ status: 'Rejected', paymentStatus: 'RefundDue', refundPaise: payable });
  });

  it('the order of the gateway comes twice, the first stands', () => {
    const of = (gatewayOrderId: string) =>
      ({ provider: 'razorpay', keyId: 'k', gatewayOrderId, amountPaise: payable }) as const;
    expect(
      attachGatewayOrder(attachGatewayOrder(waiting(), of('order_1')), of('order_2')).gatewayOrder
        ?.gatewayOrderId,
    ).toBe('order_1');
  });
});

describe('an order that nobody pays in time', () => {
  it('money afterwards, place and stock are asked once more and both must say yes', () => {
    const late = applyPaymentAuthorized(lapsed(), new Date(lapsesAt.getTime() + 1));
    expect(late.events).toMatchObject([{ kind: 'payment-accepted', isLate: true }]);
    const booked = acceptReply(late.order, 'booking', at);
    expect(kinds(booked)).toEqual([]);
    expect(kinds(acceptReply(booked.order, 'late-stock', at))).toEqual(['capture-due']);
    expect(
      applyPaymentCaptured(acceptReply(booked.order, 'late-stock', at).order, at).order,
    ).toMatchObject({
      status: 'Confirmed',
      paymentStatus: 'Paid',
    });
  });

  it('money afterwards and no stock, rejected and the money goes back', () => {
    const late = applyPaymentAuthorized(lapsed(), new Date(lapsesAt.getTime() + 1)).order;
    expect(
      applyReply(late, {
        participant: 'late-stock',
        reply: { kind: 'rejected', code: 'stock-short', short: [] },
        at,
      }).order,
    ).toMatchObject({ status: 'Rejected', paymentStatus: 'RefundDue' });
  });

  it('money at the cut-off, rejected and the money goes back', () => {
    expect(applyPaymentAuthorized(lapsed(), cutOffAt).order).toMatchObject({
      status: 'Rejected',
      rejection: { code: 'payment-late' },
      paymentStatus: 'RefundDue',
    });
  });
});

describe('an order that ends after money came', () => {
  const cancelled = (order: Order) =>
    unwrapOk(cancelOrder(order, { by: 'customer', reason: 'r', now: at })).order;

  it('paid and cancelled, the whole sum goes back, and then it has', () => {
    const due = cancelled(paid());
    expect(due).toMatchObject({
      status: 'Cancelled',
      paymentStatus: 'RefundDue',
      refundPaise: payable,
    });
    expect(applyRefundDue(due, payable)).toEqual({ order: due, events: [] });
    const refunded = applyRefunded(due, { amountPaise: payable, isWhole: true });
    expect(kinds(refunded)).toEqual(['payment-changed']);
    expect(refunded.order.paymentStatus).toBe('Refunded');
  });

  it('cancelled while it waits, nothing goes back; money that comes then does', () => {
    const without = cancelled(waiting());
    expect(without).toMatchObject({ paymentStatus: 'Failed', refundPaise: 0 });
    expect(applyPaymentAuthorized(without, at)).toEqual({ order: without, events: [] });
    expect(applyRefundDue(without, payable).order).toMatchObject({
      status: 'Cancelled',
      paymentStatus: 'RefundDue',
      refundPaise: payable,
    });
  });

  it('a part comes back, partly refunded', () =>
    expect(
      applyRefunded(cancelled(paid()), { amountPaise: 100, isWhole: false }).order.paymentStatus,
    ).toBe('PartlyRefunded'));
});

describe('cash that staff collected', () => {
  it('once, paid; again, nothing changes', () => {
    const collected = applyPaymentCaptured(acceptedOrder(), at);
    expect(kinds(collected)).toEqual(['payment-changed']);
    expect(collected.order.paymentStatus).toBe('Paid');
    expect(applyPaymentCaptured(collected.order, at).events).toEqual([]);
  });

  it('of an order that was cancelled, nothing changes', () => {
    const order = unwrapOk(
      cancelOrder(acceptedOrder(), { by: 'customer', reason: 'r', now: at }),
    ).order;
    expect(applyPaymentCaptured(order, at)).toEqual({ order, events: [] });
  });

  it('recorded while the order was being cancelled, is due back and given back', () => {
    const order = unwrapOk(
      cancelOrder(acceptedOrder(), { by: 'customer', reason: 'r', now: at }),
    ).order;
    const due = applyRefundDue(
      applyPaymentCaptured(order, at).order,
      order.totals.payablePaise,
    ).order;
    expect(due).toMatchObject({
      status: 'Cancelled',
      paymentStatus: 'RefundDue',
      refundPaise: order.totals.payablePaise,
    });
    expect(
      applyRefunded(due, { amountPaise: order.totals.payablePaise, isWhole: true }).order
        .paymentStatus,
    ).toBe('Refunded');
  });
});
