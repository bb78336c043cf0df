import type { CatalogIndex } from '../../application/ports/catalog-index.ts';
import type { StoredItem } from '../../application/ports/items.ts';
import type { Item } from '../../domain/items/item.ts';
import { createCategoryIndex } from '../categories/category-index.ts';
import { toIndexEntry, isOnSale, viewItem } from './index-entry.ts';
import type { IndexEntry } from './index-entry.ts';
import { createItemLists } from './item-lists.ts';
import { createStockLevels } from '../stock/stock-levels.ts';
import { completeSynonyms } from '../text/synonyms.ts';
import { createTextIndex } from '../text/text-index.ts';

export interface CatalogIndexSize extends Readonly<Record<string, unknown>> {
  readonly items: number;
  readonly searchable: number;
  readonly searchTerms: number;
}

export const createCatalogIndex = (): CatalogIndex & { size(): CatalogIndexSize } => {
  const entriesById = new Map<number, IndexEntry>();
  const itemIdByUnitId = new Map<number, number>();
  const itemIdByCode = new Map<string, number>();
  const stock = createStockLevels();
  const text = createTextIndex();
  const availableStock = (unitId: number): number => stock.availableStock(unitId) ?? 0;
  const lists = createItemLists(availableStock);
  let all: readonly Item[] | undefined;
  let changes = 0;
  const categoryStore = createCategoryIndex((movedGroupIds) => {
    for (const { stored } of [...entriesById.values()])
      if (movedGroupIds.has(stored.item.itemGroupId)) indexItem(stored);
  });

  const indexItem = (stored: StoredItem): IndexEntry | undefined => {
    const { item } = stored;
    changes += 1;
    const before = entriesById.get(item.itemId);
    const entry = toIndexEntry(stored, categoryStore.group(item.itemGroupId)?.position ?? 0);
    all = undefined;
    if (before) lists.remove(before);
    lists.add(entry);
    entriesById.set(item.itemId, entry);
    if (before && before.stored.item.code !== item.code)
      itemIdByCode.delete(before.stored.item.code);
    itemIdByCode.set(item.code, item.itemId);
    for (const { unitId } of item.units) itemIdByUnitId.set(unitId, item.itemId);
    return before;
  };
  const isNewer = ({ item, rev }: StoredItem): boolean =>
    (entriesById.get(item.itemId)?.stored.rev ?? -1) < rev;

  return {
    ...categoryStore,
    upsertGroups: (values) => {
      changes += 1;
      categoryStore.upsertGroups(values);
    },
    upsertTypes: (values) => {
      changes += 1;
      categoryStore.upsertTypes(values);
    },
    version: () => changes + stock.version(),
    availabilityVersion: stock.availabilityVersion,
    upsert: (items) => {
      for (const stored of items.filter(isNewer)) {
        const before = indexItem(stored);
        text.replace(
          before && isOnSale(before) ? before.stored.item : undefined,
          stored.item.status === 'on-sale' ? stored.item : undefined,
        );
      }
    },
    load: (items) => {
      const newer = items.filter(isNewer);
      newer.forEach(indexItem);
      return text.fill(newer.map(({ item }) => item).filter(({ status }) => status === 'on-sale'));
    },
    upsertStock: stock.upsert,
    findItem: (itemId) => entriesById.get(itemId)?.stored,
    findItemByUnit: (unitId) => entriesById.get(itemIdByUnitId.get(unitId) ?? 0)?.stored,
    findByCode: (code) => entriesById.get(itemIdByCode.get(code) ?? 0)?.stored,
    availableStock: stock.availableStock,
    listItems: () =>
      (all ??= [...entriesById.values()]
        .map(({ stored }) => stored.item)
        .sort((a, b) => a.itemId - b.itemId)),
    itemVersions: () =>
      new Map([...entriesById].map(([itemId, { stored }]) => [itemId, stored.rev])),
    findListedItem: (itemId, priceContext) => {
      const entry = entriesById.get(itemId);
      return entry ? viewItem(entry, priceContext, availableStock) : null;
    },
    listOnSale: lists.onSale,
    search: (words, priceContext) =>
      lists.searchCached(words, priceContext, () =>
        text.search(words).map((itemId) => entriesById.get(itemId)),
      ),
    completions: completeSynonyms,
    countsOnSale: lists.counts,
    size: () => ({ items: entriesById.size, searchable: text.documents, searchTerms: text.terms }),
  };
};
