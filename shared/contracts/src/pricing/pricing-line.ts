import { scaleHalfUp } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import type { SupplyType } from '../tax/gst.ts';
import { rateWithTax } from './rate.ts';
import { maxTaxable, totalWithTax } from '../tax/tax.ts';

/** One line of a cart before it has a price. The rate is before tax, for the party and the delivery date (step 1). */
export interface PricingLine {
  /** Unique in its cart; ties between lines are broken by it, never by their order. */
  readonly key: string;
  readonly itemId: number;
  readonly unitId: number;
  readonly itemTypeId: number;
  /** 0 takes the best running offer (step 2). */
  readonly offerId: number;
  readonly name: string;
  /** Whole units, at least 1. */
  readonly quantity: number;
  readonly ratePaise: Paise;
  readonly mrpPaise: Paise;
  /** 5 % is 500. */
  readonly taxBasisPoints: number;
  readonly hsn: string;
}

/** Value of a line (or of a part of it) before and with tax. */
export interface LineSum {
  readonly taxablePaise: Paise;
  readonly totalPaise: Paise;
}

type Rated = Pick<PricingLine, 'ratePaise' | 'taxBasisPoints'>;

/** Adds the tax of step 4 to a taxable value. */
export const withTax = (
  taxablePaise: Paise,
  line: Pick<PricingLine, 'taxBasisPoints'>,
  supply: SupplyType,
): LineSum => ({
  taxablePaise,
  totalPaise: totalWithTax({ taxablePaise, taxBasisPoints: line.taxBasisPoints, supply }),
});

/**
 * Step 3: the largest taxable value ≤ Rate × paid units whose total with tax is ≤ RateWithTax × paid units.
 * So nobody pays more than card × quantity, between States either, and at most a few paise less.
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

/** Takes a part of a sum away in proportion: round(Taxable × (whole − off) ÷ whole), half up, for every line by itself (steps 2 and 5). */
export const discountProportionally = (
  taxablePaise: Paise,
  of: { readonly offPaise: Paise; readonly wholePaise: Paise },
): Paise =>
  of.wholePaise <= 0
    ? taxablePaise
    : scaleHalfUp(taxablePaise, of.wholePaise - of.offPaise, of.wholePaise);
