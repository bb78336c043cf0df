import fc from 'fast-check';
import {
  requestedPayment,
  buildAttempt,
  buildGatewayRefund,
  now,
  openPayment,
} from '../../testing/payments.ts';
import {
  applyAttempt,
  applyInSequence,
  matchesPayment,
  type PaymentAttempt,
} from './payment-attempts.ts';
import { paymentStateTransitions, type PaymentState } from './payment-transitions.ts';
import type { Decision, Payment } from './payment.ts';
import { applyRefund, type GatewayRefund } from '../refunds/gateway-refunds.ts';
import { refundEndedOrder } from '../refunds/refunds.ts';

const kinds = ({ events }: Decision) => events.map(({ kind }) => kind);
const refundId = 'refund-42-1';
const receiveRefund = (status: GatewayRefund['status']) => (payment: Payment) =>
  applyRefund(payment, buildGatewayRefund({ refundId, status }), now);

const receiveAttempt = (status: PaymentAttempt['status']) => (payment: Payment) =>
  applyAttempt(payment, buildAttempt(status));

const signalsByProvider = {
  Razorpay: {
    'payment.failed': receiveAttempt('failed'),
    'payment.authorized': receiveAttempt('authorized'),
    'payment.captured': receiveAttempt('captured'),
    'order.paid': receiveAttempt('captured'),
    'refund.created': receiveRefund('pending'),
    'refund.processed': receiveRefund('processed'),
  },
  Stripe: {
    'payment_intent.payment_failed': receiveAttempt('failed'),
    'payment_intent.amount_capturable_updated': receiveAttempt('authorized'),
    'payment_intent.succeeded': receiveAttempt('captured'),
    'charge.refunded': receiveAttempt('refunded'),
    'refund.created': receiveRefund('pending'),
    'refund.updated': receiveRefund('processed'),
  },
} as const;
const allSignals: Readonly<Record<string, (payment: Payment) => Decision>> = {
  ...signalsByProvider.Razorpay,
  ...signalsByProvider.Stripe,
};
const receiveSignals = (
  start: Payment,
  signalNames: readonly string[],
): {
  readonly path: readonly PaymentState[];
  readonly events: readonly string[];
  readonly last: Payment;
} => {
  const path: PaymentState[] = [start.state];
  const events: string[] = [];
  let payment = start;
  for (const name of signalNames) {
    const decision = allSignals[name]?.(payment);
    if (!decision) continue;
    payment = decision.payment;
    path.push(payment.state);
    events.push(...kinds(decision));
  }
  return { path, events, last: payment };
};
const isReachable = (from: PaymentState, to: PaymentState): boolean =>
  from === to || paymentStateTransitions[from].some((next) => isReachable(next, to));
const permutations = (list: readonly string[]): string[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((first, at) =>
        permutations(list.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
      );
const endOrder = (payment: Payment): Payment => refundEndedOrder(payment).payment;

describe.each(
  Object.entries(signalsByProvider).map(
    ([provider, providerSignals]) => [provider, Object.keys(providerSignals)] as const,
  ),
)('applyAttempt with %s signals in any order and number', (_provider, providerSignalNames) => {
  it.each([
    ['an order that has not ended', openPayment],
    ['an order that has ended', endOrder(openPayment)],
  ])('ends in the same state and emits each event once for %s', (_what, start) => {
    const results = permutations(providerSignalNames).map((order) =>
      receiveSignals(start, [...order, ...order]),
    );
    expect(new Set(results.map(({ last }) => last.state)).size).toBe(1);
    for (const { events } of results)
      expect(new Set(events.filter((kind) => kind !== 'attempt-failed')).size).toBe(
        events.filter((kind) => kind !== 'attempt-failed').length,
      );
  });

  it('never goes back and emits authorized before captured before refunds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...providerSignalNames), { maxLength: 30 }),
        fc.boolean(),
        (signalNames, hasOrderEnded) => {
          const { path, events } = receiveSignals(
            hasOrderEnded ? endOrder(openPayment) : openPayment,
            signalNames,
          );
          path.slice(1).forEach((state, index) => {
            expect(isReachable(path[index] ?? state, state)).toBe(true);
          });
          const order = ['authorized', 'captured', 'refund-due', 'refunded'];
          const eventIndexes = events
            .filter((kind) => order.includes(kind))
            .map((kind) => order.indexOf(kind));
          expect(eventIndexes).toEqual([...new Set(eventIndexes)].sort((a, b) => a - b));
        },
      ),
      { seed: 20_261_121, numRuns: 2_000 },
    );
  });

  it('ends in the same state for every order of signals', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(providerSignalNames, { minLength: 1 }), (signalNames) => {
        const attempts = signalNames.filter((name) => !name.startsWith('refund'));
        expect(receiveSignals(openPayment, attempts).last.state).toBe(
          receiveSignals(openPayment, [...attempts].reverse()).last.state,
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
  ])('ignores an attempt with %s', (_what, foreignAttempt) => {
    expect(matchesPayment(openPayment, foreignAttempt)).toBe(false);
    expect(applyAttempt(openPayment, foreignAttempt)).toEqual({ payment: openPayment, events: [] });
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
    expect(
      applyRefund(second.payment, buildGatewayRefund({ gatewayPaymentId: 'pay_2' }), now),
    ).toMatchObject({
      payment: { state: 'captured' },
      events: [],
    });
    expect(
      applyAttempt(second.payment, buildAttempt('captured', { gatewayPaymentId: 'pay_2' })).payment,
    ).toEqual(second.payment);
  });

  it('marks a payment as refunded that was captured and refunded before the first read', () =>
    expect(kinds(applyAttempt(openPayment, buildAttempt('refunded')))).toEqual([
      'refund-due',
      'refunded',
    ]));
});

describe('what a payment was made with', () => {
  it('is kept from the attempt that succeeds', () => {
    const failed = applyAttempt(openPayment, buildAttempt('failed', { paidWith: 'card' })).payment;
    expect(failed).not.toHaveProperty('paidWith');
    expect(
      applyAttempt(failed, buildAttempt('captured', { paidWith: 'upi' })).payment,
    ).toMatchObject({ state: 'captured', paidWith: 'upi' });
  });
});
