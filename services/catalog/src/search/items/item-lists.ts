import type { CatalogIndex } from '../../application/ports/catalog-index.ts';
import type { ListedItem } from '../../domain/search/listed-items.ts';
import type { PriceContext } from '../../domain/rates/dated-rates.ts';
import { createFrequencyCounter } from '../../domain/search/frequency-counter.ts';
import { isOnSale, viewItem } from './index-entry.ts';
import type { IndexEntry, AvailableStockLookup } from './index-entry.ts';
import { createOrderedEntries } from './ordered-entries.ts';

/** Public lists: two sort orders for a few delivery dates. */
const maxCachedLists = 6;

const maxCachedSearches = 200;

type Counts = ReturnType<CatalogIndex['countsOnSale']>;

const countOnSale = (entriesById: readonly IndexEntry[]): Counts => {
  const [types, brands] = [createFrequencyCounter<number>(), createFrequencyCounter<string>()];
  for (const {
    stored: { item },
  } of entriesById) {
    types.add(item.itemTypeId);
    brands.add(item.brand);
  }
  return { types, brands };
};

export const createItemLists = (availableStock: AvailableStockLookup) => {
  const byCategory = createOrderedEntries<IndexEntry>(({ key }) => key);
  const byName = createOrderedEntries<IndexEntry>(({ nameKey }) => nameKey);
  let itemsWithPartyRates = 0;
  let cachedLists: readonly {
    readonly date: string;
    readonly order: 'category' | 'name';
    readonly listed: readonly ListedItem[];
  }[] = [];
  let counts: Counts | undefined;
  const searches = new Map<string, readonly ListedItem[]>();

  const viewItems = (
    values: readonly (IndexEntry | undefined)[],
    priceContext: PriceContext,
  ): readonly ListedItem[] => {
    const listed: ListedItem[] = [];
    for (const entry of values) {
      const item = entry && isOnSale(entry) ? viewItem(entry, priceContext, availableStock) : null;
      if (item) listed.push(item);
    }
    return listed;
  };
  const updateLists = (entry: IndexEntry, delta: 1 | -1): void => {
    cachedLists = [];
    counts = undefined;
    searches.clear();
    if (!isOnSale(entry)) return;
    itemsWithPartyRates += entry.hasPartyRates ? delta : 0;
    for (const list of [byCategory, byName]) {
      if (delta === 1) list.add(entry);
      else list.remove(entry);
    }
  };

  return {
    add: (entry: IndexEntry): void => {
      updateLists(entry, 1);
    },
    remove: (entry: IndexEntry): void => {
      updateLists(entry, -1);
    },
    seen: viewItems,
    onSale: (
      priceContext: PriceContext,
      list: 'category' | 'name' = 'category',
    ): readonly ListedItem[] => {
      const isForAll = priceContext.partyId === 0 || itemsWithPartyRates === 0;
      const limits = isForAll
        ? cachedLists.find((entry) => entry.date === priceContext.date && entry.order === list)
        : undefined;
      if (limits) return limits.listed;
      const listed = viewItems((list === 'name' ? byName : byCategory).inOrder(), priceContext);
      if (isForAll)
        cachedLists = [{ date: priceContext.date, order: list, listed }, ...cachedLists].slice(
          0,
          maxCachedLists,
        );
      return listed;
    },
    searchCached: (
      words: string,
      priceContext: PriceContext,
      find: () => readonly (IndexEntry | undefined)[],
    ): readonly ListedItem[] => {
      if (priceContext.partyId !== 0 && itemsWithPartyRates > 0)
        return viewItems(find(), priceContext);
      const key = `${priceContext.date} ${words}`;
      const limits = searches.get(key);
      if (limits) return limits;
      const listed = viewItems(find(), priceContext);
      const [oldest] = searches.keys();
      if (searches.size >= maxCachedSearches && oldest !== undefined) searches.delete(oldest);
      searches.set(key, listed);
      return listed;
    },
    counts: (): Counts => (counts ??= countOnSale(byCategory.inOrder())),
  };
};
