import fc from 'fast-check';
import { applyRefund } from '../../domain/refunds/gateway-refunds.ts';
import { refundAll, refundDownTo, sumRefunds } from '../../domain/refunds/refunds.ts';
import { buildGatewayRefund, now, openPayment } from '../../testing/payments.ts';
import type { Payment, Refund } from '../../domain/payments/payment.ts';
import { toPayment, toPaymentRecord } from './payment-document.ts';

const { amountPaise } = openPayment;
const captured: Payment = { ...openPayment, state: 'captured', gatewayPaymentId: 'pay_1' };
const buildRefund = (number: number, refundPaise: number, changes: Partial<Refund> = {}) =>
  ({
    refundId: `refund-42-${number}`,
    gatewayPaymentId: 'pay_1',
    amountPaise: refundPaise,
    state: 'due',
    failures: 0,
    ...changes,
  }) satisfies Refund;

/** Written by an instance that does not know the field: it keeps the stored value or has none. */
const readAfterOldWriter = (refunds: readonly Refund[], storedPaise?: number): Payment => {
  const { retainedPaise: _, ...record } = toPaymentRecord({ ...captured, refunds });
  return toPayment({
    ...record,
    ...(storedPaise === undefined ? {} : { retainedPaise: storedPaise }),
  });
};

describe('the amount that the shop retains', () => {
  it.each([
    ['is missing', undefined],
    ['was not lowered', amountPaise],
  ])('is what the shop does not refund itself when it %s', (_name, stored) => {
    expect(readAfterOldWriter([buildRefund(1, 11_000)], stored).retainedPaise).toBe(40_000);
  });

  it('is not lowered by refunds at the provider and of another payment', () => {
    const refunds = [
      buildRefund(1, 1_000, { state: 'processed', isProviderRefund: true }),
      buildRefund(2, 51_000, { gatewayPaymentId: 'pay_2' }),
    ];
    expect(readAfterOldWriter(refunds).retainedPaise).toBe(amountPaise);
  });

  it('keeps a lower stored value', () => {
    expect(readAfterOldWriter([buildRefund(1, 11_000)], 30_000).retainedPaise).toBe(30_000);
  });

  it('does not cover a refund of an instance that does not know it', () => {
    const payment = readAfterOldWriter([buildRefund(1, 11_000)], amountPaise);
    const refunded = buildGatewayRefund({
      gatewayRefundId: 'rfnd_9',
      refundId: '',
      amountPaise: 1_000,
    });
    expect(applyRefund(payment, refunded, now).payment.refunds).toMatchObject([
      { state: 'due', amountPaise: 10_000 },
      { state: 'processed', amountPaise: 1_000 },
    ]);
  });
});

describe('refunds after a record with a missing or stale amount', () => {
  it('never exceed what was paid', () => {
    const states = ['due', 'pending', 'processed'] as const;
    const refund = fc.record({
      paise: fc.integer({ min: 1, max: amountPaise }),
      state: fc.constantFrom(...states),
      isAtProvider: fc.boolean(),
    });
    const stored = fc.option(fc.integer({ min: -amountPaise, max: 2 * amountPaise }), {
      nil: undefined,
    });
    const step = fc.record({
      retainedPaise: fc.integer({ min: 0, max: amountPaise }),
      status: fc.constantFrom('pending', 'processed', 'failed'),
      isAll: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(refund, { maxLength: 4 }),
        stored,
        fc.array(step),
        (made, kept, steps) => {
          let leftPaise = amountPaise;
          const refunds = made.map(({ paise, state, isAtProvider }, index) => {
            const refundPaise = Math.min(paise, leftPaise);
            leftPaise -= refundPaise;
            return buildRefund(index + 1, refundPaise, {
              state,
              ...(isAtProvider ? { isProviderRefund: true } : {}),
            });
          });
          let payment = readAfterOldWriter(refunds, kept);
          for (const { retainedPaise, status, isAll } of steps) {
            payment = (isAll ? refundAll(payment) : refundDownTo(payment, retainedPaise)).payment;
            const due = payment.refunds.find(({ state }) => state !== 'processed');
            if (due)
              payment = applyRefund(payment, { ...buildGatewayRefund(due), status }, now).payment;
            expect(sumRefunds(payment.refunds)).toBeLessThanOrEqual(amountPaise);
          }
        },
      ),
      { seed: 14, numRuns: 500 },
    );
  });
});
