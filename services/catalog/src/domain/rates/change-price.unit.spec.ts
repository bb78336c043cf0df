import { rateWithTax } from '@tokri/contracts/pricing';
import { changeRate, type PriceStep } from './change-price.ts';
import { roundPrice } from './round-price.ts';

const step = (change: Partial<PriceStep>): PriceStep => ({
  kind: 'percent',
  value: 0,
  rounding: 'none',
  ...change,
});

describe('roundPrice', () => {
  it.each([
    ['none', 10_449, 10_449],
    ['50-paise', 10_424, 10_400],
    ['50-paise', 10_425, 10_450],
    ['rupee', 10_449, 10_400],
    ['rupee', 10_450, 10_500],
    ['rupee', 20, 100],
    ['5-rupees', 10_249, 10_000],
    ['5-rupees', 10_250, 10_500],
    ['99-paise', 10_448, 10_399],
    ['99-paise', 10_500, 10_499],
    ['99-paise', 10, 99],
  ] as const)('rounds to %s: %i paise become %i', (rounding, sum, expected) =>
    expect(roundPrice(sum, rounding)).toBe(expected),
  );
});

describe('changeRate', () => {
  it('raises the price with tax by a percentage', () =>
    expect(changeRate(10_000, 0, step({ value: 250 }))).toEqual({ ok: true, value: 10_250 }));
  it('rounds the price with tax, not the rate', () => {
    const result = changeRate(9_000, 500, step({ value: 1_000, rounding: 'rupee' }));
    expect(result.ok && rateWithTax(result.value, 500)).toBe(10_400);
  });
  it('adds an amount to the price with tax', () => {
    const result = changeRate(9_000, 500, step({ kind: 'amount', value: -450 }));
    expect(result.ok && rateWithTax(result.value, 500)).toBe(9_000);
  });
  it.each([
    ['percent', -10_000],
    ['amount', -9_450],
  ] as const)('refuses a price of nothing after a change by %s', (kind, value) =>
    expect(changeRate(9_000, 500, step({ kind, value }))).toEqual({
      ok: false,
      code: 'price-not-positive',
    }),
  );
  it('keeps the price with tax at most a paisa below the wanted one', () => {
    for (let rate = 1_000; rate < 1_200; rate += 7) {
      const wanted = Math.round(rateWithTax(rate, 1_800) * 1.07);
      const result = changeRate(rate, 1_800, step({ value: 700 }));
      const total = result.ok ? rateWithTax(result.value, 1_800) : 0;
      expect(total).toBeLessThanOrEqual(wanted);
      expect(total).toBeGreaterThanOrEqual(wanted - 1);
    }
  });
});
