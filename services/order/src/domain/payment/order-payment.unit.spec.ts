import { minuteMs } from '@tokri/contracts/dates';
import { cutOffAt, onlineOrderTerms, placedAt } from '../../testing/order-terms.ts';
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

const at = new Date(placedAt.getTime() + minuteMs);
const expiresAt = new Date(placedAt.getTime() + paymentTimeoutMs);
const payable = onlineOrderTerms.totals.payablePaise;
const kinds = ({ events }: Decision) => events.map(({ kind }) => kind);
const waiting = () => acceptedOrder(onlineOrderTerms);
const accepted = () => applyPaymentAuthorized(waiting(), at).order;
const capturing = () => acceptReply(accepted(), 'booking', at).order;
const expired = () => handleDeadlinePassed(waiting(), expiresAt).order;
const paid = () => applyPaymentCaptured(capturing(), at).order;

describe('payment of an order that awaits it', () => {
  it('accepts an authorized payment and asks for the slot booking', () => {
    const decision = applyPaymentAuthorized(waiting(), at);
    expect(kinds(decision)).toEqual(['payment-accepted']);
    expect(decision.order).toMatchObject({
      status: 'AwaitingPayment',
      stage: 'accepted',
      replies: { booking: { kind: 'pending' } },
    });
  });

  it('captures once the slot is booked and confirms the order once captured', () => {
    expect(kinds(acceptReply(accepted(), 'booking', at))).toEqual(['capture-due']);
    expect(kinds(applyPaymentCaptured(capturing(), at))).toEqual(['confirmed']);
    expect(paid()).toMatchObject({
      status: 'Confirmed',
      paymentStatus: 'Paid',
      captureState: 'captured',
    });
  });

  it('keeps when and with what the order was paid', () => {
    const paidAt = new Date(at.getTime() - 90_000);
    const { order } = applyPaymentCaptured(capturing(), at, {
      amountPaise: payable,
      paidAt,
      paidWith: 'upi',
    });
    expect(order).toMatchObject({ paidPaise: payable, paidAt, paidWith: 'upi' });
    expect(paid()).not.toHaveProperty('paidWith');
  });

  it('confirms a payment that the gateway captured at once without requesting a capture', () => {
    const captured = applyPaymentCaptured(waiting(), at);
    expect(kinds(captured)).toEqual(['payment-accepted']);
    expect(kinds(acceptReply(captured.order, 'booking', at))).toEqual(['confirmed']);
  });

  it('confirms a payment that was captured while the booking was pending', () => {
    expect(kinds(acceptReply(applyPaymentCaptured(accepted(), at).order, 'booking', at))).toEqual([
      'confirmed',
    ]);
  });

  it('accepts an early payment in the step that completes the replies', () => {
    const paidBeforeReplies = applyPaymentAuthorized(placeOrder(onlineOrderTerms).order, at).order;
    const awaitingReply = (['reservation', 'stock', 'cart'] as const).reduce<Order>(
      (order, party) => acceptReply(order, party, at).order,
      paidBeforeReplies,
    );
    expect(kinds(acceptReply(awaitingReply, 'payment', at))).toEqual([
      'awaiting-payment',
      'payment-accepted',
    ]);
  });

  it.each([
    ['authorized', applyPaymentAuthorized],
    ['captured', applyPaymentCaptured],
  ] as const)('ignores a payment that is %s a second time', (_kind, applyPayment) => {
    const order = paid();
    expect(applyPayment(order, at)).toEqual({ order, events: [] });
  });

  it('rejects the order and refunds the payment when the booking is rejected', () => {
    expect(
      applyReply(accepted(), {
        participant: 'booking',
        reply: { kind: 'rejected', code: 'slot-full', shortages: [] },
        at,
      }).order,
    ).toMatchObject({ status: 'Rejected', paymentStatus: 'RefundDue', refundPaise: payable });
  });

  it('keeps the first gateway order when a second one arrives', () => {
    const buildGatewayOrder = (gatewayOrderId: string) =>
      ({ provider: 'razorpay', keyId: 'k', gatewayOrderId, amountPaise: payable }) as const;
    expect(
      attachGatewayOrder(
        attachGatewayOrder(waiting(), buildGatewayOrder('order_1')),
        buildGatewayOrder('order_2'),
      ).gatewayOrder?.gatewayOrderId,
    ).toBe('order_1');
  });
});

describe('an order whose payment expired', () => {
  it('confirms a late payment when both slot and stock accept', () => {
    const paidLate = applyPaymentAuthorized(expired(), new Date(expiresAt.getTime() + 1));
    expect(paidLate.events).toMatchObject([{ kind: 'payment-accepted', isLate: true }]);
    const booked = acceptReply(paidLate.order, 'booking', at);
    expect(kinds(booked)).toEqual([]);
    expect(kinds(acceptReply(booked.order, 'late-stock', at))).toEqual(['capture-due']);
    expect(
      applyPaymentCaptured(acceptReply(booked.order, 'late-stock', at).order, at).order,
    ).toMatchObject({
      status: 'Confirmed',
      paymentStatus: 'Paid',
    });
  });

  it('rejects a late payment when the stock is short', () => {
    const paidLate = applyPaymentAuthorized(expired(), new Date(expiresAt.getTime() + 1)).order;
    expect(
      applyReply(paidLate, {
        participant: 'late-stock',
        reply: { kind: 'rejected', code: 'stock-short', shortages: [] },
        at,
      }).order,
    ).toMatchObject({ status: 'Rejected', paymentStatus: 'RefundDue' });
  });

  it('rejects a payment that arrives at the cut-off', () => {
    expect(applyPaymentAuthorized(expired(), cutOffAt).order).toMatchObject({
      status: 'Rejected',
      rejection: { code: 'payment-late' },
      paymentStatus: 'RefundDue',
    });
  });
});

describe('an order that ends after a payment', () => {
  const cancelled = (order: Order) =>
    unwrapOk(cancelOrder(order, { by: 'customer', reason: 'r', now: at })).order;

  it('refunds the whole payment when a paid order is cancelled', () => {
    const refundDue = cancelled(paid());
    expect(refundDue).toMatchObject({
      status: 'Cancelled',
      paymentStatus: 'RefundDue',
      refundPaise: payable,
    });
    expect(applyRefundDue(refundDue, payable)).toEqual({ order: refundDue, events: [] });
    const refunded = applyRefunded(refundDue, { amountPaise: payable, isWhole: true });
    expect(kinds(refunded)).toEqual(['payment-changed']);
    expect(refunded.order.paymentStatus).toBe('Refunded');
  });

  it('refunds only a payment that arrives after the cancellation', () => {
    const without = cancelled(waiting());
    expect(without).toMatchObject({ paymentStatus: 'Failed', refundPaise: 0 });
    expect(applyPaymentAuthorized(without, at)).toEqual({ order: without, events: [] });
    expect(applyRefundDue(without, payable).order).toMatchObject({
      status: 'Cancelled',
      paymentStatus: 'RefundDue',
      refundPaise: payable,
    });
  });

  it('becomes partly refunded when a part is back', () =>
    expect(
      applyRefunded(cancelled(paid()), { amountPaise: 100, isWhole: false }).order.paymentStatus,
    ).toBe('PartlyRefunded'));
});

describe('cash collected by staff', () => {
  it('marks the order as paid once', () => {
    const paidInCash = applyPaymentCaptured(acceptedOrder(), at);
    expect(kinds(paidInCash)).toEqual(['payment-changed']);
    expect(paidInCash.order.paymentStatus).toBe('Paid');
    expect(applyPaymentCaptured(paidInCash.order, at).events).toEqual([]);
  });

  it('changes nothing for a cancelled order', () => {
    const order = unwrapOk(
      cancelOrder(acceptedOrder(), { by: 'customer', reason: 'r', now: at }),
    ).order;
    expect(applyPaymentCaptured(order, at)).toEqual({ order, events: [] });
  });

  it('is refunded when it was recorded during the cancellation', () => {
    const order = unwrapOk(
      cancelOrder(acceptedOrder(), { by: 'customer', reason: 'r', now: at }),
    ).order;
    const refundDue = applyRefundDue(
      applyPaymentCaptured(order, at).order,
      order.totals.payablePaise,
    ).order;
    expect(refundDue).toMatchObject({
      status: 'Cancelled',
      paymentStatus: 'RefundDue',
      refundPaise: order.totals.payablePaise,
    });
    expect(
      applyRefunded(refundDue, { amountPaise: order.totals.payablePaise, isWhole: true }).order
        .paymentStatus,
    ).toBe('Refunded');
  });
});
