import { pageOf } from '../domain/listing.ts';
import { taxOn } from '../domain/rate-of-date.ts';
import type { DatedRate, Item, Unit } from '../domain/item.ts';
import type { Catalogue } from './ports.ts';
import type { Page } from './list-items.ts';

/** One dated rate with what it belongs to. */
export interface RateRow extends DatedRate {
  readonly item: Item;
  readonly unit: Unit;
  readonly taxBasisPoints: number;
}

/** All rates, by item and unit (I9). */
export const listRates = ({ catalogue }: { readonly catalogue: Catalogue }, page: Page): { readonly rates: readonly RateRow[]; readonly total: number } => {
  const places = catalogue.all().flatMap((item) => item.units.flatMap((unit) => unit.rates.map((rate) => ({ item, unit, rate }))));
  const rates = pageOf(places, page).map(({ item, unit, rate }) => ({ ...rate, item, unit, taxBasisPoints: taxOn(item.taxes, rate.fromDate) }));
  return { rates, total: places.length };
};
