import { minuteMs } from '@tokri/contracts/dates';
import { paymentReservationMinutes } from '@tokri/contracts/orders';
import { cutOffAt, onlineOrderTerms, placedAt } from '../../testing/order-terms.ts';
import { acceptedOrder, acceptReply } from '../../testing/orders.ts';
import { handleDeadlinePassed } from './order-deadlines.ts';
import { captureTimeoutMs, paymentTimeoutMs, sagaTimeoutMs, type Order } from '../order.ts';
import { awaitPayment, applyPaymentAuthorized } from '../payment/order-payment.ts';
import { placeOrder } from '../placing/place-order.ts';

const at = new Date(placedAt.getTime() + minuteMs);
const after = (from: Date, ms: number): Date => new Date(from.getTime() + ms);
const payable = onlineOrderTerms.totals.payablePaise;

const placed: Order = placeOrder(onlineOrderTerms).order;
const waiting = acceptedOrder(onlineOrderTerms);
const accepted = applyPaymentAuthorized(waiting, at).order;
const capturing = acceptReply(accepted, 'booking', at).order;
const expired = handleDeadlinePassed(waiting, after(placedAt, paymentTimeoutMs)).order;
const lastMinutes = after(cutOffAt, -8 * minuteMs);
const capturingLate = (['booking', 'late-stock'] as const).reduce<Order>(
  (order, participant) => acceptReply(order, participant, lastMinutes).order,
  applyPaymentAuthorized(expired, lastMinutes).order,
);

describe('handleDeadlinePassed', () => {
  it.each<[string, Order, Date, string, object]>([
    [
      'rejects an order when a participant has not replied',
      placed,
      after(placedAt, sagaTimeoutMs),
      'rejected',
      {
        status: 'Rejected',
        rejection: { code: 'late', shortages: [] },
        paymentStatus: 'Failed',
        refundPaise: 0,
      },
    ],
    [
      'expires the payment when nobody has paid',
      waiting,
      after(placedAt, paymentTimeoutMs),
      'payment-expired',
      {
        status: 'AwaitingPayment',
        stage: 'expired',
        replies: {},
        paymentStatus: 'Failed',
        deadlineAt: cutOffAt,
      },
    ],
    [
      'rejects an order when an expired payment never arrives',
      expired,
      cutOffAt,
      'rejected',
      {
        status: 'Rejected',
        rejection: { code: 'payment-missing', shortages: [] },
        paymentStatus: 'Failed',
        refundPaise: 0,
      },
    ],
    [
      'rejects a paid order when its slot is not booked',
      accepted,
      after(at, captureTimeoutMs),
      'rejected',
      {
        status: 'Rejected',
        rejection: { code: 'payment-late', shortages: [] },
        paymentStatus: 'RefundDue',
        refundPaise: payable,
      },
    ],
    [
      'rejects a paid order when the gateway has not captured the payment',
      capturing,
      cutOffAt,
      'rejected',
      {
        status: 'Rejected',
        rejection: { code: 'payment-late', shortages: [] },
        paymentStatus: 'RefundDue',
        refundPaise: payable,
      },
    ],
    [
      'rejects an order paid in the last minutes when the payment is not captured',
      capturingLate,
      after(lastMinutes, captureTimeoutMs),
      'rejected',
      {
        status: 'Rejected',
        rejection: { code: 'payment-late', shortages: [] },
        paymentStatus: 'RefundDue',
      },
    ],
  ])(
    '%s, at the deadline and not a millisecond before',
    (_rule, order, deadline, kind, expected) => {
      expect(handleDeadlinePassed(order, after(deadline, -1))).toEqual({ order, events: [] });
      const decision = handleDeadlinePassed(order, deadline);
      expect(decision.events.map((event) => event.kind)).toEqual([kind]);
      expect(decision.order).toMatchObject(expected);
    },
  );
  it('ignores a confirmed order', () => {
    const order = acceptedOrder();
    expect(handleDeadlinePassed(order, after(cutOffAt, 1))).toEqual({ order, events: [] });
  });
  it('does not reject a rejected order again', () => {
    const { order } = handleDeadlinePassed(placed, cutOffAt);
    expect(handleDeadlinePassed(order, after(cutOffAt, 1))).toEqual({ order, events: [] });
  });
  it('allows 10 minutes for replies, 20 for the payment and 10 for its acceptance', () =>
    expect([sagaTimeoutMs, paymentTimeoutMs, captureTimeoutMs].map((ms) => ms / minuteMs)).toEqual([
      10, 20, 10,
    ]));
  it('keeps the payment deadline five minutes before the reserved slot is released', () => {
    const awaiting = awaitPayment(
      placeOrder(onlineOrderTerms).order,
      after(placedAt, sagaTimeoutMs - 1),
    ).order;
    const reservationEndsMs = placedAt.getTime() + paymentReservationMinutes * minuteMs;
    expect(reservationEndsMs - awaiting.payByAt.getTime()).toBeGreaterThanOrEqual(5 * minuteMs);
  });
});
