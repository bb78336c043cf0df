import { buildAttempt, buildGatewayRefund, now, openPayment } from '../testing/payments.ts';
import { toPaymentPostings } from './ledger/document-postings.ts';
import { receivablePaise, toLedgerLines, type LedgerPosting } from './ledger/posting.ts';
import { applyAttempt } from './payments/payment-attempts.ts';
import { createCashPayment, type Payment } from './payments/payment.ts';
import { refundCreditedUnits } from './refunds/credit-refund.ts';
import { applyRefund } from './refunds/gateway-refunds.ts';
import { recordManualRefund, refundEndedOrder, sumRefunds } from './refunds/refunds.ts';
import { refundByStaff } from './refunds/staff-refund.ts';

const billedPaise = 51_000;
const captured = applyAttempt(openPayment, buildAttempt('captured')).payment;
const cash = createCashPayment({ orderId: 42, userId: 7, amountPaise: billedPaise }, now).payment;

/** The provider makes every refund that is due. */
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
const credit =
  (amountPaise: number, noteId = 9) =>
  (payment: Payment) =>
    settle(
      refundCreditedUnits(payment, { noteId, amountPaise, date: '2026-11-25', by: 4 }).payment,
    );
const staffRefund = (amountPaise: number) => (payment: Payment) => {
  const request = { amountPaise, requestId: `r${amountPaise}`, reason: 'x', by: 3, at: now };
  const decided = refundByStaff(payment, request);
  return decided.ok ? settle(decided.value.payment) : payment;
};
const dashboardRefund = (amountPaise: number) => (payment: Payment) =>
  applyRefund(
    payment,
    buildGatewayRefund({ refundId: '', gatewayRefundId: 'rfnd_d', amountPaise }),
    now,
  ).payment;
const cancel = (payment: Payment) => settle(refundEndedOrder(payment).payment);
const returnCash = (amountPaise: number) => (payment: Payment) => {
  const returned = { way: 'cash', reference: '', by: 3, at: now, requestId: 'c1' } as const;
  const recorded = recordManualRefund(payment, { ...returned, amountPaise });
  return recorded.ok ? recorded.value.payment : payment;
};
const sumPostings = (postings: readonly LedgerPosting[]): number =>
  postings.reduce((sum, posting) => sum + receivablePaise(toLedgerLines(posting)), 0);

/** What went back to the customer, and what the ledger says the customer owes in the end. */
const outcomeOf = (
  creditedPaise: number,
  payment: Payment,
  ...steps: readonly ((payment: Payment) => Payment)[]
) => {
  const last = steps.reduce((before, step) => step(before), payment);
  const postings = toPaymentPostings(last, { transactionNumber: 'T', undatedOn: '2026-11-21' });
  return {
    refundedPaise: sumRefunds(last.refunds),
    balancePaise: billedPaise - creditedPaise + sumPostings(postings),
  };
};

interface Example {
  /** The section of the law, or the rule of the shop, that the figures follow from. */
  readonly rule: string;
  readonly says: string;
  readonly actual: ReturnType<typeof outcomeOf>;
  /** Refunded, and balance. */
  readonly expected: readonly [number, number];
}

const examples: readonly Example[] = [
  {
    rule: 'CGST Act s. 34(1): goods returned',
    says: 'a credit note over 99.00 of an order paid online refunds 99.00',
    actual: outcomeOf(9_900, captured, credit(9_900)),
    expected: [9_900, 0],
  },
  {
    rule: 'CGST Act s. 34(1): goods returned',
    says: 'two credit notes of an order refund both amounts',
    actual: outcomeOf(14_900, captured, credit(9_900, 9), credit(5_000, 10)),
    expected: [14_900, 0],
  },
  {
    rule: 'cash is returned by hand',
    says: 'a credit note of an order paid in cash leaves its amount due, and is settled when it is returned',
    actual: outcomeOf(9_900, cash, credit(9_900), returnCash(9_900)),
    expected: [9_900, 0],
  },
  {
    rule: 'money that is not returned yet is a debt of the shop',
    says: 'the customer has 99.00 in advance until the cash is returned',
    actual: outcomeOf(9_900, cash, credit(9_900)),
    expected: [9_900, -9_900],
  },
  {
    rule: 'a courtesy is waived',
    says: 'a refund by staff without a credit note leaves nothing to pay',
    actual: outcomeOf(0, captured, staffRefund(5_000)),
    expected: [5_000, 0],
  },
  {
    rule: 'nothing is paid out twice',
    says: 'a credit note over what staff refunded before refunds nothing more',
    actual: outcomeOf(9_900, captured, staffRefund(9_900), credit(9_900)),
    expected: [9_900, 0],
  },
  {
    rule: 'nothing is paid out twice',
    says: 'a credit note over more than staff refunded before refunds the rest',
    actual: outcomeOf(9_900, captured, staffRefund(5_000), credit(9_900)),
    expected: [9_900, 0],
  },
  {
    rule: 'nothing is paid out twice',
    says: 'a credit note after a refund of all refunds nothing, and its waiver is charged again',
    actual: outcomeOf(9_900, captured, staffRefund(51_000), credit(9_900)),
    expected: [51_000, 0],
  },
  {
    rule: 'a courtesy after a credit note is in addition to it',
    says: 'both amounts go back, and only the courtesy is waived',
    actual: outcomeOf(9_900, captured, credit(9_900), staffRefund(5_000)),
    expected: [14_900, 0],
  },
  {
    rule: 'CGST Act s. 34(1): the supply is cancelled',
    says: 'after a courtesy and a credit note the rest goes back once',
    actual: outcomeOf(51_000, captured, staffRefund(5_000), credit(3_000), cancel),
    expected: [51_000, 0],
  },
  {
    rule: 'a refund on the dashboard of the provider counts towards a credit',
    says: 'the shop refunds what is missing of the credited amount',
    actual: outcomeOf(9_900, captured, dashboardRefund(8_000), credit(9_900)),
    expected: [9_900, 0],
  },
];

describe('worked examples of refunds', () => {
  it.each(examples)('$rule: $says', ({ actual, expected: [refundedPaise, balancePaise] }) =>
    expect(actual).toEqual({ refundedPaise, balancePaise }),
  );
});
