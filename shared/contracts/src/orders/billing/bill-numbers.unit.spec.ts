import {
  billPrefixesOf,
  billSeries,
  defaultBillPrefixes,
  formatBillNumber,
  nextFinancialYear,
} from './bill-numbers.ts';

describe('billPrefixesOf', () => {
  const dated = [
    { fromYear: '2028-29', prefixes: { ...defaultBillPrefixes, TaxInvoice: 'C' } },
    { fromYear: '2026-27', prefixes: { ...defaultBillPrefixes, TaxInvoice: 'B' } },
  ];
  it.each([
    ['2025-26', 'TI'],
    ['2026-27', 'B'],
    ['2027-28', 'B'],
    ['2028-29', 'C'],
    ['2029-30', 'C'],
  ])('gives the prefixes that apply in %s', (year, prefix) => {
    expect(billPrefixesOf(dated, year).TaxInvoice).toBe(prefix);
  });
});

describe('nextFinancialYear', () => {
  it.each([
    ['2027-03-31', '2027-28'],
    ['2027-04-01', '2028-29'],
    ['2028-02-29', '2028-29'],
  ])('follows the year of %s', (date, year) => {
    expect(nextFinancialYear(date)).toBe(year);
  });
});

describe('formatBillNumber', () => {
  it.each([
    ['T', 'T/26-27/0000042'],
    ['TI', 'TI/26-27/0000042'],
    ['BLR', 'BLR/26-27/000042'],
  ])('fits a number with the prefix %s into 16 characters', (prefix, number) => {
    expect(formatBillNumber(billSeries(prefix, '2026-27'), 42)).toBe(number);
    expect(number.length).toBeLessThanOrEqual(16);
  });
  it.each(['', 'ABCD-EFGHI', 'क'])('rejects the prefix "%s"', (prefix) => {
    expect(() => formatBillNumber(billSeries(prefix, '2026-27'), 1)).toThrow(RangeError);
  });
  it('rejects a number with more digits than fit', () => {
    expect(() => formatBillNumber('BLR/26-27', 1_000_000)).toThrow(RangeError);
  });
});
