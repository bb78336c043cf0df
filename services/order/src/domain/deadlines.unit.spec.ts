import { keepMinutes } from '@tokri/contracts';
import { cutOffAt, onlineAgreement, placedAt } from '../testing/agreement.ts';
import { agreedOrder, yes } from '../testing/orders.ts';
import { passDeadline } from './deadlines.ts';
import { acceptWithinMs, payWithinMs, placedDeadlineMs, type Order } from './order.ts';
import { awaitPayment, takeAuthorized } from './pay.ts';
import { placeOrder } from './place.ts';

const minuteMs = 60_000;
const at = new Date(placedAt.getTime() + minuteMs);
const after = (from: Date, ms: number): Date => new Date(from.getTime() + ms);
const payable = onlineAgreement.totals.payablePaise;

const placed: Order = placeOrder(onlineAgreement).order;
const waiting = agreedOrder(onlineAgreement);
const accepted = takeAuthorized(waiting, at).order;
const capturing = yes(accepted, 'booking', at).order;
const lapsed = passDeadline(waiting, after(placedAt, payWithinMs)).order;
/** Money that came eight minutes before the cut-off. */
const lastMinutes = after(cutOffAt, -8 * minuteMs);
const capturingLate = (['booking', 'second-stock'] as const).reduce<Order>(
  (order, party) => yes(order, party, lastMinutes).order,
  takeAuthorized(lapsed, lastMinutes).order,
);

describe('an order whose deadline passes', () => {
  it.each<[string, Order, Date, string, object]>([
    [
      'somebody who was asked has not answered',
      placed,
      after(placedAt, placedDeadlineMs),
      'rejected',
      {
        status: 'Rejected',
        rejection: { code: 'late', short: [] },
        paymentStatus: 'Failed',
        refundPaise: 0,
      },
    ],
    [
      'nobody has paid',
      waiting,
      after(placedAt, payWithinMs),
      'lapsed',
      {
        status: 'AwaitingPayment',
        stage: 'lapsed',
        answers: {},
        paymentStatus: 'Failed',
        deadlineAt: cutOffAt,
      },
    ],
    [
      'nobody has paid after it had lapsed',
      lapsed,
      cutOffAt,
      'rejected',
      {
        status: 'Rejected',
        rejection: { code: 'payment-missing', short: [] },
        paymentStatus: 'Failed',
        refundPaise: 0,
      },
    ],
    [
      'the place has not answered for the money',
      accepted,
      after(at, acceptWithinMs),
      'rejected',
      {
        status: 'Rejected',
        rejection: { code: 'payment-late', short: [] },
        paymentStatus: 'RefundDue',
        refundPaise: payable,
      },
    ],
    [
      'the gateway has not taken the money',
      capturing,
      cutOffAt,
      'rejected',
      {
        status: 'Rejected',
        rejection: { code: 'payment-late', short: [] },
        paymentStatus: 'RefundDue',
        refundPaise: payable,
      },
    ],
    [
      'the gateway has not taken money of the last minutes',
      capturingLate,
      after(lastMinutes, acceptWithinMs),
      'rejected',
      {
        status: 'Rejected',
        rejection: { code: 'payment-late', short: [] },
        paymentStatus: 'RefundDue',
      },
    ],
  ])(
    'while %s, ends or lapses at it and not a millisecond before',
    (_while, order, deadline, kind, expected) => {
      expect(passDeadline(order, after(deadline, -1))).toEqual({ order, facts: [] });
      const decision = passDeadline(order, deadline);
      expect(decision.facts.map((fact) => fact.kind)).toEqual([kind]);
      expect(decision.order).toMatchObject(expected);
    },
  );
  it('confirmed meanwhile, has none any more', () => {
    const order = agreedOrder();
    expect(passDeadline(order, after(cutOffAt, 1))).toEqual({ order, facts: [] });
  });
  it('rejected by one, is not rejected by another', () => {
    const { order } = passDeadline(placed, cutOffAt);
    expect(passDeadline(order, after(cutOffAt, 1))).toEqual({ order, facts: [] });
  });
  it('has 10 minutes to be answered, 20 to be paid, 10 to be accepted (architecture.md 3)', () =>
    expect([placedDeadlineMs, payWithinMs, acceptWithinMs].map((ms) => ms / minuteMs)).toEqual([
      10, 20, 10,
    ]));
  it('answered in the last millisecond, may be paid until five minutes before its place ends, not longer', () => {
    const awaiting = awaitPayment(
      placeOrder(onlineAgreement).order,
      after(placedAt, placedDeadlineMs - 1),
    ).order;
    const placeEndsMs = placedAt.getTime() + keepMinutes * minuteMs;
    expect(placeEndsMs - awaiting.payByAt.getTime()).toBeGreaterThanOrEqual(5 * minuteMs);
  });
});
