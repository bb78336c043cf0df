import { addDays } from '@tokri/contracts/dates';
import { today } from '@tokri/web-kit/ui';
import { taxPercentToday, toPackPriceBody } from './pack-price.ts';

const tomorrow = addDays(today(), 1);
const saved = [
  { FromDate: '2025-01-01', TaxPercent: 5 },
  { FromDate: tomorrow, TaxPercent: 40 },
];

describe('taxPercentToday', () => {
  it('is the saved tax of today while the form changes only later ones', () =>
    expect(taxPercentToday([{ fromDate: tomorrow, taxPercent: '18' }], saved)).toBe(5));
  it('is the tax that the form sets from today on', () =>
    expect(taxPercentToday([{ fromDate: today(), taxPercent: '18' }], saved)).toBe(18));
});

describe('toPackPriceBody', () => {
  it('sends the rate before tax of a price with GST', () =>
    expect(toPackPriceBody({ price: '94.50', mrp: '110', stock: '12' }, 5)).toEqual({
      Rate: 90,
      Mrp: 110,
      Stock: 12,
    }));
});
