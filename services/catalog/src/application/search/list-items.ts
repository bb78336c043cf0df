import { kolkataDate } from '@tokri/contracts/dates';
import { paginate, type Pagination } from '@tokri/contracts/platform';
import {
  filterListedItems,
  toListedItem,
  sortListedItems,
} from '../../domain/search/listed-items.ts';
import type { Facets, Filters, ListedItem, Sort } from '../../domain/search/listed-items.ts';
import type { PriceContext } from '../../domain/rates/dated-rates.ts';
import type { OfferRules } from '../offers/list-offers.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { Clock } from '../ports/clock-and-ids.ts';

export interface ListItemsDeps {
  readonly catalogIndex: CatalogIndex;
  readonly clock: Clock;
}

export interface ListedItemsPage {
  readonly items: readonly ListedItem[];
  readonly total: number;
  readonly asker: PriceContext;
}

const toPriceContext = (
  { clock }: ListItemsDeps,
  partyId: number,
  date?: string,
): PriceContext => ({
  date: date ?? kolkataDate(clock()),
  partyId,
});

const toPage = (
  items: readonly ListedItem[],
  asker: PriceContext,
  page: Pagination,
): ListedItemsPage => ({
  items: paginate(items, page),
  total: items.length,
  asker,
});

export const listOnSale = (
  deps: ListItemsDeps,
  { partyId, page }: { readonly partyId: number; readonly page: Pagination },
): ListedItemsPage => {
  const asker = toPriceContext(deps, partyId);
  return toPage(deps.catalogIndex.listOnSale(asker), asker, page);
};

export const listAll = (deps: ListItemsDeps, page: Pagination): ListedItemsPage => {
  const asker = toPriceContext(deps, 0);
  const all = deps.catalogIndex.listItems();
  return {
    items: paginate(all, page).map(
      (item) =>
        deps.catalogIndex.findListedItem(item.itemId, asker) ?? toListedItem(item, [], () => 0),
    ),
    total: all.length,
    asker,
  };
};

export interface CategoryQuery {
  readonly typeId: number;
  readonly groupId: number;
  readonly date: string | undefined;
  readonly partyId: number;
  readonly ids: readonly number[] | undefined;
}

export const listByCategory = (
  deps: ListItemsDeps,
  query: CategoryQuery,
  page: Pagination,
): ListedItemsPage => {
  const asker = toPriceContext(deps, query.partyId, query.date);
  const candidates = query.ids
    ? query.ids
        .flatMap((id) => deps.catalogIndex.findListedItem(id, asker) ?? [])
        .filter(({ item }) => item.status === 'on-sale')
    : deps.catalogIndex.listOnSale(asker);
  const matchesCategory = ({ item }: ListedItem): boolean =>
    (query.typeId === 0 || item.itemTypeId === query.typeId) &&
    (query.groupId === 0 || item.itemGroupId === query.groupId);
  return toPage(
    query.typeId === 0 && query.groupId === 0 ? candidates : candidates.filter(matchesCategory),
    asker,
    page,
  );
};

export interface FilterItemsQuery {
  readonly filters: Filters;
  readonly search: string | undefined;
  readonly sort: Sort;
  readonly partyId: number;
  readonly offers: OfferRules;
}

interface FilterResult extends ReturnType<typeof filterListedItems> {
  readonly inOrder: Map<Sort, readonly ListedItem[]>;
}

/** Public lists stay the same until an item changes, so most filters are requested repeatedly. */
const maxCachedResults = 50;
const results = new WeakMap<readonly ListedItem[], Map<string, FilterResult>>();

const filterCached = (
  { catalogIndex }: ListItemsDeps,
  candidates: readonly ListedItem[],
  { filters, offers }: Pick<FilterItemsQuery, 'filters' | 'offers'>,
): FilterResult => {
  const known = results.get(candidates) ?? new Map<string, FilterResult>();
  results.set(candidates, known);
  const key = `${offers.key}${filters.inStock ? catalogIndex.availabilityVersion() : ''}${JSON.stringify(filters)}`;
  const before = known.get(key);
  if (before) return before;
  const result = {
    ...filterListedItems(candidates, filters, offers.rules),
    inOrder: new Map<Sort, readonly ListedItem[]>(),
  };
  const [oldest] = known.keys();
  if (known.size >= maxCachedResults && oldest !== undefined) known.delete(oldest);
  known.set(key, result);
  return result;
};

const sortCached = ({ matches, inOrder }: FilterResult, sort: Sort): readonly ListedItem[] => {
  const listed = inOrder.get(sort) ?? sortListedItems(matches, sort);
  inOrder.set(sort, listed);
  return listed;
};

export const filterItems = (
  deps: ListItemsDeps,
  query: FilterItemsQuery,
  page: Pagination,
): ListedItemsPage & { readonly facets: Facets } => {
  const asker = toPriceContext(deps, query.partyId);
  const candidates = query.search
    ? deps.catalogIndex.search(query.search, asker)
    : deps.catalogIndex.listOnSale(asker, query.sort === 'name' ? 'name' : 'category');
  const filtered = filterCached(deps, candidates, query);
  const isSorted = query.sort === 'name' && !query.search;
  return {
    ...toPage(isSorted ? filtered.matches : sortCached(filtered, query.sort), asker, page),
    facets: filtered.facets,
  };
};

export const listBrands = ({
  catalogIndex,
}: ListItemsDeps): readonly { readonly brand: string; readonly count: number }[] =>
  catalogIndex
    .countsOnSale()
    .brands.mostFrequent()
    .filter(({ key }) => key !== '')
    .map(({ key, count }) => ({ brand: key, count }));
