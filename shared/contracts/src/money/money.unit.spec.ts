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
  ])('converts %d rupees to %i paise', (rupees, paise) => {
    expect(toPaise(rupees)).toBe(paise);
  });

  it.each([0.001, 12.345, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY, 1e20])(
    'throws for %d',
    (rupees) => {
      expect(() => toPaise(rupees)).toThrow(RangeError);
    },
  );

  it('round-trips any sum up to a thousand crore through rupees and JSON', () => {
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
  ])('calculates %i × %i ÷ %i as %i', (...[a, b, divisor, expected]) => {
    expect(scaleHalfUp(a, b, divisor)).toBe(expected);
  });

  it.each([
    [0.5, 1, 1],
    [1, 1, 0],
  ])('throws for %d × %d ÷ %d', (a, b, divisor) => {
    expect(() => scaleHalfUp(a, b, divisor)).toThrow(RangeError);
  });

  it('rounds small and large numbers like exact integer arithmetic', () => {
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

  it('is off by at most half and symmetric around zero', () => {
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

describe('formatRupees', () => {
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
  ])('formats %i paise as %s', (paise, text) => {
    expect(formatRupees(paise)).toBe(text);
  });

  it('keeps two decimal places for whole rupees on a bill', () => {
    expect(formatRupees(9000, 'always')).toBe('₹90.00');
  });
});
