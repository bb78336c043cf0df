import fc from 'fast-check';
import { ok, refusal } from '@tokri/contracts';
import { attempt, now, open } from '../testing/payments.ts';
import { applyAttempt, chain } from './attempts.ts';
import { collectCash, type Decision, type HandedBack, type Payment } from './payment.ts';
import { applyRefund, beginRefund, endPayment, handBack, returnDownTo } from './refunds.ts';
import { isWatched, nextTask } from './tasks.ts';

const captured = applyAttempt(open, attempt('captured')).payment;
const cash = collectCash({ orderId: 42, userId: 7, amountPaise: 51_000 }, now).payment;
const processed = (payment: Payment, refundId: string): Decision =>
  applyRefund(payment, { refundId, status: 'processed' }, now);
const kinds = ({ facts }: Decision): string[] => facts.map(({ kind }) => kind);
const byHand: HandedBack = { way: 'upi', reference: 'UPI-1', amountPaise: 51_000, by: 1, at: now };

describe('giving back until only some stays', () => {
  it('of taken money, a part is due at the gateway, and told when it is back', () => {
    const short = returnDownTo(captured, 40_000);
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
    const { payment } = returnDownTo(captured, 40_000);
    expect(returnDownTo(payment, 40_000)).toEqual({ payment, facts: [] });
    expect(returnDownTo(captured, 51_000)).toEqual({ payment: captured, facts: [] });
  });
  it.each([
    ['open', open],
    ['only set aside', applyAttempt(open, attempt('authorized')).payment],
  ])('of money that is %s, no part goes back', (_state, payment) => {
    expect(returnDownTo(payment, 40_000)).toEqual({ payment, facts: [] });
  });
  it('and then the order ends, the rest follows under another name, before and after the first is back', () => {
    const short = returnDownTo(captured, 40_000).payment;
    for (const payment of [short, processed(short, 'refund-42-1').payment]) {
      const ended = endPayment(payment);
      expect(ended).toMatchObject({
        payment: {
          refunds: [
            { amountPaise: 11_000 },
            { refundId: 'refund-42-2', amountPaise: 40_000, state: 'due' },
          ],
        },
        facts: [{ kind: 'refund-due', amountPaise: 40_000 }],
      });
      expect(endPayment(ended.payment).facts).toEqual([]);
      const back = chain(
        ended.payment,
        (before) => processed(before, 'refund-42-1'),
        (before) => processed(before, 'refund-42-2'),
      );
      expect(back).toMatchObject({ payment: { state: 'refunded' } });
      expect(back.facts.at(-1)).toMatchObject({
        kind: 'refunded',
        amountPaise: 51_000,
        nowPaise: 40_000,
        isWhole: true,
      });
    }
  });
  it('a look at the gateway in between, changes nothing', () => {
    const short = processed(returnDownTo(captured, 40_000).payment, 'refund-42-1').payment;
    expect(applyAttempt(short, attempt('captured'))).toEqual({ payment: short, facts: [] });
  });
  it('whatever is kept and however often, what is kept and what goes back is what was paid', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 51_000 }), { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        (kept, isCash) => {
          const payment = kept.reduce<Payment>(
            (before, keptPaise) => returnDownTo(before, keptPaise).payment,
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
  const due = beginRefund(cash).payment;
  it('that goes back, is owed by hand: the gateway is neither asked nor looked at', () => {
    expect(due).toMatchObject({
      state: 'refund-due',
      refunds: [{ state: 'by-hand', amountPaise: 51_000 }],
    });
    expect([nextTask(due), isWatched(due, now)]).toEqual([null, false]);
  });
  it('handed back, is refunded, with way, reference, who and when, and told as by hand', () => {
    expect(handBack(due, byHand)).toMatchObject(
      ok({
        payment: { state: 'refunded', refunds: [{ state: 'processed', handed: byHand }] },
        facts: [{ kind: 'refunded', amountPaise: 51_000, isWhole: true, byHand: true }],
      }),
    );
  });
  it('handed back once more the same way, changes nothing; another way, or where nothing is due, is refused', () => {
    const outcome = handBack(due, byHand);
    const payment = outcome.ok ? outcome.value.payment : due;
    expect(handBack(payment, { ...byHand, at: new Date(now.getTime() + 1) })).toEqual(
      ok({ payment, facts: [] }),
    );
    expect([handBack(payment, { ...byHand, reference: 'UPI-2' }), handBack(cash, byHand)]).toEqual([
      refusal('nothing-due'),
      refusal('nothing-due'),
    ]);
  });
  it('handed back in another sum than is due, is refused: more may have become due since', () => {
    expect(handBack(due, { ...byHand, amountPaise: 50_000 })).toEqual(refusal('amount-differs'));
  });
  it('in part and then the order ends, both are handed back', () => {
    const part = handBack(returnDownTo(cash, 40_000).payment, { ...byHand, amountPaise: 11_000 });
    expect(part.ok && part.value.payment.state).toBe('partly-refunded');
    const ended = part.ok ? endPayment(part.value.payment) : endPayment(cash);
    expect(kinds(ended)).toEqual(['refund-due']);
    expect(
      handBack(ended.payment, { ...byHand, amountPaise: 40_000, reference: 'UPI-2' }),
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
      beginRefund(captured).payment,
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
    const payment = fail(returnDownTo(captured, 40_000).payment);
    expect(nextTask(endPayment(payment).payment)).toMatchObject({
      kind: 'refund',
      refund: { refundId: 'refund-42-2' },
    });
  });
});
