import type { Pagination } from '@tokri/contracts/platform';
import { taxOn } from '../../domain/rates/dated-rates.ts';
import type { DatedRate, Item, Unit } from '../../domain/items/item.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';

export interface RateRow extends DatedRate {
  readonly item: Item;
  readonly unit: Unit;
  readonly taxBasisPoints: number;
}

export const listRates = (
  { catalogIndex }: { readonly catalogIndex: CatalogIndex },
  { page, pageSize }: Pagination,
): { readonly rates: readonly RateRow[]; readonly total: number } => {
  const from = (page - 1) * pageSize;
  const rates: RateRow[] = [];
  let total = 0;
  for (const item of catalogIndex.listItems()) {
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
