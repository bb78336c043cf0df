import type { Paise } from '@tokri/contracts/money';
import { maxRateForTotal, rateWithTax } from '@tokri/contracts/pricing';
import { taxesDuring } from '../items/item-rules.ts';
import type { DatedRate, EffectiveTax } from '../items/item.ts';

export interface AboveMrp {
  readonly priceWithTaxPaise: Paise;
  readonly mrpPaise: Paise;
  /** The highest rate before tax that the MRP allows. */
  readonly highestRatePaise: Paise;
}

/** Null when the rate with tax stays within the MRP as long as the rate is in effect. */
export const findAboveMrp = (
  taxes: readonly EffectiveTax[],
  rate: Pick<DatedRate, 'fromDate' | 'ratePaise' | 'mrpPaise' | 'partyId'>,
  others: readonly DatedRate[],
): AboveMrp | null => {
  const highestTax = Math.max(...taxesDuring(taxes, rate, others));
  const priceWithTaxPaise = rateWithTax(rate.ratePaise, highestTax);
  return priceWithTaxPaise <= rate.mrpPaise
    ? null
    : {
        priceWithTaxPaise,
        mrpPaise: rate.mrpPaise,
        highestRatePaise: maxRateForTotal(rate.mrpPaise, highestTax),
      };
};
