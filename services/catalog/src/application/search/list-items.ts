import { LRUCache } from 'lru-cache';
import { shopDate } from '@tokri/contracts/dates';
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
import type { Clock } from '@tokri/service-kit/use-case';

export interface ListItemsDeps {
  readonly catalogIndex: CatalogIndex;
  readonly clock: Clock;
}

export interface ListedItemsPage {
  readonly items: readonly ListedItem[];
  readonly total: number;
  readonly priceContext: PriceContext;
}

const toPriceContext = (
  { clock }: ListItemsDeps,
  partyId: number,
  date?: string,
): PriceContext => ({
  date: date ?? shopDate(clock()),
  partyId,
});

const toPage = (
  items: readonly ListedItem[],
  priceContext: PriceContext,
  page: Pagination,
): ListedItemsPage => ({
  items: paginate(items, page),
  total: items.length,
  priceContext,
});

export const listOnSale = (
  deps: ListItemsDeps,
  { partyId, page }: { readonly partyId: number; readonly page: Pagination },
): ListedItemsPage => {
  const priceContext = toPriceContext(deps, partyId);
  return toPage(deps.catalogIndex.listOnSale(priceContext), priceContext, page);
};

export const listAll = (deps: ListItemsDeps, page: Pagination): ListedItemsPage => {
  const priceContext = toPriceContext(deps, 0);
  const all = deps.catalogIndex.listItems();
  return {
    items: paginate(all, page).map(
      (item) =>
        deps.catalogIndex.findListedItem(item.itemId, priceContext) ??
        toListedItem(item, [], () => 0),
    ),
    total: all.length,
    priceContext,
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
  const priceContext = toPriceContext(deps, query.partyId, query.date);
  const candidates = query.ids
    ? query.ids
        .flatMap((id) => deps.catalogIndex.findListedItem(id, priceContext) ?? [])
        .filter(({ item }) => item.status === 'on-sale')
    : deps.catalogIndex.listOnSale(priceContext);
  const matchesCategory = ({ item }: ListedItem): boolean =>
    (query.typeId === 0 || item.itemTypeId === query.typeId) &&
    (query.groupId === 0 || item.itemGroupId === query.groupId);
  return toPage(
    query.typeId === 0 && query.groupId === 0 ? candidates : candidates.filter(matchesCategory),
    priceContext,
    page,
  );
};

export interface FilterItemsQuery {
  readonly filters: Filters;
  readonly search: string | undefined;
  readonly sort: Sort;
  readonly locationId: number;
  readonly partyId: number;
  readonly offers: OfferRules;
}

interface FilterResult extends ReturnType<typeof filterListedItems> {
  readonly inOrder: Map<Sort, readonly ListedItem[]>;
}

/** Public lists stay the same until an item changes, so most filters are requested repeatedly. */
const maxCachedResults = 50;
const resultsByList = new WeakMap<readonly ListedItem[], LRUCache<string, FilterResult>>();

const filterCached = (
  { catalogIndex }: ListItemsDeps,
  candidates: readonly ListedItem[],
  { filters, offers }: Pick<FilterItemsQuery, 'filters' | 'offers'>,
): FilterResult => {
  const cache =
    resultsByList.get(candidates) ?? new LRUCache<string, FilterResult>({ max: maxCachedResults });
  resultsByList.set(candidates, cache);
  const key = `${offers.key}${filters.inStockAt !== undefined ? catalogIndex.availabilityVersion() : ''}${JSON.stringify(filters)}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const result = {
    ...filterListedItems(candidates, filters, offers.rules),
    inOrder: new Map<Sort, readonly ListedItem[]>(),
  };
  cache.set(key, result);
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
  const priceContext = toPriceContext(deps, query.partyId);
  const candidates = query.search
    ? deps.catalogIndex.search(query.search, priceContext, query.locationId)
    : deps.catalogIndex.listOnSale(priceContext, query.sort === 'name' ? 'name' : 'category');
  const filtered = filterCached(deps, candidates, query);
  const isSorted = query.sort === 'name' && !query.search;
  return {
    ...toPage(isSorted ? filtered.matches : sortCached(filtered, query.sort), priceContext, page),
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
