import type { CatalogIndex } from '../../application/ports/catalog-index.ts';
import type { StoredItem } from '../../application/ports/items.ts';
import { listVisibleUnits, type Item } from '../../domain/items/item.ts';
import { createCategoryIndex } from '../categories/category-index.ts';
import { toIndexEntry, isOnSale, viewItem } from './index-entry.ts';
import type { IndexEntry } from './index-entry.ts';
import { createItemLists } from './item-lists.ts';
import { createStockLevels } from '../stock/stock-levels.ts';
import { completeSynonyms } from '../text/synonyms.ts';
import { createTextIndex, type TextIndex } from '../text/text-index.ts';

export interface CatalogIndexSize extends Readonly<Record<string, unknown>> {
  readonly items: number;
  readonly searchable: number;
  readonly searchTerms: number;
}

const createEntryIndex = () => {
  const entriesById = new Map<number, IndexEntry>();
  const itemIdByUnitId = new Map<number, number>();
  const itemIdByCode = new Map<string, number>();
  const stock = createStockLevels();
  const availableStock = (unitId: number, locationId: number): number =>
    stock.availableStock(unitId, locationId) ?? 0;
  const lists = createItemLists(availableStock);
  let all: readonly Item[] | undefined;
  let changes = 0;
  const categories = createCategoryIndex((isMoved) => {
    for (const { stored } of [...entriesById.values()]) if (isMoved(stored.item)) indexItem(stored);
  });

  const indexItem = (stored: StoredItem): IndexEntry | undefined => {
    const { item } = stored;
    changes += 1;
    const before = entriesById.get(item.itemId);
    const entry = toIndexEntry(stored, categories.positionsOf(item));
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

  return {
    entriesById,
    categories,
    stock,
    lists,
    availableStock,
    isInStockAt: (locationId: number) => (itemId: number) =>
      listVisibleUnits(entriesById.get(itemId)?.stored.item ?? { units: [] }).some(
        ({ unitId }) => availableStock(unitId, locationId) > 0,
      ),
    add: indexItem,
    changes: () => changes,
    findByUnit: (unitId: number) => entriesById.get(itemIdByUnitId.get(unitId) ?? 0)?.stored,
    findByCode: (code: string) => entriesById.get(itemIdByCode.get(code) ?? 0)?.stored,
    listItems: () =>
      (all ??= [...entriesById.values()]
        .map(({ stored }) => stored.item)
        .sort((a, b) => a.itemId - b.itemId)),
  };
};

const createIndexWriter = (
  { entriesById, add }: ReturnType<typeof createEntryIndex>,
  text: TextIndex,
): Pick<CatalogIndex, 'load' | 'upsert'> => {
  const isNewer = ({ item, rev }: StoredItem): boolean =>
    (entriesById.get(item.itemId)?.stored.rev ?? -1) < rev;
  return {
    upsert: (items) => {
      for (const stored of items.filter(isNewer)) {
        const before = add(stored);
        text.replace(
          before && isOnSale(before) ? before.stored.item : undefined,
          stored.item.status === 'on-sale' ? stored.item : undefined,
        );
      }
    },
    load: (items) => {
      const newer = items.filter(isNewer);
      newer.forEach(add);
      return text.fill(newer.map(({ item }) => item).filter(({ status }) => status === 'on-sale'));
    },
  };
};

export const createCatalogIndex = (): CatalogIndex & { size(): CatalogIndexSize } => {
  const index = createEntryIndex();
  const { entriesById, categories, stock, lists, availableStock } = index;
  const text = createTextIndex();
  return {
    ...categories,
    ...createIndexWriter(index, text),
    version: () => categories.changes() + index.changes() + stock.version(),
    availabilityVersion: stock.availabilityVersion,
    upsertStock: stock.upsert,
    findItem: (itemId) => entriesById.get(itemId)?.stored,
    findItemByUnit: index.findByUnit,
    findByCode: index.findByCode,
    availableStock: stock.availableStock,
    stockByLocation: stock.stockByLocation,
    listItems: index.listItems,
    itemVersions: () =>
      new Map([...entriesById].map(([itemId, { stored }]) => [itemId, stored.rev])),
    findListedItem: (itemId, priceContext) => {
      const entry = entriesById.get(itemId);
      return entry ? viewItem(entry, priceContext, availableStock) : null;
    },
    listOnSale: lists.onSale,
    search: (query, priceContext, locationId) =>
      lists.search(`${stock.availabilityVersion()} ${locationId} ${query}`, priceContext, () =>
        text.search(query, index.isInStockAt(locationId)).map((itemId) => entriesById.get(itemId)),
      ),
    completions: completeSynonyms,
    countsOnSale: lists.counts,
    size: () => ({ items: entriesById.size, searchable: text.documents, searchTerms: text.terms }),
  };
};
