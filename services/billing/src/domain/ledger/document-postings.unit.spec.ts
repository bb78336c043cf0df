import { buildAttempt, buildGatewayRefund, now, openPayment } from '../../testing/payments.ts';
import { buildSale, chargedDelivery, exemptLine, taxedLine } from '../../testing/sales.ts';
import { splitIntoBills, toCreditNote, type Bill } from '../bills/bill.ts';
import { applyAttempt } from '../payments/payment-attempts.ts';
import { createCashPayment, type Payment } from '../payments/payment.ts';
import { applyRefund } from '../refunds/gateway-refunds.ts';
import {
  recordManualRefund,
  refundAll,
  refundDifference,
  refundEndedOrder,
} from '../refunds/refunds.ts';
import { refundByStaff } from '../refunds/staff-refund.ts';
import { hasNewPostings, toBillPostings, toPaymentPostings } from './document-postings.ts';
import { receivablePaise, toLedgerLines, type LedgerPosting } from './posting.ts';

const sale = buildSale([exemptLine, taxedLine], chargedDelivery);
const [part] = splitIntoBills(sale, { isRegistered: false });
const bill: Bill = {
  billId: 9,
  orderId: 42,
  userId: 7,
  partyId: 1,
  transactionNumber: 'T2611-42',
  kind: 'InvoiceCumBillOfSupply',
  date: '2026-11-21',
  buyer: { name: 'Annapurna Caterers', address: 'Bengaluru', pincode: '560034', gstin: '' },
  deliverTo: null,
  placeOfSupply: '29',
  lines: part?.sale.lines ?? [],
  taxSummary: part?.sale.taxSummary ?? [],
  totals: { ...sale.totals, payablePaise: 51_000, roundOffPaise: 51_000 - 8_400 - 9_900 - 4_720 },
  against: null,
  account: null,
  number: 'IB/26-27/0000001',
};
const creditNote: Bill = {
  ...toCreditNote(bill, {
    billId: 10,
    date: '2026-11-22',
    sale: { ...bill, taxSummary: [...bill.taxSummary] },
  }),
  number: 'CN/26-27/0000001',
};
const context = { transactionNumber: 'T2611-42', undatedOn: '2026-11-21' };
const post = (payment: Payment) => toPaymentPostings(payment, context);
const balance = (postings: readonly LedgerPosting[]): number =>
  postings.reduce((sum, posting) => sum + receivablePaise(toLedgerLines(posting)), 0);

const captured = applyAttempt(openPayment, buildAttempt('captured')).payment;
const cash = createCashPayment({ orderId: 42, userId: 7, amountPaise: 51_000 }, now).payment;
const refundThroughGateway = (payment: Payment, refundId: string, amountPaise: number): Payment =>
  applyRefund(
    payment,
    buildGatewayRefund({ refundId, gatewayRefundId: refundId, amountPaise }),
    now,
  ).payment;
const refundCourtesy = (payment: Payment): Payment => {
  const decision = refundByStaff(payment, {
    amountPaise: 5_000,
    requestId: 'r1',
    reason: 'Bruised fruit',
    by: 3,
    at: now,
  });
  if (!decision.ok) throw new Error(decision.code);
  return refundThroughGateway(decision.value.payment, 'refund-42-1', 5_000);
};

describe('toBillPostings', () => {
  it('posts taxes of goods and delivery, and sales before tax', () =>
    expect(toLedgerLines(toBillPostings(bill)[0] as LedgerPosting)).toEqual(
      expect.arrayContaining([
        { account: 'receivable', amountPaise: 51_000 },
        { account: 'sales', amountPaise: -(8_400 + 8_390 + 4_000) },
        { account: 'cgst', amountPaise: -(755 + 360) },
        { account: 'sgst', amountPaise: -(755 + 360) },
      ]),
    ));
  it('leaves nothing of a bill with its credit note', () =>
    expect(balance([...toBillPostings(bill), ...toBillPostings(creditNote)])).toBe(0));
  it('adds a debit note to what the party owes', () => {
    const note: Bill = { ...creditNote, kind: 'DebitNote', number: 'DN/26-27/0000001' };
    expect(toBillPostings(note)).toMatchObject([{ type: 'debit-note', source: 'bill:10' }]);
    expect(balance([...toBillPostings(bill), ...toBillPostings(note)])).toBe(102_000);
  });
  it('posts what was paid of an imported bill before the import', () => {
    const imported = { ...bill, orderId: 0, account: { dueDate: '2026-12-21', paidPaise: 11_000 } };
    const postings = toBillPostings(imported);
    expect(postings.map(({ type, source }) => [type, source])).toEqual([
      ['bill', 'bill:9'],
      ['payment', 'bill:9:paid'],
    ]);
    expect(balance(postings)).toBe(40_000);
  });
  it('leaves later payments of a bill on account to their own documents', () =>
    expect(
      balance(toBillPostings({ ...bill, account: { dueDate: '2026-12-21', paidPaise: 11_000 } })),
    ).toBe(51_000));
});

describe('toPaymentPostings', () => {
  it.each([
    ['not paid', openPayment],
    ['authorized', applyAttempt(openPayment, buildAttempt('authorized')).payment],
    ['released', refundAll(applyAttempt(openPayment, buildAttempt('authorized')).payment).payment],
  ])('posts nothing of a payment that is %s', (_what, payment) =>
    expect(post(payment)).toEqual([]),
  );

  it('posts the capture of a payment', () =>
    expect(post(captured)).toMatchObject([
      { type: 'payment', source: 'payment:online:42', amountPaise: 51_000, through: 'razorpay' },
    ]));

  it('leaves a balance of 0 for an order that is paid online or in cash', () => {
    for (const payment of [captured, cash])
      expect(balance([...toBillPostings(bill), ...post(payment)])).toBe(0);
  });

  it('posts a refund only when the money is back', () => {
    const due = refundDifference(captured, 40_000).payment;
    expect(post(due)).toHaveLength(1);
    const back = refundThroughGateway(due, 'refund-42-1', 11_000);
    expect(post(back)).toMatchObject([
      { type: 'payment' },
      { type: 'refund', source: 'refund:42:refund-42-1', amountPaise: 11_000, through: 'razorpay' },
    ]);
    expect(balance(post(back))).toBe(-40_000);
  });

  it('posts cash that staff return on the account that they took it from', () => {
    const result = recordManualRefund(refundAll(cash).payment, {
      way: 'upi',
      amountPaise: 51_000,
      reference: 'UPI 4711',
      by: 3,
      at: new Date('2026-11-23T08:00:00Z'),
      requestId: 'r2',
    });
    expect(result.ok && post(result.value.payment)).toMatchObject([
      { through: 'cash' },
      { type: 'refund', through: 'bank', documentDate: '2026-11-23' },
    ]);
  });

  it('waives what staff refund without a credit note, and leaves their reason out', () => {
    const postings = post(refundCourtesy(captured));
    expect(balance([...toBillPostings(bill), ...postings])).toBe(0);
    expect(postings.at(-1)).toMatchObject({ type: 'adjustment', reason: '', by: 3 });
  });

  it('charges a waived refund again when the order is cancelled', () => {
    const ended = refundEndedOrder(refundCourtesy(captured)).payment;
    const back = refundThroughGateway(ended, 'refund-42-2', 46_000);
    expect(balance([...toBillPostings(bill), ...toBillPostings(creditNote), ...post(back)])).toBe(
      0,
    );
  });
});

const ofParty = (payment: Payment): Payment => ({ ...payment, partyId: 5 });

describe('hasNewPostings', () => {
  it.each([
    ['a payment is captured', openPayment, captured, true],
    ['cash is recorded', null, cash, true],
    ['a refund is requested', captured, refundAll(captured).payment, false],
    [
      'an order ends without a refund by staff',
      captured,
      { ...captured, hasOrderEnded: true },
      false,
    ],
  ])('when %s', (_what, before, after, expected) =>
    expect(hasNewPostings(before && ofParty(before), ofParty(after))).toBe(expected),
  );
  it('when a payment without a party is captured', () =>
    expect(hasNewPostings(openPayment, captured)).toBe(false));
  it('when an order with a waived refund ends', () => {
    const waived = refundCourtesy(captured);
    expect(hasNewPostings(waived, ofParty({ ...waived, hasOrderEnded: true }))).toBe(true);
  });
});
