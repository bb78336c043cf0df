import type { Paise } from '@tokri/contracts/money';
import { isWithinMrp, maxRateForTotal, rateWithTax } from '@tokri/contracts/pricing';
import type { Err } from '@tokri/contracts/result';
import type { DatedRate, EffectiveTax, Item, Unit } from '../items/item.ts';
import { isSuperseded, taxOn } from './dated-rates.ts';

export interface AboveMrp {
  readonly priceWithTaxPaise: Paise;
  readonly mrpPaise: Paise;
  /** The highest rate before tax that the MRP allows. */
  readonly highestRatePaise: Paise;
}

/** The tax on the first day of a rate and every later tax while it is in effect. */
const taxesDuring = (
  taxes: readonly EffectiveTax[],
  rate: Pick<DatedRate, 'fromDate' | 'partyId'>,
  others: readonly DatedRate[],
): ReadonlySet<number> =>
  new Set([
    taxOn(taxes, rate.fromDate),
    ...taxes
      .filter((tax) => tax.fromDate > rate.fromDate && !isSuperseded(rate, others, tax.fromDate))
      .map((tax) => tax.taxBasisPoints),
  ]);

export const isAboveMrp = (
  { ratePaise, mrpPaise }: Pick<DatedRate, 'ratePaise' | 'mrpPaise'>,
  taxBasisPoints: number,
): boolean => !isWithinMrp({ ratePaise, mrpPaise, taxBasisPoints });

type CheckedRate = Pick<DatedRate, 'fromDate' | 'ratePaise' | 'mrpPaise' | 'partyId'>;

/**
 * Null when the rate with tax stays within the MRP as long as the rate is in effect. See
 * docs/pricing-and-tax.md.
 */
export const findAboveMrp = (
  taxes: readonly EffectiveTax[],
  rate: CheckedRate,
  others: readonly DatedRate[] = [],
): AboveMrp | null => {
  const { ratePaise, mrpPaise } = rate;
  const highestTax = Math.max(...taxesDuring(taxes, rate, others));
  return isAboveMrp(rate, highestTax)
    ? {
        priceWithTaxPaise: rateWithTax(ratePaise, highestTax),
        mrpPaise,
        highestRatePaise: maxRateForTotal(mrpPaise, highestTax),
      }
    : null;
};

export interface PackAboveMrp extends AboveMrp {
  readonly packName: string;
}
export type RateAboveMrp = Err<'rate-above-mrp', { readonly aboveMrp: PackAboveMrp }>;

export const rateAboveMrp = (aboveMrp: AboveMrp, { name }: Pick<Unit, 'name'>): RateAboveMrp => ({
  ok: false,
  code: 'rate-above-mrp',
  aboveMrp: { ...aboveMrp, packName: name },
});

/** The first pack of an item with a rate above its MRP on that day or later. */
export const findPackAboveMrp = (
  item: Pick<Item, 'units' | 'taxes'>,
  date: string,
): RateAboveMrp | null => {
  for (const unit of item.units)
    for (const rate of unit.rates.filter((rate) => !isSuperseded(rate, unit.rates, date))) {
      const checked = rate.fromDate < date ? { ...rate, fromDate: date } : rate;
      const aboveMrp = findAboveMrp(item.taxes, checked, unit.rates);
      if (aboveMrp) return rateAboveMrp(aboveMrp, unit);
    }
  return null;
};
