import { buildDebit, buildDebitRequest, noNotes, raiseOf } from '../../testing/debits.ts';
import { buildSale, exemptLine, taxedLine } from '../../testing/sales.ts';
import { toBillAddresses, toDebitNote, type Bill } from './bill.ts';
import type { Credit } from './credit.ts';
import { decideDebit, toDebitedSale, type Debit, type NotesOfBill } from './debit.ts';
import type { LineRaise } from './raise-lines.ts';

type Line = (typeof taxedLine)[][number];

const soap: Line = {
  ...taxedLine,
  quantity: 3,
  ratePaise: 7033,
  taxablePaise: 21_097,
  cgstPaise: 1899,
  sgstPaise: 1899,
  totalPaise: 24_895,
};
const soapAcrossStates: Line = { ...soap, cgstPaise: 0, sgstPaise: 0, igstPaise: 3797 };
const butter: Line = {
  ...taxedLine,
  taxBasisPoints: 500,
  quantity: 2,
  ratePaise: 10_000,
  mrpPaise: 20_000,
  taxablePaise: 20_000,
  cgstPaise: 500,
  sgstPaise: 500,
  totalPaise: 21_000,
};
const butterBeforeRateChange: Line = { ...butter, taxBasisPoints: 1200, cgstPaise: 1200 };

const toBill = (lines: Line[], changes: Partial<Bill> = {}): Bill => ({
  billId: 5,
  orderId: 42,
  userId: 7,
  partyId: 0,
  transactionNumber: 'T',
  kind: 'TaxInvoice',
  date: '2026-11-21',
  ...toBillAddresses({ name: 'N', address: 'A', pincode: '560034' }, null),
  ...buildSale(lines),
  against: null,
  account: null,
  number: 'TI/26-27/0000001',
  ...changes,
});
const amountsOf = (bill: Bill, debit: Debit) => {
  const { totals } = toDebitedSale(bill, debit);
  return [
    totals.taxablePaise,
    totals.cgstPaise,
    totals.sgstPaise,
    totals.igstPaise,
    totals.roundOffPaise,
    totals.payablePaise,
  ];
};
const raised = (bill: Bill, raise: LineRaise, notes: NotesOfBill = noNotes) =>
  amountsOf(bill, buildDebit(bill, { raises: [raise] }, { notes }));
const decisionOf = (bill: Bill, raise: LineRaise, notes: NotesOfBill = noNotes) => {
  const request = buildDebitRequest({ raises: [raise], at: new Date('2029-06-01T06:00:00Z') });
  const decided = decideDebit(bill, notes, { request, approvalAbovePaise: 10_00_000 });
  return decided.ok ? 'raised' : decided.code;
};
const returned = (quantity: number, changes: Partial<Credit> = {}): Credit => ({
  requestId: 'return',
  noteId: 8,
  date: '2026-11-25',
  reason: 'Bruised',
  by: 4,
  quantities: [{ line: 0, quantity }],
  isRest: false,
  ...changes,
});
const butterBill = toBill([butter]);
const noteOf = (bill: Bill) =>
  toDebitNote(bill, {
    billId: 6,
    date: '2026-12-01',
    dueDate: '2026-12-31',
    reason: 'Rate of another pack',
    upiPayee: { id: 'shop@bank', name: 'Tokri' },
    sale: toDebitedSale(bill, buildDebit(bill)),
  });
const debitOf = (raise: LineRaise): Debit =>
  buildDebit(butterBill, { requestId: 'earlier', raises: [raise] });

interface Example {
  /** The section of the law, or the rule of the shop, that the figures follow from. */
  readonly rule: string;
  readonly says: string;
  readonly actual: unknown;
  readonly expected: unknown;
}

const examples: readonly Example[] = [
  {
    rule: 'CGST Act s. 34(3)',
    says: 'value that was not charged is added with the tax of the bill',
    actual: raised(toBill([soap]), raiseOf(0, 1_000)),
    expected: [1_000, 90, 90, 0, 0, 1_180],
  },
  {
    rule: 'CGST Act s. 9(1)',
    says: 'CGST and SGST on ₹2.05 are rounded each on its own',
    actual: raised(toBill([soap]), raiseOf(0, 205)),
    expected: [205, 18, 18, 0, 0, 241],
  },
  {
    rule: 'IGST Act s. 5(1)',
    says: 'IGST on the same ₹2.05 is rounded once, as on a bill to another State',
    actual: raised(toBill([soapAcrossStates], { placeOfSupply: '33' }), raiseOf(0, 205)),
    expected: [205, 0, 0, 37, 0, 242],
  },
  {
    rule: 'CGST Act s. 34(3), GSTN advisory of 17 September 2020',
    says: 'tax that was charged at 5 % instead of 18 % is added without any taxable value',
    actual: raised(butterBill, raiseOf(0, 0, 1800)),
    expected: [0, 1_300, 1_300, 0, 0, 2_600],
  },
  {
    rule: 'CGST Act s. 34(3)',
    says: 'value and rate are raised together: the right rate applies to the new value too',
    actual: raised(butterBill, raiseOf(0, 1_000, 1800)),
    expected: [1_000, 1_390, 1_390, 0, 0, 3_780],
  },
  {
    rule: 'CGST Act s. 34(1) and (3)',
    says: 'a higher rate is charged on the units that were not returned',
    actual: raised(butterBill, raiseOf(0, 0, 1800), { credits: [returned(1)], debits: [] }),
    expected: [0, 650, 650, 0, 0, 1_300],
  },
  {
    rule: 'CGST Act s. 34(3)',
    says: 'a second debit starts from the value and the rate after the first one',
    actual: raised(butterBill, raiseOf(0, 0, 4000), {
      credits: [],
      debits: [debitOf(raiseOf(0, 1_000, 1800))],
    }),
    expected: [0, 2_310, 2_310, 0, 0, 4_620],
  },
  {
    rule: 'CGST Act s. 14',
    says: 'value of a supply from before a change of rates is taxed at its old rate',
    actual: raised(toBill([butterBeforeRateChange]), raiseOf(0, 1_000)),
    expected: [1_000, 60, 60, 0, 0, 1_120],
  },
  {
    rule: 'CGST Act s. 11',
    says: 'value of exempt goods is added without tax',
    actual: raised(toBill([exemptLine], { kind: 'BillOfSupply' }), raiseOf(0, 500)),
    expected: [500, 0, 0, 0, 0, 500],
  },
  {
    rule: 'CGST Act s. 34(3)',
    says: 'goods that were billed without tax have no tax that could be too low',
    actual: decisionOf(toBill([exemptLine]), raiseOf(0, 0, 500)),
    expected: 'line-without-tax',
  },
  {
    rule: 'CGST Act s. 34(3)',
    says: 'a lower or the same rate needs a credit note instead',
    actual: [500, 0].map((rate) => decisionOf(butterBill, raiseOf(0, 100, rate))),
    expected: ['tax-not-higher', 'tax-not-higher'],
  },
  {
    rule: 'CGST Act s. 34(3)',
    says: 'a debit note has no last date, unlike a credit note',
    actual: decisionOf(butterBill, raiseOf(0, 100)),
    expected: 'raised',
  },
  {
    rule: 'Legal Metrology (Packaged Commodities) Rules 6(10)',
    says: 'three soaps of MRP ₹110 cost at most ₹330 with tax',
    actual: [6_869, 6_870].map((paise) => decisionOf(toBill([soap]), raiseOf(0, paise))),
    expected: ['raised', 'above-mrp'],
  },
  {
    rule: 'Legal Metrology (Packaged Commodities) Rules 6(10)',
    says: 'a higher tax rate does not lift the MRP',
    actual: decisionOf(toBill([{ ...butter, mrpPaise: 10_500 }]), raiseOf(0, 0, 1800)),
    expected: 'above-mrp',
  },
  {
    rule: 'CGST Rule 53(1A)',
    says: 'the note names the bill and its date, and keeps buyer and place of supply',
    actual: noteOf(butterBill),
    expected: expect.objectContaining({
      kind: 'DebitNote',
      against: { billId: 5, number: 'TI/26-27/0000001', date: '2026-11-21' },
      buyer: butterBill.buyer,
      placeOfSupply: '29',
      reason: 'Rate of another pack',
      date: '2026-12-01',
      upiPayee: { id: 'shop@bank', name: 'Tokri' },
    }) as unknown,
  },
  {
    rule: 'rule of the shop',
    says: 'a party owes a debit note on its account, also of a bill that was paid online',
    actual: [toBill([butter], { partyId: 3 }), butterBill].map((bill) => noteOf(bill).account),
    expected: [{ dueDate: '2026-12-31', paidPaise: 0 }, null],
  },
];

describe('worked examples of debit notes', () => {
  it.each(examples)('$rule: $says', ({ actual, expected }) => {
    expect(actual).toEqual(expected);
  });
});
