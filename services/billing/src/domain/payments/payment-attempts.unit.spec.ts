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

const kinds = ({ events: facts }: Decision) => facts.map(({ kind }) => kind);
const refundId = 'refund-42-1';
const shown = (status: GatewayRefund['status']) => (payment: Payment) =>
  applyRefund(payment, { refundId, status }, now);

const seen = (status: PaymentAttempt['status']) => (payment: Payment) =>
  applyAttempt(payment, buildAttempt(status));

/** What callback, webhook and reconciler may bring, by what the provider shows when its event is heard: two vocabularies, one payment. */
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
  readonly facts: readonly string[];
  readonly last: Payment;
} => {
  const path: PaymentState[] = [start.state];
  const facts: string[] = [];
  let payment = start;
  for (const name of told) {
    const decision = signals[name]?.(payment);
    if (!decision) continue;
    payment = decision.payment;
    path.push(payment.state);
    facts.push(...kinds(decision));
  }
  return { path, facts, last: payment };
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
)('what %s shows, in any order and number', (_provider, names) => {
  it.each([
    ['an order that stands', openPayment],
    ['an order that has ended', over(openPayment)],
  ])(
    '%s, every permutation of all signals told twice, ends the same and tells each fact once',
    (_what, start) => {
      const ends = permutations(names).map((order) => play(start, [...order, ...order]));
      expect(new Set(ends.map(({ last }) => last.state)).size).toBe(1);
      for (const { facts } of ends)
        expect(new Set(facts.filter((kind) => kind !== 'attempt-failed')).size).toBe(
          facts.filter((kind) => kind !== 'attempt-failed').length,
        );
    },
  );

  it('any sequence with repetitions, never goes back and tells authorized before captured before its way back', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...names), { maxLength: 30 }),
        fc.boolean(),
        (told, isOver) => {
          const { path, facts } = play(isOver ? over(openPayment) : openPayment, told);
          path.slice(1).forEach((state, index) => {
            expect(isReachable(path[index] ?? state, state)).toBe(true);
          });
          const order = ['authorized', 'captured', 'refund-due', 'refunded'];
          const places = facts
            .filter((kind) => order.includes(kind))
            .map((kind) => order.indexOf(kind));
          expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
        },
      ),
      { seed: 20_261_121, numRuns: 2_000 },
    );
  });

  it('the same signals in another order, end in the same state', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(names, { minLength: 1 }), (told) => {
        // A refund is only shown after somebody asked for it, so refunds come last here.
        const attempts = told.filter((name) => !name.startsWith('refund'));
        expect(play(openPayment, attempts).last.state).toBe(
          play(openPayment, [...attempts].reverse()).last.state,
        );
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});

describe('an attempt', () => {
  it('failed twice, told once', () =>
    expect(
      kinds(
        applyInSequence(
          openPayment,
          ...[1, 2].map(() => (payment: Payment) => applyAttempt(payment, buildAttempt('failed'))),
        ),
      ),
    ).toEqual(['attempt-failed']));
  it('failed and then authorized, authorized', () =>
    expect(
      applyAttempt(
        applyAttempt(openPayment, buildAttempt('failed')).payment,
        buildAttempt('authorized'),
      ).payment.state,
    ).toBe('authorized'));
  it('authorized and then failed, stays authorized', () =>
    expect(
      kinds(
        applyAttempt(
          applyAttempt(openPayment, buildAttempt('authorized')).payment,
          buildAttempt('failed'),
        ),
      ),
    ).toEqual([]));
  it('captured at once, counts as authorized first', () =>
    expect(kinds(applyAttempt(openPayment, buildAttempt('captured')))).toEqual([
      'authorized',
      'captured',
    ]));

  it.each([
    ['another amount', buildAttempt('captured', { amountPaise: 100 })],
    ['another currency', buildAttempt('captured', { currency: 'USD' })],
    ['an order of somebody else', buildAttempt('captured', { gatewayOrderId: 'order_2' })],
    ['no order', buildAttempt('captured', { gatewayOrderId: null })],
  ])('with %s, changes nothing', (_what, strange) => {
    expect(matchesPayment(openPayment, strange)).toBe(false);
    expect(applyAttempt(openPayment, strange)).toEqual({ payment: openPayment, facts: [] });
  });

  it('before the gateway has an order of ours, changes nothing', () =>
    expect(
      applyAttempt(requestedPayment, buildAttempt('captured', { gatewayOrderId: null })).events,
    ).toEqual([]));

  it('a second one succeeds, its money goes back in silence and the first stands', () => {
    const paid = applyAttempt(openPayment, buildAttempt('captured')).payment;
    const second = applyAttempt(paid, buildAttempt('captured', { gatewayPaymentId: 'pay_2' }));
    expect(second).toMatchObject({
      payment: {
        state: 'captured',
        gatewayPaymentId: 'pay_1',
        refunds: [{ gatewayPaymentId: 'pay_2', state: 'due' }],
      },
      facts: [],
    });
    expect(applyRefund(second.payment, { refundId, status: 'processed' }, now)).toMatchObject({
      payment: { state: 'captured' },
      facts: [],
    });
    expect(
      applyAttempt(second.payment, buildAttempt('captured', { gatewayPaymentId: 'pay_2' })).payment,
    ).toEqual(second.payment);
  });

  it('came and went back before anybody looked, refunded', () =>
    expect(kinds(applyAttempt(openPayment, buildAttempt('refunded')))).toEqual([
      'refund-due',
      'refunded',
    ]));
});

describe('an order that ends', () => {
  const authorized = applyAttempt(openPayment, buildAttempt('authorized')).payment;
  const captured = applyAttempt(openPayment, buildAttempt('captured')).payment;

  it('unpaid, nothing goes back; money that comes then is let go', () => {
    expect(kinds(refundEndedOrder(openPayment))).toEqual([]);
    const late = applyAttempt(over(openPayment), buildAttempt('authorized'));
    expect(kinds(late)).toEqual(['authorized', 'refund-due']);
    expect(nextTask(late.payment)).toBeNull();
  });

  it('with money set aside, it is let go and not captured, even when capture was due', () => {
    const ended = refundEndedOrder(requestCapture(authorized).payment);
    expect(ended.payment.refunds).toMatchObject([{ state: 'letting-go' }]);
    expect(nextTask(ended.payment)).toBeNull();
    expect(kinds(applyAttempt(ended.payment, buildAttempt('refunded')))).toEqual(['refunded']);
  });

  it('with money let go that a lost capture had taken, it is refunded', () => {
    const taken = applyAttempt(over(authorized), buildAttempt('captured')).payment;
    expect(nextTask(taken)).toMatchObject({
      kind: 'refund',
      refund: { refundId, amountPaise: 51_000 },
    });
  });

  it('with money taken, refunded once however often it ends', () => {
    const twice = refundEndedOrder(over(captured)).payment;
    expect(twice.refunds).toHaveLength(1);
    expect(kinds(applyRefund(twice, { refundId, status: 'processed' }, now))).toEqual(['refunded']);
  });

  it('and its refund fails at the gateway, another is due under another name', () => {
    const again = applyRefund(over(captured), { refundId, status: 'failed' }, now);
    expect(again).toMatchObject({
      payment: {
        state: 'refund-due',
        refunds: [{ refundId: 'refund-42-1-again-1', state: 'due' }],
      },
      facts: [],
    });
    expect(nextTask(again.payment)).toMatchObject({ kind: 'refund' });
  });
});
