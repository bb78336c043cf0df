import fc from 'fast-check';
import { err, ok } from '@tokri/contracts/result';
import { buildAttempt, buildGatewayRefund, now, openPayment } from '../../testing/payments.ts';
import { applyAttempt, applyInSequence } from '../payments/payment-attempts.ts';
import {
  createCashPayment,
  type Decision,
  type ManualRefund,
  type Payment,
} from '../payments/payment.ts';
import { applyRefund, type GatewayRefund } from './gateway-refunds.ts';
import { refundAll, refundEndedOrder, recordManualRefund, refundDownTo } from './refunds.ts';
import { needsReconciliation, nextTask } from '../payments/gateway-tasks.ts';

const captured = applyAttempt(openPayment, buildAttempt('captured')).payment;
const cash = createCashPayment({ orderId: 42, userId: 7, amountPaise: 51_000 }, now).payment;
const report = (payment: Payment, refundId: string, status: GatewayRefund['status']): Decision => {
  const amountPaise =
    payment.refunds.find((refund) => refund.refundId === refundId)?.amountPaise ?? 0;
  return applyRefund(payment, buildGatewayRefund({ refundId, amountPaise, status }), now);
};
const processed = (payment: Payment, refundId: string): Decision =>
  report(payment, refundId, 'processed');
const kinds = ({ events }: Decision): string[] => events.map(({ kind }) => kind);
const upiRefund: Required<ManualRefund> = {
  way: 'upi',
  reference: 'UPI-1',
  amountPaise: 51_000,
  by: 1,
  at: now,
  requestId: 'request-1',
};

describe('refundDownTo', () => {
  it('refunds a part of a captured payment at the gateway', () => {
    const partlyRefunded = refundDownTo(captured, 40_000);
    expect(partlyRefunded).toMatchObject({
      payment: {
        state: 'refund-due',
        refunds: [{ refundId: 'refund-42-1', amountPaise: 11_000, state: 'due' }],
      },
      events: [{ kind: 'refund-due', amountPaise: 11_000 }],
    });
    expect(nextTask(partlyRefunded.payment)).toMatchObject({
      kind: 'refund',
      refund: { amountPaise: 11_000 },
    });
    expect(processed(partlyRefunded.payment, 'refund-42-1')).toMatchObject({
      payment: { state: 'partly-refunded' },
      events: [{ kind: 'refunded', amountPaise: 11_000, isFull: false }],
    });
  });
  it('changes nothing when repeated', () => {
    const { payment } = refundDownTo(captured, 40_000);
    expect(refundDownTo(payment, 40_000)).toEqual({ payment, events: [] });
    expect(refundDownTo(captured, 51_000)).toEqual({ payment: captured, events: [] });
  });
  it.each([
    ['open', openPayment],
    ['only set aside', applyAttempt(openPayment, buildAttempt('authorized')).payment],
  ])('refunds no part of a payment that is %s', (_state, payment) => {
    expect(refundDownTo(payment, 40_000)).toEqual({ payment, events: [] });
  });
  it('refunds the rest under another id when the order ends', () => {
    const partlyRefunded = refundDownTo(captured, 40_000).payment;
    for (const payment of [partlyRefunded, processed(partlyRefunded, 'refund-42-1').payment]) {
      const ended = refundEndedOrder(payment);
      expect(ended).toMatchObject({
        payment: {
          refunds: [
            { amountPaise: 11_000 },
            { refundId: 'refund-42-2', amountPaise: 40_000, state: 'due' },
          ],
        },
        events: [{ kind: 'refund-due', amountPaise: 40_000 }],
      });
      expect(refundEndedOrder(ended.payment).events).toEqual([]);
      const fullyRefunded = applyInSequence(
        ended.payment,
        (before) => processed(before, 'refund-42-1'),
        (before) => processed(before, 'refund-42-2'),
      );
      expect(fullyRefunded).toMatchObject({ payment: { state: 'refunded' } });
      expect(fullyRefunded.events.at(-1)).toMatchObject({
        kind: 'refunded',
        amountPaise: 51_000,
        nowPaise: 40_000,
        isFull: true,
      });
    }
  });
  it('is not changed by reading the gateway in between', () => {
    const partlyRefunded = processed(refundDownTo(captured, 40_000).payment, 'refund-42-1').payment;
    expect(applyAttempt(partlyRefunded, buildAttempt('captured'))).toEqual({
      payment: partlyRefunded,
      events: [],
    });
  });
  it('keeps retained plus refunded amounts equal to the payment', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 51_000 }), { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        (retainedAmounts, isCash) => {
          const payment = retainedAmounts.reduce<Payment>(
            (before, retainedPaise) => refundDownTo(before, retainedPaise).payment,
            isCash ? cash : captured,
          );
          const refundedPaise = payment.refunds.reduce(
            (sum, { amountPaise }) => sum + amountPaise,
            0,
          );
          expect(refundedPaise + Math.min(51_000, ...retainedAmounts)).toBe(51_000);
        },
      ),
      { seed: 3, numRuns: 200 },
    );
  });
});

describe('cash refunds', () => {
  const due = refundAll(cash).payment;
  it('are due from staff without involving the gateway', () => {
    expect(due).toMatchObject({
      state: 'refund-due',
      refunds: [{ state: 'manual', amountPaise: 51_000 }],
    });
    expect([nextTask(due), needsReconciliation(due, now)]).toEqual([null, false]);
  });
  it('record method, reference, person and time and emit a manual refund', () => {
    expect(recordManualRefund(due, upiRefund)).toMatchObject(
      ok({
        payment: { state: 'refunded', refunds: [{ state: 'processed', manualRefund: upiRefund }] },
        events: [{ kind: 'refunded', amountPaise: 51_000, isFull: true, isManual: true }],
      }),
    );
  });
  it('ignore a repeated request and reject another one', () => {
    const outcome = recordManualRefund(due, upiRefund);
    const payment = outcome.ok ? outcome.value.payment : due;
    expect(recordManualRefund(payment, { ...upiRefund, at: new Date(now.getTime() + 1) })).toEqual(
      ok({ payment, events: [] }),
    );
    expect([
      recordManualRefund(payment, { ...upiRefund, requestId: 'request-2' }),
      recordManualRefund(cash, upiRefund),
    ]).toEqual([err('nothing-due'), err('nothing-due')]);
  });
  it.each([{ way: 'bank' as const }, { reference: 'UPI-2' }, { amountPaise: 50_000 }])(
    'reject %j with the id of an earlier request',
    (other) => {
      const first = recordManualRefund(due, upiRefund);
      const payment = first.ok ? first.value.payment : due;
      expect(recordManualRefund(payment, { ...upiRefund, ...other })).toEqual({
        ok: false,
        code: 'request-id-taken',
        requestId: 'request-1',
      });
    },
  );
  it('leave what became due meanwhile when a request of the same amount is repeated', () => {
    const handBack: Required<ManualRefund> = {
      ...upiRefund,
      way: 'cash',
      reference: '',
      amountPaise: 10_000,
    };
    const first = recordManualRefund(refundDownTo(cash, 41_000).payment, handBack);
    const dueAgain = refundDownTo(first.ok ? first.value.payment : cash, 31_000).payment;
    expect(recordManualRefund(dueAgain, handBack)).toEqual(ok({ payment: dueAgain, events: [] }));
    expect(recordManualRefund(dueAgain, { ...handBack, requestId: 'request-2' })).toMatchObject(
      ok({ events: [{ kind: 'refunded', nowPaise: 10_000 }] }),
    );
  });
  it('reject an amount other than the one due', () => {
    expect(recordManualRefund(due, { ...upiRefund, amountPaise: 50_000 })).toEqual(
      err('amount-differs'),
    );
  });
  it('cover both a partial refund and the rest after the order ends', () => {
    const part = recordManualRefund(refundDownTo(cash, 40_000).payment, {
      ...upiRefund,
      amountPaise: 11_000,
    });
    expect(part.ok && part.value.payment.state).toBe('partly-refunded');
    const ended = part.ok ? refundEndedOrder(part.value.payment) : refundEndedOrder(cash);
    expect(kinds(ended)).toEqual(['refund-due']);
    expect(
      recordManualRefund(ended.payment, {
        ...upiRefund,
        amountPaise: 40_000,
        requestId: 'request-2',
      }),
    ).toMatchObject(
      ok({ payment: { state: 'refunded' }, events: [{ amountPaise: 51_000, isFull: true }] }),
    );
  });
});

describe('a refund that fails at the gateway', () => {
  const fail = (payment: Payment): Payment => {
    const due = payment.refunds.find(({ state }) => state === 'due');
    return report(payment, due?.refundId ?? '', 'failed').payment;
  };
  const failed = (times: number): Payment =>
    Array.from({ length: times }).reduce<Payment>(
      (before) => fail(before),
      refundAll(captured).payment,
    );
  const secondsUntil = (payment: Payment): number =>
    (payment.retryAt.getTime() - now.getTime()) / 1000;

  it('is requested again under a new id with doubled delays up to ten minutes', () => {
    expect([1, 2, 3, 9, 10, 30].map((times) => secondsUntil(failed(times)))).toEqual([
      2, 4, 8, 512, 600, 600,
    ]);
    expect(failed(3)).toMatchObject({
      refunds: [{ refundId: 'refund-42-1-again-3', state: 'due', failures: 3 }],
      taskAttempts: 0,
    });
  });
  it('gets an unused id when it fails after it was pending', () => {
    const pending = report(failed(2), 'refund-42-1-again-2', 'pending').payment;
    const again = report(pending, 'refund-42-1-again-2', 'failed').payment;
    expect(again).toMatchObject({ refunds: [{ refundId: 'refund-42-1-again-3', state: 'due' }] });
    expect(secondsUntil(again)).toBe(8);
  });
  it('ignores a repeated failure under its old id', () => {
    const payment = failed(1);
    expect(report(payment, 'refund-42-1', 'failed')).toEqual({
      payment,
      events: [],
    });
  });
  it('does not block other refunds', () => {
    const payment = fail(refundDownTo(captured, 40_000).payment);
    expect(nextTask(refundEndedOrder(payment).payment)).toMatchObject({
      kind: 'refund',
      refund: { refundId: 'refund-42-2' },
    });
  });
});
