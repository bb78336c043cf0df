import { defaultBillPrefixes } from '@tokri/contracts/orders';
import { billSeries } from './bill-number.ts';

describe('billSeries', () => {
  it.each([
    ['2026-03-31', 'TI/25-26'],
    ['2026-04-01', 'TI/26-27'],
    ['2099-04-01', 'TI/99-00'],
  ])('puts a document dated %s into series %s', (date, series) =>
    expect(billSeries({ kind: 'TaxInvoice', date }, [])).toBe(series),
  );
  it('gives each kind of document its own series', () => {
    const series = (
      ['TaxInvoice', 'BillOfSupply', 'InvoiceCumBillOfSupply', 'CreditNote'] as const
    ).map((kind) => billSeries({ kind, date: '2026-11-21' }, []));
    expect(series).toEqual(['TI/26-27', 'BS/26-27', 'IB/26-27', 'CN/26-27']);
  });
  it('keeps the prefix of a year that has begun when another is planned', () => {
    const planned = [
      { fromYear: '2027-28', prefixes: { ...defaultBillPrefixes, TaxInvoice: 'BLR' } },
    ];
    expect(
      ['2027-03-31', '2027-04-01'].map((date) => billSeries({ kind: 'TaxInvoice', date }, planned)),
    ).toEqual(['TI/26-27', 'BLR/27-28']);
  });
  it('numbers kinds that were stored with one prefix in one series', () => {
    const stored = [
      { fromYear: '2026-27', prefixes: { ...defaultBillPrefixes, TaxInvoice: 'DN' } },
    ];
    expect(
      (['TaxInvoice', 'DebitNote'] as const).map((kind) =>
        billSeries({ kind, date: '2026-11-21' }, stored),
      ),
    ).toEqual(['DN/26-27', 'DN/26-27']);
  });
  it('throws for an order confirmation', () =>
    expect(() => billSeries({ kind: 'OrderConfirmation', date: '2026-04-01' }, [])).toThrow(
      RangeError,
    ));
  it('throws for an invalid date', () =>
    expect(() => billSeries({ kind: 'TaxInvoice', date: '2026-02-30' }, [])).toThrow(RangeError));
});
