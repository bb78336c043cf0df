import { scaleHalfUp } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import type { SupplyType } from '../tax/gst.ts';
import type { QuotedLine } from './quote.ts';
import { rateWithTax } from './rate.ts';
import { maxTaxable, totalWithTax } from '../tax/tax.ts';

export interface PricingLine extends Readonly<
  Pick<
    QuotedLine,
    | 'itemId'
    | 'unitId'
    | 'offerId'
    | 'name'
    | 'quantity'
    | 'ratePaise'
    | 'mrpPaise'
    | 'taxBasisPoints'
    | 'hsn'
  >
> {
  readonly key: string;
  readonly itemTypeId: number;
}

export interface LineSum {
  readonly taxablePaise: Paise;
  readonly totalPaise: Paise;
}

type Rated = Pick<PricingLine, 'ratePaise' | 'taxBasisPoints'>;

export const withTax = (
  taxablePaise: Paise,
  line: Pick<PricingLine, 'taxBasisPoints'>,
  supply: SupplyType,
): LineSum => ({
  taxablePaise,
  totalPaise: totalWithTax({ taxablePaise, taxBasisPoints: line.taxBasisPoints, supply }),
});

/**
 * The largest taxable value within rate × units whose total with tax is within rateWithTax × units,
 * so nobody pays more than the card price × quantity.
 */
export const priceUnits = (of: {
  readonly line: Rated;
  readonly paidUnits: number;
  readonly supply: SupplyType;
}): LineSum => {
  const { line, paidUnits, supply } = of;
  const taxablePaise = maxTaxable({
    taxableAtMostPaise: line.ratePaise * paidUnits,
    totalAtMostPaise: rateWithTax(line.ratePaise, line.taxBasisPoints) * paidUnits,
    taxBasisPoints: line.taxBasisPoints,
    supply,
  });
  return withTax(taxablePaise, line, supply);
};

export const discountProportionally = (
  taxablePaise: Paise,
  of: { readonly offPaise: Paise; readonly wholePaise: Paise },
): Paise =>
  of.wholePaise <= 0
    ? taxablePaise
    : scaleHalfUp(taxablePaise, of.wholePaise - of.offPaise, of.wholePaise);
