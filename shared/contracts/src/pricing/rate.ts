import { invalid, valid } from '../result/validation-result.ts';
import type { ValidationResult } from '../result/validation-result.ts';
import { formatRupees } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import { maxTaxable, totalWithTax } from '../tax/tax.ts';

/** Step 1: one unit with both halves of the tax, each rounded. What cards and the item page show, in every State alike. */
export const rateWithTax = (ratePaise: Paise, taxBasisPoints: number): Paise =>
  totalWithTax({ taxablePaise: ratePaise, taxBasisPoints, supply: 'intra-state' });

/** Step 1: (MRP − RateWithTax) ÷ MRP in whole percent, rounded down; 0 for goods without an MRP. */
export const discountPercent = (of: {
  readonly mrpPaise: Paise;
  readonly rateWithTaxPaise: Paise;
}): number =>
  of.mrpPaise <= 0
    ? 0
    : Math.max(0, Math.floor(((of.mrpPaise - of.rateWithTaxPaise) * 100) / of.mrpPaise));

/** Step 1 and Legal Metrology Rules (facts.md 3.5): a rate whose RateWithTax passes the MRP is refused. The value is the rate with tax. */
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

/** The largest rate before tax whose RateWithTax is at most `totalPaise`: how an import turns a sale price into a rate (shapes.md, Import). */
export const maxRateForTotal = (totalPaise: Paise, taxBasisPoints: number): Paise =>
  maxTaxable({
    taxableAtMostPaise: totalPaise,
    totalAtMostPaise: totalPaise,
    taxBasisPoints,
    supply: 'intra-state',
  });
