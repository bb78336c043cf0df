import { kolkataDate } from '@tokri/contracts/dates';
import { paginate, type Pagination } from '@tokri/contracts/platform';
import type { Clock } from '@tokri/service-kit/use-case';
import type { Item } from '../../domain/items/item.ts';
import { priceUnits, type PricedUnit } from '../../domain/rates/dated-rates.ts';
import {
  compareByName,
  matchesStaffFilter,
  searchStaffItems,
  sortStaffItems,
  type StaffItemFilter,
  type StaffItemSort,
} from '../../domain/search/staff-items.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';

export interface ListStaffItemsDeps {
  readonly catalogIndex: CatalogIndex;
  readonly clock: Clock;
}

export interface StaffItemsQuery extends StaffItemFilter {
  readonly search: string;
  readonly sort: StaffItemSort | undefined;
}

export interface StaffItemRow {
  readonly item: Item;
  readonly units: readonly {
    readonly unitId: number;
    readonly name: string;
    readonly stock: number;
    readonly pricedUnit: PricedUnit | undefined;
  }[];
}

/** The index returns the same list until an item changes. */
const itemsByName = new WeakMap<readonly Item[], readonly Item[]>();
const sortByNameOnce = (items: readonly Item[]): readonly Item[] => {
  const sorted = itemsByName.get(items) ?? [...items].sort(compareByName);
  itemsByName.set(items, sorted);
  return sorted;
};

/** A search without an exact match tolerates typing errors, among the items on sale. */
const findBySearch = (
  { catalogIndex }: ListStaffItemsDeps,
  items: readonly Item[],
  { search, date }: { readonly search: string; readonly date: string },
): readonly Item[] => {
  const matches = searchStaffItems(items, search);
  return matches.length > 0
    ? matches
    : catalogIndex.search(search, { date, partyId: 0 }).map(({ item }) => item);
};

export const listStaffItems = (
  deps: ListStaffItemsDeps,
  { search, sort, ...filter }: StaffItemsQuery,
  page: Pagination,
): { readonly rows: readonly StaffItemRow[]; readonly total: number } => {
  const { catalogIndex, clock } = deps;
  const date = kolkataDate(clock());
  const lookups = {
    availableStock: (unitId: number) => catalogIndex.availableStock(unitId) ?? 0,
    lowestPaise: (itemId: number) =>
      catalogIndex.findListedItem(itemId, { date, partyId: 0 })?.lowestPaise ?? 0,
  };
  const all = sortByNameOnce(catalogIndex.listItems());
  const found = search === '' ? all : findBySearch(deps, all, { search, date });
  const matches = found.filter((item) => matchesStaffFilter(item, filter, lookups));
  const sorted = sort ? sortStaffItems(matches, sort, lookups) : matches;
  return {
    total: sorted.length,
    rows: paginate(sorted, page).map((item) => {
      const pricedUnits = priceUnits(item, { date, partyId: 0 });
      return {
        item,
        units: item.units.map(({ unitId, name }) => ({
          unitId,
          name,
          stock: lookups.availableStock(unitId),
          pricedUnit: pricedUnits.find((priced) => priced.unitId === unitId),
        })),
      };
    }),
  };
};
