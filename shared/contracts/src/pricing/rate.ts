import { invalid, valid } from '../result/validation-result.ts';
import type { ValidationResult } from '../result/validation-result.ts';
import { formatRupees } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import { maxTaxable, totalWithTax } from '../tax/tax.ts';

export const rateWithTax = (ratePaise: Paise, taxBasisPoints: number): Paise =>
  totalWithTax({ taxablePaise: ratePaise, taxBasisPoints, supply: 'intra-state' });

export const discountPercent = ({
  mrpPaise,
  rateWithTaxPaise,
}: {
  readonly mrpPaise: Paise;
  readonly rateWithTaxPaise: Paise;
}): number =>
  mrpPaise <= 0 ? 0 : Math.max(0, Math.floor(((mrpPaise - rateWithTaxPaise) * 100) / mrpPaise));

/**
 * Legal Metrology (Packaged Commodities) Rules: the price with tax must not exceed the MRP. Returns
 * the rate with tax.
 */
export const checkRate = ({
  ratePaise,
  mrpPaise,
  taxBasisPoints,
}: {
  readonly ratePaise: Paise;
  readonly mrpPaise: Paise;
  readonly taxBasisPoints: number;
}): ValidationResult<Paise> => {
  const withTaxPaise = rateWithTax(ratePaise, taxBasisPoints);
  return withTaxPaise <= mrpPaise
    ? valid(withTaxPaise)
    : invalid(
        `The rate with tax is ${formatRupees(withTaxPaise, 'always')}, more than the MRP of ${formatRupees(mrpPaise, 'always')}`,
      );
};

export const maxRateForTotal = (totalPaise: Paise, taxBasisPoints: number): Paise =>
  maxTaxable({
    maxTaxablePaise: totalPaise,
    maxTotalPaise: totalPaise,
    taxBasisPoints,
    supply: 'intra-state',
  });
