import { formatBillNumber, billSeries } from './bill-number.ts';

describe('the series of a document', () => {
  it.each([
    ['2026-03-31', 'TI/25-26'],
    ['2026-04-01', 'TI/26-27'],
    ['2099-04-01', 'TI/99-00'],
  ])('dated %s, is %s', (date, series) =>
    expect(billSeries({ kind: 'TaxInvoice', date })).toBe(series),
  );
  it('each kind of document, has one of its own', () => {
    const series = (
      ['TaxInvoice', 'BillOfSupply', 'InvoiceCumBillOfSupply', 'CreditNote'] as const
    ).map((kind) => billSeries({ kind, date: '2026-11-21' }));
    expect(series).toEqual(['TI/26-27', 'BS/26-27', 'IB/26-27', 'CN/26-27']);
  });
  it('of an order confirmation, there is none', () =>
    expect(() => billSeries({ kind: 'OrderConfirmation', date: '2026-04-01' })).toThrow(
      RangeError,
    ));
  it('of no day, is refused', () =>
    expect(() => billSeries({ kind: 'TaxInvoice', date: '2026-02-30' })).toThrow(RangeError));
});

describe('the number of a document', () => {
  it.each([
    [1, 'TI/26-27/0000001'],
    [42, 'TI/26-27/0000042'],
    [9_999_999, 'TI/26-27/9999999'],
  ])('at place %i, is %s: 16 characters of Rule 46(b)', (place, number) => {
    expect(formatBillNumber('TI/26-27', place)).toBe(number);
    expect(number).toMatch(/^[^\W_][A-Za-z0-9\-/]{0,15}$/);
  });
  it('beyond 16 characters, is refused', () =>
    expect(() => formatBillNumber('TI/26-27', 10_000_000)).toThrow(RangeError));
});
