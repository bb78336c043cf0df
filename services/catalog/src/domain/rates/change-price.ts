import type { Paise } from '@tokri/contracts/money';
import { maxRateForTotal, rateWithTax } from '@tokri/contracts/pricing';
import { err, ok, type Result } from '@tokri/contracts/result';
import type { PriceRounding } from '@tokri/contracts/validation';
import { roundPrice } from './round-price.ts';

export interface PriceStep {
  readonly kind: 'percent' | 'amount';
  /** Hundredths of a percent, or paise; negative lowers the price. */
  readonly value: number;
  readonly rounding: PriceRounding;
}

const wholePercent = 10_000;

/**
 * The rate before tax whose price with tax is the changed and rounded one, or at most a paisa below
 * it where the two halves of the tax leave no exact rate.
 */
export const changeRate = (
  ratePaise: Paise,
  taxBasisPoints: number,
  { kind, value, rounding }: PriceStep,
): Result<Paise, 'price-not-positive'> => {
  const before = rateWithTax(ratePaise, taxBasisPoints);
  const changed =
    kind === 'amount' ? before + value : before + Math.round((before * value) / wholePercent);
  if (changed <= 0) return err('price-not-positive');
  const rate = maxRateForTotal(roundPrice(changed, rounding), taxBasisPoints);
  return rate > 0 ? ok(rate) : err('price-not-positive');
};
