import {
  buildBill,
  buildDebitNote,
  buildNote,
  buildReturn,
  buyerGstin,
  otherStateGstin,
} from '../../testing/filing.ts';
import { buildEInvoice } from '../../testing/e-invoices.ts';
import { lastCreditDate } from '../bills/credit.ts';

const soap = { taxablePaise: 8390, taxBasisPoints: 1800 };
const brokenGstin = `${buyerGstin.slice(0, 14)}${buyerGstin.endsWith('A') ? 'B' : 'A'}`;
const cancelledEInvoice = buildEInvoice({
  cancellation: { at: new Date('2026-11-22T00:00:00Z'), by: 1, reason: 'other', remark: 'x' },
});
const sound = buildBill();
const interState = buildBill({ placeOfSupply: '33' });

describe('findings of a return', () => {
  it.each([
    ['no finding for a sound bill', sound, []],
    ['an item without HSN', buildBill({ lines: [{ ...soap, hsn: '' }] }), ['hsn-missing']],
    ['an HSN of two digits', buildBill({ lines: [{ ...soap, hsn: '34' }] }), ['hsn-short']],
    ['a GSTIN with a wrong check digit', buildBill({ gstin: brokenGstin }), ['gstin-invalid']],
    ['a bill without a State', buildBill({ placeOfSupply: '' }), ['state-missing']],
    [
      'a buyer whose GSTIN is of another State than the supply',
      buildBill({ gstin: otherStateGstin }),
      ['gstin-state'],
    ],
    ['IGST on a supply in the same State', { ...interState, placeOfSupply: '29' }, ['wrong-tax']],
    ['CGST on a supply to another State', { ...sound, placeOfSupply: '33' }, ['wrong-tax']],
    [
      'a total that is a paisa off',
      { ...sound, totals: { ...sound.totals, payablePaise: sound.totals.payablePaise + 1 } },
      ['amounts-differ'],
    ],
    [
      'a credit note of another month',
      buildNote({ against: { billId: 1, number: 'TI/26-27/0000001', date: '2026-10-31' } }),
      ['credit-note-of-other-month'],
    ],
    [
      'a credit note after 30 November of the next year',
      buildNote({
        date: '2026-12-01',
        against: { billId: 1, number: 'TI/25-26/0000001', date: '2026-03-31' },
      }),
      ['credit-note-late'],
    ],
    [
      'a debit note of another month, which has no last date',
      buildDebitNote({
        date: '2026-12-01',
        against: { billId: 1, number: 'TI/25-26/0000001', date: '2025-03-31' },
      }),
      ['debit-note-of-other-month'],
    ],
  ] as const)('are %s', (_what, bill, expected) => {
    expect(buildReturn([bill]).findings.map(({ kind }) => kind)).toEqual(expected);
  });

  it('name the document and what is wrong', () => {
    const bill = buildBill({ billId: 9, lines: [{ ...soap, hsn: '34' }] });
    expect(buildReturn([bill]).findings).toEqual([
      {
        kind: 'hsn-short',
        number: bill.number,
        billId: 9,
        orderId: 42,
        detail: '34 · Liquid soap',
      },
    ]);
  });

  it('are HSN codes of four digits in a shop above ₹5 crore of turnover', () => {
    const bill = buildBill({ lines: [soap, { ...soap, hsn: '340120' }] });
    expect(buildReturn([bill], { turnoverCrore: 5 }).findings).toEqual([]);
    expect(buildReturn([bill], { turnoverCrore: 6 }).findings).toMatchObject([
      { kind: 'hsn-short', detail: '3401 · Liquid soap' },
    ]);
  });

  it.each([
    ['after 24 hours', '2026-11-23', undefined, ['e-invoice-missing']],
    ['not before', '2026-11-22', undefined, []],
    ['after 30 days', '2026-12-22', undefined, ['e-invoice-late']],
    ['not once it is registered', '2026-12-22', buildEInvoice(), []],
    ['when its IRN is cancelled', '2026-11-22', cancelledEInvoice, ['e-invoice-cancelled']],
  ] as const)('are a business document without an IRN %s', (_when, today, eInvoice, expected) => {
    const { findings } = buildReturn([buildBill({ gstin: buyerGstin }), buildBill({ billId: 2 })], {
      firstEInvoiceDate: '2026-11-01',
      today,
      eInvoices: eInvoice ? { 1: eInvoice } : {},
    });
    expect(findings.map(({ kind }) => kind)).toEqual(expected);
  });

  it('are a cancelled IRN until the whole document is credited', () => {
    const credit = (quantity: number) => ({
      requestId: '1',
      noteId: 2,
      date: '2026-11-22',
      reason: 'IRN cancelled',
      by: 5,
      quantities: [{ line: 0, quantity }],
      isRest: quantity === 2,
    });
    const findingsAfter = (quantity: number) =>
      buildReturn([buildBill({ gstin: buyerGstin, lines: [{ ...soap, quantity: 2 }] })], {
        firstEInvoiceDate: '2026-11-01',
        eInvoices: { 1: cancelledEInvoice },
        credits: { 1: [credit(quantity)] },
      }).findings;
    expect(findingsAfter(1)).toMatchObject([{ kind: 'e-invoice-cancelled' }]);
    expect(findingsAfter(2)).toEqual([]);
  });

  it('tell why the portal refused a document', () => {
    const failure = { code: '3028', message: 'GSTIN is invalid' };
    const { findings } = buildReturn([buildBill({ gstin: buyerGstin })], {
      firstEInvoiceDate: '2026-11-01',
      eInvoices: { 1: buildEInvoice({ registration: null, failure }) },
    });
    expect(findings).toMatchObject([{ detail: '3028 · GSTIN is invalid' }]);
  });

  it('are numbers that no document carries', () => {
    const bills = [buildBill(), buildBill({ number: 'TI/26-27/0000003' })];
    expect(buildReturn(bills).findings).toMatchObject([
      { kind: 'number-gap', number: 'TI/26-27/0000002', billId: 0 },
    ]);
    expect(buildReturn(bills, { ofOtherMonths: ['TI/26-27/0000002'] }).findings).toEqual([]);
  });
});

describe('lastCreditDate', () => {
  it.each([
    ['2026-03-31', '2026-11-30'],
    ['2026-04-01', '2027-11-30'],
    ['2026-12-31', '2027-11-30'],
  ])('of an invoice of %s is %s', (date, expected) => {
    expect(lastCreditDate(date)).toBe(expected);
  });
});
