import { buildSale, chargedDelivery, exemptLine, taxedLine } from '../../testing/sales.ts';
import { toBillAddresses, toCreditNote, type Bill } from './bill.ts';
import {
  decideCredit,
  decideRestCredit,
  lastCreditDate,
  toCreditedSale,
  type Credit,
  type CreditedQuantity,
} from './credit.ts';

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
const soapAcrossStates: Line = {
  ...soap,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 3797,
  totalPaise: 24_894,
};
const butterBeforeRateChange: Line = {
  ...taxedLine,
  taxBasisPoints: 1200,
  quantity: 2,
  ratePaise: 10_000,
  taxablePaise: 20_000,
  cgstPaise: 1200,
  sgstPaise: 1200,
  totalPaise: 22_400,
};
const discounted: Line = { ...exemptLine, quantity: 3, ratePaise: 7000, taxablePaise: 20_000 };

const toBill = (lines: Line[], delivery?: typeof chargedDelivery, date = '2026-11-21'): Bill => ({
  billId: 5,
  orderId: 42,
  userId: 7,
  partyId: 0,
  transactionNumber: 'T',
  kind: 'InvoiceCumBillOfSupply',
  date,
  ...toBillAddresses({ name: 'N', address: 'A', pincode: '560034' }, null),
  ...buildSale(lines, delivery),
  against: null,
  account: null,
  number: 'IB/26-27/0000001',
});
const units = (line: number, quantity: number): CreditedQuantity => ({ line, quantity });
const creditAll = (
  bill: Bill,
  returns: readonly (readonly CreditedQuantity[])[],
): readonly Credit[] =>
  returns.reduce<readonly Credit[]>((credits, quantities, index) => {
    const request = { requestId: `${index}`, noteId: index, date: bill.date, reason: 'x', by: 4 };
    const decided = decideCredit(bill, credits, { ...request, quantities });
    if (!decided.ok) throw new Error(decided.code);
    return [...credits, decided.value];
  }, []);
const salesOf = (bill: Bill, ...returns: readonly (readonly CreditedQuantity[])[]) =>
  creditAll(bill, returns).map((credit, index, credits) =>
    toCreditedSale(bill, credits.slice(0, index), credit),
  );
const amountsOf = ({ totals }: ReturnType<typeof toCreditedSale>) => [
  totals.taxablePaise,
  totals.cgstPaise,
  totals.sgstPaise,
  totals.igstPaise,
  totals.roundOffPaise,
  totals.payablePaise,
];
const decisionOf = (bill: Bill, date: string, quantity = 1) => {
  const request = { requestId: 'a', noteId: 6, date, reason: 'x', by: 4 };
  const decided = decideCredit(bill, [], { ...request, quantities: [units(0, quantity)] });
  return decided.ok ? 'credited' : decided.code;
};
const restOf = (bill: Bill, ...returns: readonly (readonly CreditedQuantity[])[]) => {
  const credits = creditAll(bill, returns);
  const rest = decideRestCredit(bill, credits, { noteId: 9, date: bill.date });
  return rest.ok ? toCreditedSale(bill, credits, rest.value) : null;
};
const mixed = toBill([soap, exemptLine]);

interface Example {
  /** The section of the law, or the rule of the shop, that the figures follow from. */
  readonly rule: string;
  readonly says: string;
  readonly actual: unknown;
  readonly expected: unknown;
}

const examples: readonly Example[] = [
  {
    rule: 'CGST Act s. 34(1)',
    says: 'one of three units takes a third of the taxable value, with tax on that',
    actual: salesOf(mixed, [units(0, 1)]).map(amountsOf),
    expected: [[7032, 633, 633, 0, 0, 8298]],
  },
  {
    rule: 'CGST Act s. 34(1)',
    says: 'three units returned one by one are credited exactly as they were billed',
    actual: salesOf(mixed, [units(0, 1)], [units(0, 1)], [units(0, 1)]).map(amountsOf),
    expected: [
      [7032, 633, 633, 0, 0, 8298],
      [7033, 633, 633, 0, 0, 8299],
      [7032, 633, 633, 0, 0, 8298],
    ],
  },
  {
    rule: 'CGST Act s. 34(1)',
    says: 'more units than were billed are refused',
    actual: decisionOf(mixed, '2026-12-01', 4),
    expected: 'credit-too-high',
  },
  {
    rule: 'IGST Act s. 20 with CGST Act s. 34',
    says: 'a bill across States is credited with IGST, to the paisa of the bill',
    actual: salesOf(toBill([soapAcrossStates, exemptLine]), [units(0, 1)], [units(0, 2)]).map(
      amountsOf,
    ),
    expected: [
      [7032, 0, 0, 1266, 0, 8298],
      [14_065, 0, 0, 2531, 0, 16_596],
    ],
  },
  {
    rule: 'CGST Act s. 14 and s. 34',
    says: 'a bill of before 22 September 2025 is credited at its own rate of 12 %',
    actual: salesOf(toBill([butterBeforeRateChange], chargedDelivery, '2025-09-20'), [
      units(0, 1),
    ]).map(amountsOf),
    expected: [[10_000, 600, 600, 0, 0, 11_200]],
  },
  {
    rule: 'CGST Act s. 11 (exempt goods)',
    says: 'exempt goods are credited without tax',
    actual: salesOf(mixed, [units(1, 1)]).map(amountsOf),
    expected: [[4200, 0, 0, 0, 0, 4200]],
  },
  {
    rule: 'CGST Act s. 15(3)(a)',
    says: 'a discount on the bill is taken back with the units that it was given for',
    actual: salesOf(toBill([discounted, exemptLine]), [units(0, 2)]).map(({ lines }) =>
      lines.map(({ taxablePaise, discountPaise }) => [taxablePaise, discountPaise]),
    ),
    expected: [[[13_333, 667]]],
  },
  {
    rule: 'CGST Rule 46A with Rule 53(1A)',
    says: 'the note of a combined document shows taxable and exempt goods by HSN code and rate',
    actual: salesOf(mixed, [units(0, 1), units(1, 1)]).map(({ taxSummary }) =>
      taxSummary.map(({ hsn, taxBasisPoints, taxablePaise }) => [
        hsn,
        taxBasisPoints,
        taxablePaise,
      ]),
    ),
    expected: [
      [
        ['0703', 0, 4200],
        ['3401', 1800, 7032],
      ],
    ],
  },
  {
    rule: 'CGST Rule 53(1A)(f)',
    says: 'a credit note names the number and date of its bill',
    actual: toCreditNote(mixed, {
      billId: 6,
      date: '2026-12-01',
      sale: { ...mixed, taxSummary: [...mixed.taxSummary] },
    }).against,
    expected: { billId: 5, number: 'IB/26-27/0000001', date: '2026-11-21' },
  },
  {
    rule: 'CGST Act s. 34(2)',
    says: 'the year of the supply ends on 31 March, and its credit notes on 30 November after it',
    actual: ['2026-03-31', '2026-04-01', '2027-01-15'].map(lastCreditDate),
    expected: ['2026-11-30', '2027-11-30', '2027-11-30'],
  },
  {
    rule: 'CGST Act s. 34(2)',
    says: 'the last day counts, and the day after it is too late',
    actual: ['2027-11-30', '2027-12-01'].map((date) => decisionOf(mixed, date)),
    expected: ['credited', 'credit-too-late'],
  },
  {
    rule: 'CGST Act s. 170',
    says: 'the round-off of the bill goes with its last units',
    actual: salesOf(mixed, [units(0, 3)], [units(1, 2)]).map(amountsOf),
    expected: [
      [21_097, 1899, 1899, 0, 0, 24_895],
      [8400, 0, 0, 0, 5, 8405],
    ],
  },
  {
    rule: 'pricing-and-tax.md, credit notes',
    says: 'returned goods leave delivery and its tax with the shop',
    actual: salesOf(toBill([soap, exemptLine], chargedDelivery), [units(0, 3), units(1, 2)]).map(
      amountsOf,
    ),
    expected: [[29_497, 1899, 1899, 0, 0, 33_295]],
  },
  {
    rule: 'pricing-and-tax.md, credit notes',
    says: 'a cancellation credits the units that are left, delivery, its tax and the round-off',
    actual: restOf(toBill([soap, exemptLine], chargedDelivery), [units(0, 2)])?.totals,
    expected: expect.objectContaining({
      taxablePaise: 15_432,
      cgstPaise: 633,
      deliveryChargePaise: 4000,
      deliveryTaxPaise: 720,
      roundOffPaise: -15,
      payablePaise: 21_403,
    }),
  },
];

describe('worked examples of credit notes', () => {
  it.each(examples)('$rule: $says', ({ actual, expected }) => expect(actual).toEqual(expected));
});
