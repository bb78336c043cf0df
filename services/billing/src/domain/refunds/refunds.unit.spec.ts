import fc from 'fast-check';
import { err, ok } from '@tokri/contracts/result';
import { buildAttempt, now, openPayment } from '../../testing/payments.ts';
import { applyAttempt, applyInSequence } from '../payments/payment-attempts.ts';
import {
  createCashPayment,
  type Decision,
  type ManualRefund,
  type Payment,
} from '../payments/payment.ts';
import {
  applyRefund,
  refundAll,
  refundEndedOrder,
  recordManualRefund,
  refundDownTo,
} from './refunds.ts';
import { needsReconciliation, nextTask } from '../payments/gateway-tasks.ts';

const captured = applyAttempt(openPayment, buildAttempt('captured')).payment;
const cash = createCashPayment({ orderId: 42, userId: 7, amountPaise: 51_000 }, now).payment;
const processed = (payment: Payment, refundId: string): Decision =>
  applyRefund(payment, { refundId, status: 'processed' }, now);
const kinds = ({ events: facts }: Decision): string[] => facts.map(({ kind }) => kind);
const byHand: ManualRefund = {
  way: 'upi',
  reference: 'UPI-1',
  amountPaise: 51_000,
  by: 1,
  at: now,
};

describe('giving back until only some stays', () => {
  it('of taken money, a part is due at the gateway, and told when it is back', () => {
    const short = refundDownTo(captured, 40_000);
    expect(short).toMatchObject({
      payment: {
        state: 'refund-due',
        refunds: [{ refundId: 'refund-42-1', amountPaise: 11_000, state: 'due' }],
      },
      facts: [{ kind: 'refund-due', amountPaise: 11_000 }],
    });
    expect(nextTask(short.payment)).toMatchObject({
      kind: 'refund',
      refund: { amountPaise: 11_000 },
    });
    expect(processed(short.payment, 'refund-42-1')).toMatchObject({
      payment: { state: 'partly-refunded' },
      facts: [{ kind: 'refunded', amountPaise: 11_000, isWhole: false }],
    });
  });
  it('once more, nothing more goes back', () => {
    const { payment } = refundDownTo(captured, 40_000);
    expect(refundDownTo(payment, 40_000)).toEqual({ payment, facts: [] });
    expect(refundDownTo(captured, 51_000)).toEqual({ payment: captured, facts: [] });
  });
  it.each([
    ['open', openPayment],
    ['only set aside', applyAttempt(openPayment, buildAttempt('authorized')).payment],
  ])('of money that is %s, no part goes back', (_state, payment) => {
    expect(refundDownTo(payment, 40_000)).toEqual({ payment, facts: [] });
  });
  it('and then the order ends, the rest follows under another name, before and after the first is back', () => {
    const short = refundDownTo(captured, 40_000).payment;
    for (const payment of [short, processed(short, 'refund-42-1').payment]) {
      const ended = refundEndedOrder(payment);
      expect(ended).toMatchObject({
        payment: {
          refunds: [
            { amountPaise: 11_000 },
            { refundId: 'refund-42-2', amountPaise: 40_000, state: 'due' },
          ],
        },
        facts: [{ kind: 'refund-due', amountPaise: 40_000 }],
      });
      expect(refundEndedOrder(ended.payment).events).toEqual([]);
      const back = applyInSequence(
        ended.payment,
        (before) => processed(before, 'refund-42-1'),
        (before) => processed(before, 'refund-42-2'),
      );
      expect(back).toMatchObject({ payment: { state: 'refunded' } });
      expect(back.events.at(-1)).toMatchObject({
        kind: 'refunded',
        amountPaise: 51_000,
        nowPaise: 40_000,
        isWhole: true,
      });
    }
  });
  it('a look at the gateway in between, changes nothing', () => {
    const short = processed(refundDownTo(captured, 40_000).payment, 'refund-42-1').payment;
    expect(applyAttempt(short, buildAttempt('captured'))).toEqual({ payment: short, facts: [] });
  });
  it('whatever is kept and however often, what is kept and what goes back is what was paid', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 51_000 }), { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        (kept, isCash) => {
          const payment = kept.reduce<Payment>(
            (before, keptPaise) => refundDownTo(before, keptPaise).payment,
            isCash ? cash : captured,
          );
          const backPaise = payment.refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
          expect(backPaise + Math.min(51_000, ...kept)).toBe(51_000);
        },
      ),
      { seed: 3, numRuns: 200 },
    );
  });
});

describe('cash', () => {
  const due = refundAll(cash).payment;
  it('that goes back, is owed by hand: the gateway is neither asked nor looked at', () => {
    expect(due).toMatchObject({
      state: 'refund-due',
      refunds: [{ state: 'by-hand', amountPaise: 51_000 }],
    });
    expect([nextTask(due), needsReconciliation(due, now)]).toEqual([null, false]);
  });
  it('handed back, is refunded, with way, reference, who and when, and told as by hand', () => {
    expect(recordManualRefund(due, byHand)).toMatchObject(
      ok({
        payment: { state: 'refunded', refunds: [{ state: 'processed', handed: byHand }] },
        facts: [{ kind: 'refunded', amountPaise: 51_000, isWhole: true, byHand: true }],
      }),
    );
  });
  it('handed back once more the same way, changes nothing; another way, or where nothing is due, is refused', () => {
    const outcome = recordManualRefund(due, byHand);
    const payment = outcome.ok ? outcome.value.payment : due;
    expect(recordManualRefund(payment, { ...byHand, at: new Date(now.getTime() + 1) })).toEqual(
      ok({ payment, facts: [] }),
    );
    expect([
      recordManualRefund(payment, { ...byHand, reference: 'UPI-2' }),
      recordManualRefund(cash, byHand),
    ]).toEqual([err('nothing-due'), err('nothing-due')]);
  });
  it('handed back in another sum than is due, is refused: more may have become due since', () => {
    expect(recordManualRefund(due, { ...byHand, amountPaise: 50_000 })).toEqual(
      err('amount-differs'),
    );
  });
  it('in part and then the order ends, both are handed back', () => {
    const part = recordManualRefund(refundDownTo(cash, 40_000).payment, {
      ...byHand,
      amountPaise: 11_000,
    });
    expect(part.ok && part.value.payment.state).toBe('partly-refunded');
    const ended = part.ok ? refundEndedOrder(part.value.payment) : refundEndedOrder(cash);
    expect(kinds(ended)).toEqual(['refund-due']);
    expect(
      recordManualRefund(ended.payment, { ...byHand, amountPaise: 40_000, reference: 'UPI-2' }),
    ).toMatchObject(
      ok({ payment: { state: 'refunded' }, facts: [{ amountPaise: 51_000, isWhole: true }] }),
    );
  });
});

describe('a refund that fails at the gateway', () => {
  const fail = (payment: Payment): Payment => {
    const due = payment.refunds.find(({ state }) => state === 'due');
    return applyRefund(payment, { refundId: due?.refundId ?? '', status: 'failed' }, now).payment;
  };
  const failed = (times: number): Payment =>
    Array.from({ length: times }).reduce<Payment>(
      (before) => fail(before),
      refundAll(captured).payment,
    );
  const secondsUntil = (payment: Payment): number =>
    (payment.retryAt.getTime() - now.getTime()) / 1000;

  it('is asked for again under another name, each time twice as late, ten minutes at most', () => {
    expect([1, 2, 3, 9, 10, 30].map((times) => secondsUntil(failed(times)))).toEqual([
      2, 4, 8, 512, 600, 600,
    ]);
    expect(failed(3)).toMatchObject({
      refunds: [{ refundId: 'refund-42-1-again-3', state: 'due', failures: 3 }],
      tries: 0,
    });
  });
  it('after it was pending, has a name that was never asked for', () => {
    const pending = applyRefund(
      failed(2),
      { refundId: 'refund-42-1-again-2', status: 'pending' },
      now,
    ).payment;
    const again = applyRefund(
      pending,
      { refundId: 'refund-42-1-again-2', status: 'failed' },
      now,
    ).payment;
    expect(again).toMatchObject({ refunds: [{ refundId: 'refund-42-1-again-3', state: 'due' }] });
    expect(secondsUntil(again)).toBe(8);
  });
  it('shown once more under its old name, changes nothing', () => {
    const payment = failed(1);
    expect(applyRefund(payment, { refundId: 'refund-42-1', status: 'failed' }, now)).toEqual({
      payment,
      facts: [],
    });
  });
  it('keeps no other refund waiting: the one that failed least is asked for first', () => {
    const payment = fail(refundDownTo(captured, 40_000).payment);
    expect(nextTask(refundEndedOrder(payment).payment)).toMatchObject({
      kind: 'refund',
      refund: { refundId: 'refund-42-2' },
    });
  });
});
