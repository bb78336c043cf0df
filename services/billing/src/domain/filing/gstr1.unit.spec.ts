import fc from 'fast-check';
import { buildEInvoice } from '../../testing/e-invoices.ts';
import type { Bill } from '../bills/bill.ts';
import type { EInvoice } from '../e-invoices/e-invoice.ts';
import {
  buildBill,
  buildDebitNote,
  buildNote,
  buildReturn,
  buyerGstin,
  supplierGstin,
} from '../../testing/filing.ts';
import { createGstr1, maxFindingsPerKind } from './gstr1.ts';
import type { InvoiceValue } from './gstr1-section.ts';
import { addAmounts, noAmounts, type TaxAmounts } from './outward-document.ts';

const large = { taxablePaise: 1_00_000_00, taxBasisPoints: 500 };
const exempt = { hsn: '0703', unitName: '1 kg', taxablePaise: 8400, taxBasisPoints: 0 };
const taxed = { taxablePaise: 8390, taxBasisPoints: 1800 };
const value = (bill: Bill): InvoiceValue => ({
  date: bill.date,
  valuePaise: bill.totals.payablePaise,
});

const listCounts = (bills: readonly Bill[], originals: Record<number, InvoiceValue> = {}) =>
  Object.fromEntries(
    Object.entries(buildReturn(bills, { originals }).sums).flatMap(([section, { count }]) =>
      count > 0 && !section.startsWith('hsn') ? [[section, count]] : [],
    ),
  );

describe('tables of a GSTR-1', () => {
  it.each([
    ['4 B2B: registered buyer', buildBill({ gstin: buyerGstin }), { b2b: 1 }],
    [
      '4 B2B: registered buyer in another State',
      buildBill({ gstin: buyerGstin, placeOfSupply: '33' }),
      { b2b: 1 },
    ],
    [
      '5 B2CL: inter-State above ₹1,00,000',
      buildBill({ placeOfSupply: '33', lines: [large] }),
      { b2cl: 1 },
    ],
    [
      '9B CDNR: the own credit note against a bill of an earlier system',
      buildNote({ gstin: buyerGstin, orderId: 0 }),
      { cdnr: 1 },
    ],
    ['7 B2CS: same State above ₹1,00,000', buildBill({ lines: [large] }), { b2cs: 1 }],
    [
      '7 B2CS: inter-State of ₹1,00,000',
      buildBill({
        placeOfSupply: '33',
        lines: [{ taxablePaise: 1_00_000_00 / 1.25, taxBasisPoints: 2500 }],
      }),
      { b2cs: 1 },
    ],
    [
      '7 B2CS: inter-State of ₹1,05,000 before 1 August 2024',
      buildBill({ placeOfSupply: '33', lines: [large], date: '2024-07-31' }),
      { b2cs: 1 },
    ],
    [
      '8 exempt and 4 B2B: bill of supply of a registered buyer',
      buildBill({ kind: 'BillOfSupply', gstin: buyerGstin, lines: [exempt] }),
      { nil: 1 },
    ],
    [
      '7 and 8: invoice-cum-bill of supply (Rule 46A)',
      buildBill({ kind: 'InvoiceCumBillOfSupply', lines: [exempt, taxed] }),
      { b2cs: 1, nil: 1 },
    ],
    ['9B CDNR: credit note of a registered buyer', buildNote({ gstin: buyerGstin }), { cdnr: 1 }],
    [
      '9B CDNR: debit note of a registered buyer',
      buildDebitNote({ gstin: buyerGstin }),
      { cdnr: 1 },
    ],
    ['7 B2CS: credit note in the same State', buildNote(), { b2cs: 1 }],
    ['7 B2CS: debit note in the same State', buildDebitNote(), { b2cs: 1 }],
  ] as const)('puts into %s', (_what, bill, expected) => {
    expect(listCounts([bill])).toEqual(expected);
  });

  it.each([
    ['credit', buildNote],
    ['debit', buildDebitNote],
  ] as const)('puts a %s note into CDNUR when its invoice was in B2CL', (_kind, build) => {
    const invoice = buildBill({ placeOfSupply: '33', lines: [large] });
    const note = build({ placeOfSupply: '33' });
    expect(listCounts([note], { 1: value(invoice) })).toEqual({ cdnur: 1 });
    expect(listCounts([note], { 1: value(note) })).toEqual({ b2cs: 1 });
  });

  it.each([
    ['names the IRN of a registered document', null, true],
    ['names no IRN that was cancelled', { at: new Date('2026-11-22T08:00:00Z') }, false],
  ])('%s', (_what, cancellation, isNamed) => {
    const eInvoices = {
      1: buildEInvoice({ cancellation: cancellation as EInvoice['cancellation'] }),
    };
    const { listed } = buildReturn([buildBill({ gstin: buyerGstin })], { eInvoices });
    expect(listed.b2b.map(({ registration }) => registration !== null)).toEqual([isNamed]);
  });

  it('lowers B2CS by credit notes, also below 0', () => {
    const { b2cs } = buildReturn([buildNote()]);
    expect(b2cs).toMatchObject([
      { placeOfSupply: '29', taxBasisPoints: 1800, taxablePaise: -8390, cgstPaise: -755 },
    ]);
  });

  it('raises B2CS by debit notes', () => {
    const { b2cs } = buildReturn([buildBill(), buildDebitNote()]);
    expect(b2cs).toMatchObject([{ taxablePaise: 2 * 8390, cgstPaise: 2 * 755 }]);
  });

  it('sums credit notes less debit notes', () => {
    const notes = [
      buildNote({ gstin: buyerGstin }),
      buildDebitNote({ gstin: buyerGstin, lines: [{ taxablePaise: 390, taxBasisPoints: 1800 }] }),
    ];
    expect(buildReturn(notes).sums.cdnr).toMatchObject({ count: 2, taxablePaise: 8_000 });
  });

  it('has the debit note against a bill of an earlier system', () => {
    expect(buildReturn([buildDebitNote({ orderId: 0 })]).sums.b2cs.count).toBe(1);
  });

  it('leaves out bills of an earlier system, of another GSTIN and without a number', () => {
    const gstr1 = createGstr1({
      month: '2026-11',
      gstin: supplierGstin,
      rules: { turnoverCrore: 0, firstEInvoiceDate: null, today: '2026-11-30' },
    });
    const { number, ...bill } = buildBill();
    gstr1.add({ bill: { ...bill, orderId: 0 }, number, supplierGstin, eInvoice: null });
    gstr1.add({ bill, number, supplierGstin: buyerGstin, eInvoice: null });
    gstr1.add({ bill, number: null, supplierGstin, eInvoice: null });
    const { findings, sums, numbers } = gstr1.finish(new Set());
    expect(findings.map(({ kind }) => kind)).toEqual(['number-missing', 'other-gstin', 'imported']);
    expect([sums.b2cs.count, numbers]).toEqual([0, []]);
  });

  it('counts every finding and keeps the first of each kind', () => {
    const bills = Array.from({ length: maxFindingsPerKind + 1 }, () =>
      buildBill({ placeOfSupply: '' }),
    );
    const { findings, findingCounts } = buildReturn(bills);
    expect(findings).toHaveLength(maxFindingsPerKind);
    expect(findingCounts.get('state-missing')).toBe(maxFindingsPerKind + 1);
  });
});

describe('sums of a GSTR-1', () => {
  const line = fc.record({
    hsn: fc.constantFrom('0703', '3401', '190531'),
    unitName: fc.constantFrom('1 kg', '500 ml', '3 pieces', 'bunch'),
    quantity: fc.integer({ min: 1, max: 20 }),
    taxablePaise: fc.integer({ min: 0, max: 60_00_000 }),
    taxBasisPoints: fc.constantFrom(0, 500, 1800, 4000),
  });
  const document = fc.record({
    build: fc.constantFrom(buildBill, buildNote, buildDebitNote),
    gstin: fc.constantFrom('', buyerGstin),
    placeOfSupply: fc.constantFrom('29', '33', '07'),
    deliveryPaise: fc.constantFrom(0, 4000, 4999),
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  });
  const signed = (bill: Bill): readonly [TaxAmounts, 1 | -1] => [
    bill.taxSummary.reduce((sum, row) => addAmounts(sum, row), noAmounts),
    bill.kind === 'CreditNote' ? -1 : 1,
  ];

  it('equal those of the documents and of the HSN tables to the paisa', () => {
    fc.assert(
      fc.property(fc.array(document, { maxLength: 12 }), (documents) => {
        const bills = documents.map(({ build, ...fields }, index) =>
          build({ ...fields, billId: index + 1 }),
        );
        const { sums } = buildReturn(bills, {
          originals: Object.fromEntries(bills.map((bill) => [bill.billId, value(bill)])),
        });
        const expected = bills
          .map(signed)
          .reduce((sum, [amounts, sign]) => addAmounts(sum, amounts, sign), noAmounts);
        const { b2b, b2cl, b2cs, nil, cdnr, cdnur } = sums;
        const supplies = [b2b, b2cl, b2cs, nil].reduce<TaxAmounts>(
          (sum, row) => addAmounts(sum, row),
          noAmounts,
        );
        const net = [cdnr, cdnur].reduce<TaxAmounts>(
          (sum, row) => addAmounts(sum, row, -1),
          supplies,
        );
        expect(net).toEqual(expected);
        expect(addAmounts(addAmounts(noAmounts, sums['hsn-b2b']), sums['hsn-b2c'])).toEqual(
          expected,
        );
      }),
      { seed: 20_261_130, numRuns: 200 },
    );
  });
});
