import { shopDate } from '@tokri/contracts/dates';
import { defaultLocationId } from '@tokri/contracts/slots';
import { paginate, type Pagination } from '@tokri/contracts/platform';
import type { Clock } from '@tokri/service-kit/use-case';
import { listVisibleUnits, type Item } from '../../domain/items/item.ts';
import { priceUnits, type PricedUnit } from '../../domain/rates/dated-rates.ts';
import { matchesPriceFilter, type PriceFilter } from '../../domain/search/price-filter.ts';
import {
  compareByName,
  matchesStaffFilter,
  searchStaffItems,
  sortStaffItems,
  type StaffItemFilter,
  type StaffItemLookups,
  type StaffItemSort,
} from '../../domain/search/staff-items.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { LocationView } from '../ports/locations.ts';

export interface ListStaffItemsDeps {
  readonly catalogIndex: CatalogIndex;
  readonly clock: Clock;
  readonly locations: Pick<LocationView, 'listServing'>;
}

export interface StaffItemsQuery extends StaffItemFilter {
  readonly search: string;
  readonly sort: StaffItemSort | undefined;
  readonly price?: PriceFilter | undefined;
  /** Undefined for all locations together. */
  readonly locationId?: number | undefined;
}

export interface StaffItemRow {
  readonly item: Item;
  readonly units: readonly {
    readonly unitId: number;
    readonly name: string;
    readonly stock: number;
    readonly stockByLocation: ReturnType<CatalogIndex['stockByLocation']>;
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

export interface SellingStockDeps extends Pick<ListStaffItemsDeps, 'locations'> {
  readonly catalogIndex: Pick<CatalogIndex, 'availableStock' | 'stockByLocation'>;
}

/** A location that serves no area sells nothing, so its stock does not count. */
export const createSellingStockLookup = ({ catalogIndex, locations }: SellingStockDeps) => {
  const serving = new Set(locations.listServing());
  return (unitId: number): ReturnType<CatalogIndex['stockByLocation']> =>
    catalogIndex.stockByLocation(unitId).filter(({ locationId }) => serving.has(locationId));
};

/** A location that never had stock of a unit does not count as one that ran out of it. */
export const createStockLookup = (deps: SellingStockDeps, locationId: number | undefined) => {
  const sellingStock = createSellingStockLookup(deps);
  return (unitId: number): readonly number[] => {
    if (locationId !== undefined)
      return [deps.catalogIndex.availableStock(unitId, locationId) ?? 0];
    const levels = sellingStock(unitId).map(({ free }) => free);
    return levels.length === 0 ? [0] : levels;
  };
};

/** A search without an exact match tolerates typing errors, among the items on sale. */
const findBySearch = (
  { catalogIndex }: ListStaffItemsDeps,
  items: readonly Item[],
  {
    search,
    date,
    locationId = defaultLocationId,
  }: Pick<StaffItemsQuery, 'search' | 'locationId'> & { readonly date: string },
): readonly Item[] => {
  const matches = searchStaffItems(items, search);
  return matches.length > 0
    ? matches
    : catalogIndex.search(search, { date, partyId: 0 }, locationId).map(({ item }) => item);
};

const createLookups = (
  deps: ListStaffItemsDeps,
  { date, locationId }: Pick<StaffItemsQuery, 'locationId'> & { readonly date: string },
): StaffItemLookups => ({
  stockLevels: createStockLookup(deps, locationId),
  lowestPaise: (itemId) =>
    deps.catalogIndex.findListedItem(itemId, { date, partyId: 0 })?.lowestPaise ?? 0,
});

/** All items that match, in the order of the list. */
export const selectStaffItems = (
  deps: ListStaffItemsDeps,
  { search, sort, price, locationId, ...filter }: StaffItemsQuery,
): readonly Item[] => {
  const date = shopDate(deps.clock());
  const lookups = createLookups(deps, { date, locationId });
  const all = sortByNameOnce(deps.catalogIndex.listItems());
  const found = search === '' ? all : findBySearch(deps, all, { search, date, locationId });
  const matches = found.filter(
    (item) =>
      matchesStaffFilter(item, filter, lookups) &&
      (price === undefined || matchesPriceFilter(item, price, date)),
  );
  return sort ? sortStaffItems(matches, sort, lookups) : matches;
};

export const listStaffItems = (
  deps: ListStaffItemsDeps,
  query: StaffItemsQuery,
  page: Pagination,
): { readonly rows: readonly StaffItemRow[]; readonly total: number } => {
  const date = shopDate(deps.clock());
  const matches = selectStaffItems(deps, query);
  const stockLevels = createStockLookup(deps, query.locationId);
  const sellingStock = createSellingStockLookup(deps);
  return {
    total: matches.length,
    rows: paginate(matches, page).map((item) => {
      const pricedUnits = priceUnits(item, { date, partyId: 0 });
      return {
        item,
        units: listVisibleUnits(item).map(({ unitId, name }) => ({
          unitId,
          name,
          stock: stockLevels(unitId).reduce((total, level) => total + level, 0),
          stockByLocation: sellingStock(unitId),
          pricedUnit: pricedUnits.find((priced) => priced.unitId === unitId),
        })),
      };
    }),
  };
};
