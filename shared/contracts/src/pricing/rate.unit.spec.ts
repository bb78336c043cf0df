import fc from 'fast-check';
import { discountPercent, isWithinMrp, maxRateForTotal, rateWithTax } from './rate.ts';

const seed = 20_251_121;
const ratePaise = fc.integer({ min: 0, max: 10_000_000 });
const taxBasisPoints = fc.constantFrom(0, 25, 250, 300, 500, 1200, 1800, 2800, 4000);

describe('rateWithTax', () => {
  it.each([
    ['exempt', 4200, 0, 4200],
    ['5 %, just within an MRP of 185', 17_619, 500, 18_499],
    ['5 %, halves of exactly .5', 17_620, 500, 18_502],
    ['5 %, halves that vanish', 1, 500, 1],
    ['5 %, halves of 2.5', 100, 500, 106],
    ['2.5 %', 100, 250, 102],
    ['18 %', 8390, 1800, 9900],
    ['18 % of 210.97: 18.99 + 18.99, not 37.97', 21_097, 1800, 24_895],
    ['40 %', 10_000, 4000, 14_000],
    ['40 % of 3 paise', 3, 4000, 5],
    ['a free item', 0, 1800, 0],
  ])('adds both rounded tax halves to one unit: %s', (...[_case, rate, tax, expected]) => {
    expect(rateWithTax(rate, tax)).toBe(expected);
  });
});

describe('maxRateForTotal', () => {
  it.each([
    [18_500, 500, 17_619],
    [9900, 1800, 8390],
    [22_000, 1800, 18_644],
    [14_000, 4000, 10_000],
    [22_000, 0, 22_000],
    [1, 4000, 1],
    [0, 500, 0],
  ])('converts a total of %i paise at %i basis points to the rate %i', (total, tax, expected) => {
    expect(maxRateForTotal(total, tax)).toBe(expected);
  });

  it('returns a rate that fits while one paisa more does not', () => {
    fc.assert(
      fc.property(ratePaise, taxBasisPoints, (total, tax) => {
        const rate = maxRateForTotal(total, tax);
        expect(rateWithTax(rate, tax)).toBeLessThanOrEqual(total);
        expect(rateWithTax(rate + 1, tax)).toBeGreaterThan(total);
      }),
      { seed },
    );
  });
});

describe('isWithinMrp', () => {
  it('accepts a rate that reaches the MRP exactly', () =>
    expect(isWithinMrp({ ratePaise: 8390, mrpPaise: 9900, taxBasisPoints: 1800 })).toBe(true));

  it('rejects a rate one paisa above the MRP', () =>
    expect(isWithinMrp({ ratePaise: 8391, mrpPaise: 9900, taxBasisPoints: 1800 })).toBe(false));

  it('accepts a rate exactly when it with tax is at most the MRP', () => {
    fc.assert(
      fc.property(
        ratePaise,
        taxBasisPoints,
        fc.integer({ min: -3, max: 3 }),
        (rate, tax, distance) => {
          const mrpPaise = Math.max(0, rateWithTax(rate, tax) + distance);
          expect(isWithinMrp({ ratePaise: rate, mrpPaise, taxBasisPoints: tax })).toBe(
            rateWithTax(rate, tax) <= mrpPaise,
          );
        },
      ),
      { seed },
    );
  });
});

describe('discountPercent', () => {
  it.each([
    [4500, 4200, 6],
    [18_500, 18_499, 0],
    [10_000, 5000, 50],
    [10_000, 5001, 49],
    [100, 0, 100],
    [5000, 5000, 0],
    [0, 0, 0],
  ])(
    'for MRP %i and rate with tax %i returns %i percent, rounded down',
    (mrpPaise, rateWithTaxPaise, expected) => {
      expect(discountPercent({ mrpPaise, rateWithTaxPaise })).toBe(expected);
    },
  );
});
