import {
  matchesStaffFilter,
  stockFilters,
  type StockFilter,
} from '../../domain/search/staff-items.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { LocationView } from '../ports/locations.ts';
import { createStockLookup } from '../search/list-staff-items.ts';

export interface CountStockAlertsDeps {
  readonly catalogIndex: CatalogIndex;
  readonly locations: LocationView;
}

interface StockAlerts extends Readonly<Record<StockFilter, number>> {
  readonly locationId: number;
}

/** The counts of the list of items, which is filtered by the same rule. */
export const countStockAlerts = (deps: CountStockAlertsDeps): readonly StockAlerts[] =>
  deps.locations.listServing().map((locationId) => {
    const stockLevels = createStockLookup(deps, locationId);
    const anyItem = { status: 'on-sale', itemTypeId: undefined, itemGroupId: undefined } as const;
    const counts = { low: 0, out: 0 };
    for (const item of deps.catalogIndex.listItems())
      for (const stock of stockFilters)
        if (matchesStaffFilter(item, { ...anyItem, stock }, { stockLevels })) counts[stock] += 1;
    return { locationId, ...counts };
  });
