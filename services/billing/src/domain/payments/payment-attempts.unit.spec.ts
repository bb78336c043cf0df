import fc from 'fast-check';
import { requestedPayment, buildAttempt, now, openPayment } from '../../testing/payments.ts';
import {
  applyAttempt,
  applyInSequence,
  matchesPayment,
  type PaymentAttempt,
} from './payment-attempts.ts';
import { paymentTransitions, type PaymentState } from './payment-transitions.ts';
import type { Decision, Payment } from './payment.ts';
import { applyRefund, refundEndedOrder, type GatewayRefund } from '../refunds/refunds.ts';
import { requestCapture, nextTask } from './gateway-tasks.ts';

const kinds = ({ events }: Decision) => events.map(({ kind }) => kind);
const refundId = 'refund-42-1';
const shown = (status: GatewayRefund['status']) => (payment: Payment) =>
  applyRefund(payment, { refundId, status }, now);

const seen = (status: PaymentAttempt['status']) => (payment: Payment) =>
  applyAttempt(payment, buildAttempt(status));

const vocabularies = {
  Razorpay: {
    'payment.failed': seen('failed'),
    'payment.authorized': seen('authorized'),
    'payment.captured': seen('captured'),
    'order.paid': seen('captured'),
    'refund.created': shown('pending'),
    'refund.processed': shown('processed'),
  },
  Stripe: {
    'payment_intent.payment_failed': seen('failed'),
    'payment_intent.amount_capturable_updated': seen('authorized'),
    'payment_intent.succeeded': seen('captured'),
    'charge.refunded': seen('refunded'),
    'refund.created': shown('pending'),
    'refund.updated': shown('processed'),
  },
} as const;
const signals: Readonly<Record<string, (payment: Payment) => Decision>> = {
  ...vocabularies.Razorpay,
  ...vocabularies.Stripe,
};
const play = (
  start: Payment,
  told: readonly string[],
): {
  readonly path: readonly PaymentState[];
  readonly events: readonly string[];
  readonly last: Payment;
} => {
  const path: PaymentState[] = [start.state];
  const events: string[] = [];
  let payment = start;
  for (const name of told) {
    const decision = signals[name]?.(payment);
    if (!decision) continue;
    payment = decision.payment;
    path.push(payment.state);
    events.push(...kinds(decision));
  }
  return { path, events, last: payment };
};
const isReachable = (from: PaymentState, to: PaymentState): boolean =>
  from === to || paymentTransitions[from].some((next) => isReachable(next, to));
const permutations = (list: readonly string[]): string[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((first, at) =>
        permutations(list.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
      );
const over = (payment: Payment): Payment => refundEndedOrder(payment).payment;

describe.each(
  Object.entries(vocabularies).map(([provider, words]) => [provider, Object.keys(words)] as const),
)('applyAttempt with %s signals in any order and number', (_provider, names) => {
  it.each([
    ['an order that stands', openPayment],
    ['an order that has ended', over(openPayment)],
  ])('%s: ends in the same state and emits each event once', (_what, start) => {
    const ends = permutations(names).map((order) => play(start, [...order, ...order]));
    expect(new Set(ends.map(({ last }) => last.state)).size).toBe(1);
    for (const { events } of ends)
      expect(new Set(events.filter((kind) => kind !== 'attempt-failed')).size).toBe(
        events.filter((kind) => kind !== 'attempt-failed').length,
      );
  });

  it('never goes back and emits authorized before captured before refunds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...names), { maxLength: 30 }),
        fc.boolean(),
        (told, isOver) => {
          const { path, events } = play(isOver ? over(openPayment) : openPayment, told);
          path.slice(1).forEach((state, index) => {
            expect(isReachable(path[index] ?? state, state)).toBe(true);
          });
          const order = ['authorized', 'captured', 'refund-due', 'refunded'];
          const places = events
            .filter((kind) => order.includes(kind))
            .map((kind) => order.indexOf(kind));
          expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
        },
      ),
      { seed: 20_261_121, numRuns: 2_000 },
    );
  });

  it('ends in the same state for every order of signals', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(names, { minLength: 1 }), (told) => {
        const attempts = told.filter((name) => !name.startsWith('refund'));
        expect(play(openPayment, attempts).last.state).toBe(
          play(openPayment, [...attempts].reverse()).last.state,
        );
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});

describe('applyAttempt', () => {
  it('emits a repeated failure once', () =>
    expect(
      kinds(
        applyInSequence(
          openPayment,
          ...[1, 2].map(() => (payment: Payment) => applyAttempt(payment, buildAttempt('failed'))),
        ),
      ),
    ).toEqual(['attempt-failed']));
  it('authorizes a payment after a failed attempt', () =>
    expect(
      applyAttempt(
        applyAttempt(openPayment, buildAttempt('failed')).payment,
        buildAttempt('authorized'),
      ).payment.state,
    ).toBe('authorized'));
  it('keeps an authorized payment when a failure follows', () =>
    expect(
      kinds(
        applyAttempt(
          applyAttempt(openPayment, buildAttempt('authorized')).payment,
          buildAttempt('failed'),
        ),
      ),
    ).toEqual([]));
  it('treats an immediate capture as authorized first', () =>
    expect(kinds(applyAttempt(openPayment, buildAttempt('captured')))).toEqual([
      'authorized',
      'captured',
    ]));

  it.each([
    ['another amount', buildAttempt('captured', { amountPaise: 100 })],
    ['another currency', buildAttempt('captured', { currency: 'USD' })],
    ['an order of somebody else', buildAttempt('captured', { gatewayOrderId: 'order_2' })],
    ['no order', buildAttempt('captured', { gatewayOrderId: null })],
  ])('ignores an attempt with %s', (_what, strange) => {
    expect(matchesPayment(openPayment, strange)).toBe(false);
    expect(applyAttempt(openPayment, strange)).toEqual({ payment: openPayment, events: [] });
  });

  it('ignores an attempt before the gateway order is known', () =>
    expect(
      applyAttempt(requestedPayment, buildAttempt('captured', { gatewayOrderId: null })).events,
    ).toEqual([]));

  it('refunds a second successful attempt without an event', () => {
    const paid = applyAttempt(openPayment, buildAttempt('captured')).payment;
    const second = applyAttempt(paid, buildAttempt('captured', { gatewayPaymentId: 'pay_2' }));
    expect(second).toMatchObject({
      payment: {
        state: 'captured',
        gatewayPaymentId: 'pay_1',
        refunds: [{ gatewayPaymentId: 'pay_2', state: 'due' }],
      },
      events: [],
    });
    expect(applyRefund(second.payment, { refundId, status: 'processed' }, now)).toMatchObject({
      payment: { state: 'captured' },
      events: [],
    });
    expect(
      applyAttempt(second.payment, buildAttempt('captured', { gatewayPaymentId: 'pay_2' })).payment,
    ).toEqual(second.payment);
  });

  it('marks a payment as refunded that was taken and returned before anybody looked', () =>
    expect(kinds(applyAttempt(openPayment, buildAttempt('refunded')))).toEqual([
      'refund-due',
      'refunded',
    ]));
});

describe('payment of an order that ends', () => {
  const authorized = applyAttempt(openPayment, buildAttempt('authorized')).payment;
  const captured = applyAttempt(openPayment, buildAttempt('captured')).payment;

  it('releases a payment that arrives after the end', () => {
    expect(kinds(refundEndedOrder(openPayment))).toEqual([]);
    const late = applyAttempt(over(openPayment), buildAttempt('authorized'));
    expect(kinds(late)).toEqual(['authorized', 'refund-due']);
    expect(nextTask(late.payment)).toBeNull();
  });

  it('releases an authorized payment even when a capture was due', () => {
    const ended = refundEndedOrder(requestCapture(authorized).payment);
    expect(ended.payment.refunds).toMatchObject([{ state: 'letting-go' }]);
    expect(nextTask(ended.payment)).toBeNull();
    expect(kinds(applyAttempt(ended.payment, buildAttempt('refunded')))).toEqual(['refunded']);
  });

  it('refunds a released payment that a lost capture had taken', () => {
    const taken = applyAttempt(over(authorized), buildAttempt('captured')).payment;
    expect(nextTask(taken)).toMatchObject({
      kind: 'refund',
      refund: { refundId, amountPaise: 51_000 },
    });
  });

  it('refunds a captured payment once', () => {
    const twice = refundEndedOrder(over(captured)).payment;
    expect(twice.refunds).toHaveLength(1);
    expect(kinds(applyRefund(twice, { refundId, status: 'processed' }, now))).toEqual(['refunded']);
  });

  it('retries a failed refund under a new id', () => {
    const again = applyRefund(over(captured), { refundId, status: 'failed' }, now);
    expect(again).toMatchObject({
      payment: {
        state: 'refund-due',
        refunds: [{ refundId: 'refund-42-1-again-1', state: 'due' }],
      },
      events: [],
    });
    expect(nextTask(again.payment)).toMatchObject({ kind: 'refund' });
  });
});
