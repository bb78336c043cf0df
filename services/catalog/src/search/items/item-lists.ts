import { LRUCache } from 'lru-cache';
import type { CatalogIndex } from '../../application/ports/catalog-index.ts';
import type { ListedItem } from '../../domain/search/listed-items.ts';
import type { PriceContext } from '../../domain/rates/dated-rates.ts';
import { createFrequencyCounter } from '../../domain/search/frequency-counter.ts';
import { isOnSale, viewItem } from './index-entry.ts';
import type { IndexEntry, AvailableStockLookup } from './index-entry.ts';
import { createOrderedEntries } from './ordered-entries.ts';

interface ListRequest {
  readonly key: string;
  readonly priceContext: PriceContext;
  readonly find: () => readonly (IndexEntry | undefined)[];
}

const maxCachedLists = 6;

const maxCachedSearches = 200;

type Counts = ReturnType<CatalogIndex['countsOnSale']>;

const viewItems = (
  entries: readonly (IndexEntry | undefined)[],
  priceContext: PriceContext,
  availableStock: AvailableStockLookup,
): readonly ListedItem[] => {
  const listed: ListedItem[] = [];
  for (const entry of entries) {
    const item = entry && isOnSale(entry) ? viewItem(entry, priceContext, availableStock) : null;
    if (item) listed.push(item);
  }
  return listed;
};

const countOnSale = (entries: readonly IndexEntry[]): Counts => {
  const [types, brands] = [createFrequencyCounter<number>(), createFrequencyCounter<string>()];
  for (const {
    stored: { item },
  } of entries) {
    types.add(item.itemTypeId);
    brands.add(item.brand);
  }
  return { types, brands };
};

export const createItemLists = (availableStock: AvailableStockLookup) => {
  const byCategory = createOrderedEntries<IndexEntry>(({ key }) => key);
  const byName = createOrderedEntries<IndexEntry>(({ nameKey }) => nameKey);
  const cachedLists = new LRUCache<string, readonly ListedItem[]>({ max: maxCachedLists });
  const cachedSearches = new LRUCache<string, readonly ListedItem[]>({ max: maxCachedSearches });
  let itemsWithPartyRates = 0;
  let counts: Counts | undefined;

  const updateLists = (entry: IndexEntry, delta: 1 | -1): void => {
    cachedLists.clear();
    cachedSearches.clear();
    counts = undefined;
    if (!isOnSale(entry)) return;
    itemsWithPartyRates += entry.hasPartyRates ? delta : 0;
    for (const list of [byCategory, byName]) {
      if (delta === 1) list.add(entry);
      else list.remove(entry);
    }
  };
  const viewPublic = (
    cache: LRUCache<string, readonly ListedItem[]>,
    { key, priceContext, find }: ListRequest,
  ): readonly ListedItem[] => {
    const isPublic = priceContext.partyId === 0 || itemsWithPartyRates === 0;
    const cached = isPublic ? cache.get(key) : undefined;
    if (cached) return cached;
    const listed = viewItems(find(), priceContext, availableStock);
    if (isPublic) cache.set(key, listed);
    return listed;
  };

  return {
    add: (entry: IndexEntry): void => updateLists(entry, 1),
    remove: (entry: IndexEntry): void => updateLists(entry, -1),
    onSale: (priceContext: PriceContext, order: 'category' | 'name' = 'category') =>
      viewPublic(cachedLists, {
        key: `${order} ${priceContext.date}`,
        priceContext,
        find: () => (order === 'name' ? byName : byCategory).inOrder(),
      }),
    search: (key: string, priceContext: PriceContext, find: ListRequest['find']) =>
      viewPublic(cachedSearches, { key: `${priceContext.date} ${key}`, priceContext, find }),
    counts: (): Counts => (counts ??= countOnSale(byCategory.inOrder())),
  };
};
