import { formatBillNumber, billSeries } from './bill-number.ts';

describe('billSeries', () => {
  it.each([
    ['2026-03-31', 'TI/25-26'],
    ['2026-04-01', 'TI/26-27'],
    ['2099-04-01', 'TI/99-00'],
  ])('puts a document dated %s into series %s', (date, series) =>
    expect(billSeries({ kind: 'TaxInvoice', date })).toBe(series),
  );
  it('gives each kind of document its own series', () => {
    const series = (
      ['TaxInvoice', 'BillOfSupply', 'InvoiceCumBillOfSupply', 'CreditNote'] as const
    ).map((kind) => billSeries({ kind, date: '2026-11-21' }));
    expect(series).toEqual(['TI/26-27', 'BS/26-27', 'IB/26-27', 'CN/26-27']);
  });
  it('throws for an order confirmation', () =>
    expect(() => billSeries({ kind: 'OrderConfirmation', date: '2026-04-01' })).toThrow(
      RangeError,
    ));
  it('throws for an invalid date', () =>
    expect(() => billSeries({ kind: 'TaxInvoice', date: '2026-02-30' })).toThrow(RangeError));
});

describe('formatBillNumber', () => {
  it.each([
    [1, 'TI/26-27/0000001'],
    [42, 'TI/26-27/0000042'],
    [9_999_999, 'TI/26-27/9999999'],
  ])('formats number %i as %s in 16 characters', (sequenceNumber, number) => {
    expect(formatBillNumber('TI/26-27', sequenceNumber)).toBe(number);
    expect(number).toMatch(/^[^\W_][A-Za-z0-9\-/]{0,15}$/);
  });
  it('throws beyond 16 characters', () =>
    expect(() => formatBillNumber('TI/26-27', 10_000_000)).toThrow(RangeError));
});
