import type { Page } from '@tokri/contracts';
import { taxOn } from '../domain/rate-of-date.ts';
import type { DatedRate, Item, Unit } from '../domain/item.ts';
import type { Catalogue } from './ports/catalogue.ts';

/** One dated rate with what it belongs to. */
export interface RateRow extends DatedRate {
  readonly item: Item;
  readonly unit: Unit;
  readonly taxBasisPoints: number;
}

/** All rates, by item and unit (I9). */
export const listRates = (
  { catalogue }: { readonly catalogue: Catalogue },
  { page, pageSize }: Page,
): { readonly rates: readonly RateRow[]; readonly total: number } => {
  const from = (page - 1) * pageSize;
  const rates: RateRow[] = [];
  let total = 0;
  for (const item of catalogue.all()) {
    for (const unit of item.units) {
      for (const rate of unit.rates) {
        if (total >= from && total < from + pageSize)
          rates.push({ ...rate, item, unit, taxBasisPoints: taxOn(item.taxes, rate.fromDate) });
        total += 1;
      }
    }
  }
  return { rates, total };
};
