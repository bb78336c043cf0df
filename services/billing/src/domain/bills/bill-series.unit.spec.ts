import { defaultBillPrefixes } from '@tokri/contracts/orders';
import { countGaps, parseSeries } from './bill-series.ts';

describe('parseSeries', () => {
  const dated = [{ fromYear: '2027-28', prefixes: { ...defaultBillPrefixes, TaxInvoice: 'INV' } }];
  it.each([
    ['TI/26-27', { kind: 'TaxInvoice', financialYear: '2026-27' }],
    ['INV/27-28', { kind: 'TaxInvoice', financialYear: '2027-28' }],
    ['INV/26-27', { kind: 'Other', financialYear: '2026-27' }],
    ['CN/26-27', { kind: 'CreditNote', financialYear: '2026-27' }],
    ['DN/26-27', { kind: 'DebitNote', financialYear: '2026-27' }],
    ['RV/26-27', { kind: 'ReceiptVoucher', financialYear: '2026-27' }],
    ['RC/26-27', { kind: 'Receipt', financialYear: '2026-27' }],
    ['odd', { kind: 'Other', financialYear: '' }],
  ])('of %s', (name, expected) => {
    expect(parseSeries(name, dated)).toEqual(expected);
  });
});

describe('countGaps', () => {
  it.each([
    ['none while every number is on a document', { next: 8, waiting: 0 }, 7, 0],
    ['none while a document waits for its number', { next: 8, waiting: 1 }, 6, 0],
    ['a number that is on no document', { next: 8, waiting: 0 }, 6, 1],
    ['none while a document is issued between two reads', { next: 8, waiting: 1 }, 7, 0],
  ])('counts %s', (_what, series, issued, gaps) => {
    expect(countGaps(series, issued)).toBe(gaps);
  });
});
