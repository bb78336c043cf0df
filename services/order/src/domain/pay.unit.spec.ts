import { cutOffAt, onlineAgreement, placedAt } from '../testing/agreement.ts';
import { agreedOrder, valueOf, yes } from '../testing/orders.ts';
import { cancelOrder } from './cancel.ts';
import { passDeadline } from './deadlines.ts';
import type { Decision } from './facts.ts';
import { payWithinMs, type Order } from './order.ts';
import {
  noteGatewayOrder,
  takeAuthorized,
  takeCaptured,
  takeRefundDue,
  takeRefunded,
} from './pay.ts';
import { placeOrder } from './place.ts';
import { takeAnswer } from './settle.ts';

const minuteMs = 60_000;
const at = new Date(placedAt.getTime() + minuteMs);
const lapsesAt = new Date(placedAt.getTime() + payWithinMs);
const payable = onlineAgreement.totals.payablePaise;
const kinds = ({ facts }: Decision) => facts.map(({ kind }) => kind);
const waiting = () => agreedOrder(onlineAgreement);
const accepted = () => takeAuthorized(waiting(), at).order;
const capturing = () => yes(accepted(), 'booking', at).order;
const lapsed = () => passDeadline(waiting(), lapsesAt).order;
const paid = () => takeCaptured(capturing(), at).order;

describe('money for an order that waits for it', () => {
  it('set aside, accepted, and the place is asked', () => {
    const decision = takeAuthorized(waiting(), at);
    expect(kinds(decision)).toEqual(['payment-accepted']);
    expect(decision.order).toMatchObject({
      status: 'AwaitingPayment',
      stage: 'accepted',
      answers: { booking: { kind: 'awaited' } },
    });
  });

  it('the place is booked, the money is to be taken; taken, confirmed and paid', () => {
    expect(kinds(yes(accepted(), 'booking', at))).toEqual(['capture-due']);
    expect(kinds(takeCaptured(capturing(), at))).toEqual(['confirmed']);
    expect(paid()).toMatchObject({ status: 'Confirmed', paymentStatus: 'Paid', money: 'captured' });
  });

  it('taken by the gateway at once, the place is asked, then confirmed without a capture', () => {
    const auto = takeCaptured(waiting(), at);
    expect(kinds(auto)).toEqual(['payment-accepted']);
    expect(kinds(yes(auto.order, 'booking', at))).toEqual(['confirmed']);
  });

  it('taken while the place is asked, confirmed when it says yes', () => {
    expect(kinds(yes(takeCaptured(accepted(), at).order, 'booking', at))).toEqual(['confirmed']);
  });

  it('set aside before all have answered, accepted in the step that completes the set', () => {
    const early = takeAuthorized(placeOrder(onlineAgreement).order, at).order;
    const asked = (['keeping', 'stock', 'cart'] as const).reduce<Order>(
      (order, party) => yes(order, party, at).order,
      early,
    );
    expect(kinds(yes(asked, 'payment', at))).toEqual(['awaiting-payment', 'payment-accepted']);
  });

  it.each([
    ['set aside', takeAuthorized],
    ['taken', takeCaptured],
  ] as const)('%s a second time, nothing changes', (_what, take) => {
    const order = paid();
    expect(take(order, at)).toEqual({ order, facts: [] });
  });

  it('the place says no, rejected and the money goes back', () => {
    expect(
      takeAnswer(accepted(), {
        party: 'booking',
        answer: { kind: 'no', code: 'slot-full', short: [] },
        at,
      }).order,
    ).toMatchObject({ status: 'Rejected', paymentStatus: 'RefundDue', refundPaise: payable });
  });

  it('the order of the gateway comes twice, the first stands', () => {
    const of = (gatewayOrderId: string) =>
      ({ provider: 'razorpay', keyId: 'k', gatewayOrderId, amountPaise: payable }) as const;
    expect(
      noteGatewayOrder(noteGatewayOrder(waiting(), of('order_1')), of('order_2')).gatewayOrder
        ?.gatewayOrderId,
    ).toBe('order_1');
  });
});

describe('an order that nobody pays in time', () => {
  it('money afterwards, place and stock are asked once more and both must say yes', () => {
    const late = takeAuthorized(lapsed(), new Date(lapsesAt.getTime() + 1));
    expect(late.facts).toMatchObject([{ kind: 'payment-accepted', isLate: true }]);
    const booked = yes(late.order, 'booking', at);
    expect(kinds(booked)).toEqual([]);
    expect(kinds(yes(booked.order, 'second-stock', at))).toEqual(['capture-due']);
    expect(takeCaptured(yes(booked.order, 'second-stock', at).order, at).order).toMatchObject({
      status: 'Confirmed',
      paymentStatus: 'Paid',
    });
  });

  it('money afterwards and no stock, rejected and the money goes back', () => {
    const late = takeAuthorized(lapsed(), new Date(lapsesAt.getTime() + 1)).order;
    expect(
      takeAnswer(late, {
        party: 'second-stock',
        answer: { kind: 'no', code: 'stock-short', short: [] },
        at,
      }).order,
    ).toMatchObject({ status: 'Rejected', paymentStatus: 'RefundDue' });
  });

  it('money at the cut-off, rejected and the money goes back', () => {
    expect(takeAuthorized(lapsed(), cutOffAt).order).toMatchObject({
      status: 'Rejected',
      rejection: { code: 'payment-late' },
      paymentStatus: 'RefundDue',
    });
  });
});

describe('an order that ends after money came', () => {
  const cancelled = (order: Order) =>
    valueOf(cancelOrder(order, { by: 'customer', reason: 'r', now: at })).order;

  it('paid and cancelled, the whole sum goes back, and then it has', () => {
    const due = cancelled(paid());
    expect(due).toMatchObject({
      status: 'Cancelled',
      paymentStatus: 'RefundDue',
      refundPaise: payable,
    });
    expect(takeRefundDue(due, payable)).toEqual({ order: due, facts: [] });
    const refunded = takeRefunded(due, { amountPaise: payable, isWhole: true });
    expect(kinds(refunded)).toEqual(['payment-changed']);
    expect(refunded.order.paymentStatus).toBe('Refunded');
  });

  it('cancelled while it waits, nothing goes back; money that comes then does', () => {
    const without = cancelled(waiting());
    expect(without).toMatchObject({ paymentStatus: 'Failed', refundPaise: 0 });
    expect(takeAuthorized(without, at)).toEqual({ order: without, facts: [] });
    expect(takeRefundDue(without, payable).order).toMatchObject({
      status: 'Cancelled',
      paymentStatus: 'RefundDue',
      refundPaise: payable,
    });
  });

  it('a part comes back, partly refunded', () =>
    expect(
      takeRefunded(cancelled(paid()), { amountPaise: 100, isWhole: false }).order.paymentStatus,
    ).toBe('PartlyRefunded'));
});

describe('cash that staff collected', () => {
  it('once, paid; again, nothing changes', () => {
    const collected = takeCaptured(agreedOrder(), at);
    expect(kinds(collected)).toEqual(['payment-changed']);
    expect(collected.order.paymentStatus).toBe('Paid');
    expect(takeCaptured(collected.order, at).facts).toEqual([]);
  });

  it('of an order that was cancelled, nothing changes', () => {
    const order = valueOf(
      cancelOrder(agreedOrder(), { by: 'customer', reason: 'r', now: at }),
    ).order;
    expect(takeCaptured(order, at)).toEqual({ order, facts: [] });
  });

  it('recorded while the order was being cancelled, is due back and given back', () => {
    const order = valueOf(
      cancelOrder(agreedOrder(), { by: 'customer', reason: 'r', now: at }),
    ).order;
    const due = takeRefundDue(takeCaptured(order, at).order, order.totals.payablePaise).order;
    expect(due).toMatchObject({
      status: 'Cancelled',
      paymentStatus: 'RefundDue',
      refundPaise: order.totals.payablePaise,
    });
    expect(
      takeRefunded(due, { amountPaise: order.totals.payablePaise, isWhole: true }).order
        .paymentStatus,
    ).toBe('Refunded');
  });
});
