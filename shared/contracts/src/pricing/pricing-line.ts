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

type LineRate = Pick<PricingLine, 'ratePaise' | 'taxBasisPoints'>;

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
export const priceUnits = ({
  line,
  paidUnits,
  supply,
}: {
  readonly line: LineRate;
  readonly paidUnits: number;
  readonly supply: SupplyType;
}): LineSum => {
  const taxablePaise = maxTaxable({
    maxTaxablePaise: line.ratePaise * paidUnits,
    maxTotalPaise: rateWithTax(line.ratePaise, line.taxBasisPoints) * paidUnits,
    taxBasisPoints: line.taxBasisPoints,
    supply,
  });
  return withTax(taxablePaise, line, supply);
};

export const discountProportionally = (
  taxablePaise: Paise,
  { offPaise, wholePaise }: { readonly offPaise: Paise; readonly wholePaise: Paise },
): Paise =>
  wholePaise <= 0 ? taxablePaise : scaleHalfUp(taxablePaise, wholePaise - offPaise, wholePaise);
