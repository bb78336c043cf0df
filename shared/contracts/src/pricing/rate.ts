import { invalid, valid } from '../result/validation-result.ts';
import type { ValidationResult } from '../result/validation-result.ts';
import { formatRupees } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import { maxTaxable, totalWithTax } from '../tax/tax.ts';

export const rateWithTax = (ratePaise: Paise, taxBasisPoints: number): Paise =>
  totalWithTax({ taxablePaise: ratePaise, taxBasisPoints, supply: 'intra-state' });

export const discountPercent = (of: {
  readonly mrpPaise: Paise;
  readonly rateWithTaxPaise: Paise;
}): number =>
  of.mrpPaise <= 0
    ? 0
    : Math.max(0, Math.floor(((of.mrpPaise - of.rateWithTaxPaise) * 100) / of.mrpPaise));

/**
 * Legal Metrology (Packaged Commodities) Rules: the price with tax must not exceed the MRP. Returns
 * the rate with tax.
 */
export const checkRate = (of: {
  readonly ratePaise: Paise;
  readonly mrpPaise: Paise;
  readonly taxBasisPoints: number;
}): ValidationResult<Paise> => {
  const withTaxPaise = rateWithTax(of.ratePaise, of.taxBasisPoints);
  return withTaxPaise <= of.mrpPaise
    ? valid(withTaxPaise)
    : invalid(
        `The rate with tax is ${formatRupees(withTaxPaise, 'always')}, more than the MRP of ${formatRupees(of.mrpPaise, 'always')}`,
      );
};

export const maxRateForTotal = (totalPaise: Paise, taxBasisPoints: number): Paise =>
  maxTaxable({
    taxableAtMostPaise: totalPaise,
    totalAtMostPaise: totalPaise,
    taxBasisPoints,
    supply: 'intra-state',
  });
