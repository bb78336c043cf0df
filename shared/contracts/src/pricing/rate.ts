import type { Paise } from '../money/money.ts';
import { ownSupplyType } from '../tax/gst.ts';
import { maxTaxable, totalWithTax } from '../tax/tax.ts';

export const rateWithTax = (ratePaise: Paise, taxBasisPoints: number): Paise =>
  totalWithTax({ taxablePaise: ratePaise, taxBasisPoints, supply: ownSupplyType() });

export const discountPercent = ({
  mrpPaise,
  rateWithTaxPaise,
}: {
  readonly mrpPaise: Paise;
  readonly rateWithTaxPaise: Paise;
}): number =>
  mrpPaise <= 0 ? 0 : Math.max(0, Math.floor(((mrpPaise - rateWithTaxPaise) * 100) / mrpPaise));

/** Legal Metrology (Packaged Commodities) Rules: the price with tax must not exceed the MRP. */
export const isWithinMrp = ({
  ratePaise,
  mrpPaise,
  taxBasisPoints,
}: {
  readonly ratePaise: Paise;
  readonly mrpPaise: Paise;
  readonly taxBasisPoints: number;
}): boolean => rateWithTax(ratePaise, taxBasisPoints) <= mrpPaise;

export const maxRateForTotal = (totalPaise: Paise, taxBasisPoints: number): Paise =>
  maxTaxable({
    maxTaxablePaise: totalPaise,
    maxTotalPaise: totalPaise,
    taxBasisPoints,
    supply: ownSupplyType(),
  });
