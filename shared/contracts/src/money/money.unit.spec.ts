import fc from 'fast-check';
import { divideHalfUp, formatRupees, scaleHalfUp, toPaise, toRupees } from './money.ts';

const seed = 20_251_121;

describe('toPaise', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [0.01, 1],
    [12.5, 1250],
    [1.15, 115],
    [210.97, 21_097],
    [123_456_789.01, 12_345_678_901],
    [-0.49, -49],
  ])('%d rupees, are %i paise', (rupees, paise) => {
    expect(toPaise(rupees)).toBe(paise);
  });

  it.each([0.001, 12.345, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY, 1e20])(
    '%d, is refused',
    (rupees) => {
      expect(() => toPaise(rupees)).toThrow(RangeError);
    },
  );

  it('any sum up to a thousand crore, comes back from rupees and from JSON', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (paise) => {
        expect(toPaise(JSON.parse(JSON.stringify(toRupees(paise))) as number)).toBe(paise);
      }),
      { seed },
    );
  });
});

describe('scaleHalfUp', () => {
  it.each([
    [1, 1, 2, 1],
    [-1, 1, 2, -1],
    [1, -1, -2, 1],
    [1, 1, 3, 0],
    [-1, 1, 3, 0],
    [2, 1, 3, 1],
    [21_097, 1800, 20_000, 1899],
    [9_007_199_254_740_991, 10_000, 10_000, 9_007_199_254_740_991],
  ])('%i × %i ÷ %i, is %i', (...[a, b, divisor, expected]) => {
    expect(scaleHalfUp(a, b, divisor)).toBe(expected);
  });

  it.each([
    [0.5, 1, 1],
    [1, 1, 0],
  ])('%d × %d ÷ %d, is refused', (a, b, divisor) => {
    expect(() => scaleHalfUp(a, b, divisor)).toThrow(RangeError);
  });

  it('any sums, in plain numbers and beyond them, are rounded as whole numbers of any size are', () => {
    const exactly = (a: number, b: number, divisor: number): number => {
      const [product, by] = [BigInt(a) * BigInt(b), BigInt(divisor)];
      return Number((2n * product + by) / (2n * by));
    };
    const small = fc.tuple(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 1, max: 20_000 }),
    );
    const large = fc.tuple(
      fc.maxSafeNat(),
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 1, max: 20_000 }),
    );
    fc.assert(
      fc.property(fc.oneof(small, large), ([a, b, divisor]) => {
        expect(scaleHalfUp(a, b, divisor)).toBe(exactly(a, b, divisor));
      }),
      { seed, numRuns: 3_000 },
    );
  });

  it('any ratio, is at most half away, and mirrored below zero', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1_000_000 }), (a, divisor) => {
        const rounded = divideHalfUp(a, divisor);
        expect(Math.abs(rounded * divisor - a) * 2).toBeLessThanOrEqual(divisor);
        expect(divideHalfUp(-a, divisor) + rounded).toBe(0);
      }),
      { seed },
    );
  });
});

describe('rupeeText', () => {
  it.each([
    [0, '₹0'],
    [9000, '₹90'],
    [9050, '₹90.50'],
    [5, '₹0.05'],
    [99_999, '₹999.99'],
    [100_000, '₹1,000'],
    [10_000_000, '₹1,00,000'],
    [18_425_050, '₹1,84,250.50'],
    [1_234_567_890, '₹1,23,45,678.90'],
    [-46, '− ₹0.46'],
  ])('%i paise, read %s', (paise, text) => {
    expect(formatRupees(paise)).toBe(text);
  });

  it('whole rupees on a bill, keep two places', () => {
    expect(formatRupees(9000, 'always')).toBe('₹90.00');
  });
});
