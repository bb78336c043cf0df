import { buildBill, buildReturn, buyerGstin } from '../testing/filing.ts';
import { toCreditNote, type Bill } from './bills/bill.ts';
import { isSmallBill, toConsolidationGroup } from './bills/small-bill.ts';

const supply = (paise: number, changes: Partial<Bill> = {}): Bill => {
  const { lines: _lines, ...fields } = changes;
  return buildBill({ lines: [{ taxablePaise: paise, taxBasisPoints: 0 }], ...fields });
};
const part = supply(19_900, { consolidation: 'part', number: 'TI/26-27/0000001' });
const { lines, taxSummary, totals } = part;
const note = toCreditNote(part, {
  billId: 2,
  date: '2026-11-22',
  sale: { lines: [...lines], taxSummary: [...taxSummary], totals },
});
const filed = buildReturn([
  part,
  { ...part, billId: 3, orderId: 43 },
  { ...note, number: 'CN/26-27/0000001' },
]);

interface Example {
  /** The section of the law that the figures follow from. */
  readonly rule: string;
  readonly says: string;
  readonly actual: unknown;
  readonly expected: unknown;
}

const examples: readonly Example[] = [
  {
    rule: 'CGST Act s. 31(3)(b) and fourth proviso of Rule 46',
    says: 'a supply of 199.00 to a person may be on the bill of the day, one of 200.00 may not',
    actual: [19_900, 20_000].map((paise) => isSmallBill(supply(paise))),
    expected: [true, false],
  },
  {
    rule: 'CGST Act s. 31(3)(b)(i)',
    says: 'a registered buyer gets an invoice of its own for any value',
    actual: isSmallBill(buildBill({ gstin: buyerGstin })),
    expected: false,
  },
  {
    rule: 'CGST Act s. 31(3)(b): at the close of each day',
    says: 'supplies of two days, kinds, States or suppliers are never on one bill',
    actual: new Set(
      [
        {},
        { date: '2026-11-22' },
        { kind: 'BillOfSupply' as const },
        { placeOfSupply: '33' },
        { seller: { name: 'Tokri', address: 'A', gstin: '33AABCT1234F1Z', fssai: '' } },
      ].map((change) => toConsolidationGroup({ ...part, ...change })),
    ).size,
    expected: 5,
  },
  {
    rule: 'CGST Act s. 34(1)',
    says: 'a credit note for one supply names the shared number and takes off that supply only',
    actual: [note.orderId, note.against, note.totals.payablePaise],
    expected: [42, { billId: 1, number: 'TI/26-27/0000001', date: '2026-11-21' }, 19_900],
  },
  {
    rule: 'table 13 of GSTR-1',
    says: 'two supplies of one bill are one document, and their goods count less the credit note',
    actual: [
      filed.numbers.map(({ from, total, missing }) => [from, total, missing]),
      filed.exempt.map(({ exemptPaise }) => exemptPaise),
    ],
    expected: [
      [
        ['CN/26-27/0000001', 1, 0],
        ['TI/26-27/0000001', 1, 0],
      ],
      [19_900],
    ],
  },
];

describe('worked examples of consolidated bills', () => {
  it.each(examples)('$rule: $says', ({ actual, expected }) => expect(actual).toEqual(expected));
});
