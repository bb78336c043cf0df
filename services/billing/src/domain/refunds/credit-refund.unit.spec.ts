import * as fc from 'fast-check';
import { buildAttempt, buildGatewayRefund, now, openPayment } from '../../testing/payments.ts';
import { hasNewPostings, toPaymentPostings } from '../ledger/document-postings.ts';
import { receivablePaise, toLedgerLines, type LedgerPosting } from '../ledger/posting.ts';
import { applyAttempt } from '../payments/payment-attempts.ts';
import type { Payment } from '../payments/payment.ts';
import { refundCreditedUnits } from './credit-refund.ts';
import { applyRefund } from './gateway-refunds.ts';
import { refundDifference, refundEndedOrder, sumRefunds } from './refunds.ts';
import { refundByStaff } from './staff-refund.ts';

const billedPaise = 51_000;
const captured = applyAttempt(openPayment, buildAttempt('captured')).payment;
const note = (noteId: number, amountPaise: number) => ({
  noteId,
  amountPaise,
  date: '2026-11-25',
  by: 4,
});
const credit = (payment: Payment, noteId: number, amountPaise: number): Payment =>
  refundCreditedUnits(payment, note(noteId, amountPaise)).payment;
const refundAs = (payment: Payment, requestId: string, amountPaise: number): Payment => {
  const decided = refundByStaff(payment, { requestId, amountPaise, reason: 'x', by: 3, at: now });
  return decided.ok ? decided.value.payment : payment;
};
const settle = (payment: Payment): Payment =>
  payment.refunds
    .filter(({ state }) => state === 'due')
    .reduce(
      (before, { refundId, amountPaise }) =>
        applyRefund(
          before,
          buildGatewayRefund({ refundId, gatewayRefundId: refundId, amountPaise }),
          now,
        ).payment,
      payment,
    );
const duePaise = ({ refunds }: Payment) => refunds.map(({ amountPaise }) => amountPaise);
const post = (payment: Payment): readonly LedgerPosting[] =>
  toPaymentPostings(payment, { transactionNumber: 'T', undatedOn: '2026-11-21' });
const sumPostings = (postings: readonly LedgerPosting[]): number =>
  postings.reduce((sum, posting) => sum + receivablePaise(toLedgerLines(posting)), 0);

describe('refundCreditedUnits', () => {
  it('refunds a credit note once', () => {
    const once = credit(captured, 9, 9_900);
    expect(duePaise(once)).toEqual([9_900]);
    expect(once.retainedPaise).toBe(billedPaise - 9_900);
    expect(credit(once, 9, 9_900)).toBe(once);
    expect(duePaise(credit(once, 10, 100))).toEqual([9_900, 100]);
  });
  it('counts what staff refunded before towards the credit', () => {
    const courtesy = refundAs(captured, 'r1', 5_000);
    expect(duePaise(credit(courtesy, 9, 9_900))).toEqual([5_000, 4_900]);
    expect(duePaise(credit(courtesy, 9, 5_000))).toEqual([5_000]);
    expect(duePaise(credit(credit(courtesy, 9, 3_000), 10, 3_000))).toEqual([5_000, 1_000]);
  });
  it('refunds in full what staff refund as a courtesy afterwards', () =>
    expect(duePaise(refundAs(credit(captured, 9, 9_900), 'r1', 5_000))).toEqual([9_900, 5_000]));
  it('pays nothing out that the provider\u2019s dashboard has refunded', () => {
    const refunded = applyRefund(
      captured,
      buildGatewayRefund({ refundId: '', gatewayRefundId: 'rfnd_9', amountPaise: 8_000 }),
      now,
    ).payment;
    expect(duePaise(credit(refunded, 9, 9_900))).toEqual([8_000, 1_900]);
  });
  it('pays nothing out before the money is there, and refunds after a late capture', () => {
    const credited = credit(openPayment, 9, 9_900);
    expect(credited.refunds).toEqual([]);
    const late = applyAttempt(credited, buildAttempt('captured')).payment;
    expect(duePaise(late)).toEqual([9_900]);
    expect(applyAttempt(late, buildAttempt('captured')).payment).toEqual(late);
  });
  it('leaves an ended order alone, of which all goes back', () => {
    const ended = refundEndedOrder(captured).payment;
    expect(credit(ended, 9, 9_900)).toBe(ended);
  });
  it('keeps the difference of an order that was packed short', () => {
    const credited = credit(refundDifference(captured, 40_000).payment, 9, 9_900);
    expect(duePaise(credited)).toEqual([11_000, 9_900]);
    expect(refundDifference(credited, 40_000).payment).toEqual(credited);
  });
  it('leaves something to post when the refund of staff was waived', () => {
    const ofParty = { ...settle(refundAs(captured, 'r1', 5_000)), partyId: 5 };
    expect(hasNewPostings(ofParty, credit(ofParty, 9, 5_000))).toBe(true);
  });
});

type Step =
  | { readonly kind: 'staff'; readonly amountPaise: number }
  | { readonly kind: 'credit'; readonly amountPaise: number }
  | { readonly kind: 'settle' | 'end' | 'repeat' };
const amount = fc.integer({ min: 1, max: 20_000 });
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('staff' as const), amountPaise: amount }),
    fc.record({ kind: fc.constant('credit' as const), amountPaise: amount }),
    fc.record({ kind: fc.constantFrom('settle' as const, 'end' as const, 'repeat' as const) }),
  ),
  { maxLength: 12 },
);

/** Credit notes take at most what was billed, and a cancelled order credits the rest. */
const run = (sequence: readonly Step[], check: (payment: Payment) => void) => {
  let payment = captured;
  let creditedPaise = 0;
  let latest = 0;
  sequence.forEach((step, index) => {
    if (step.kind === 'staff') payment = refundAs(payment, `r${index}`, step.amountPaise);
    else if (step.kind === 'settle') payment = settle(payment);
    else if (step.kind === 'end') payment = refundEndedOrder(payment).payment;
    else if (step.kind === 'repeat') payment = latest === 0 ? payment : credit(payment, latest, 1);
    else if (
      step.kind === 'credit' &&
      !payment.hasOrderEnded &&
      creditedPaise + step.amountPaise <= billedPaise
    ) {
      creditedPaise += step.amountPaise;
      latest = index + 1;
      payment = credit(payment, latest, step.amountPaise);
    }
    check(payment);
  });
  return { payment: settle(payment), creditedPaise };
};

describe('bills − credit notes − payments + refunds + adjustments', () => {
  it('is 0 for a paid order after any sequence of credits, refunds and a cancellation', () =>
    fc.assert(
      fc.property(steps, (sequence) => {
        const { payment, creditedPaise } = run(sequence, () => undefined);
        const notesPaise = payment.hasOrderEnded ? billedPaise : creditedPaise;
        expect(billedPaise - notesPaise + sumPostings(post(payment))).toBe(0);
        expect(sumRefunds(payment.refunds)).toBeLessThanOrEqual(billedPaise);
        expect(sumRefunds(payment.refunds)).toBeGreaterThanOrEqual(notesPaise);
      }),
      { seed: 20_261_130, numRuns: 500 },
    ));
  it('only ever gets further postings', () =>
    fc.assert(
      fc.property(steps, (sequence) => {
        let known = new Map<string, number>();
        run(sequence, (payment) => {
          const next = new Map(post(payment).map((one) => [one.source, sumPostings([one])]));
          for (const [source, paise] of known) expect(next.get(source)).toBe(paise);
          known = next;
        });
      }),
      { seed: 20_261_130, numRuns: 500 },
    ));
});
