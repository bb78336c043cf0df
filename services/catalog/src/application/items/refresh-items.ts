import { shopDate } from '@tokri/contracts/dates';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { CategoryStore } from '../ports/categories.ts';
import type { ItemStore, StoredItem } from '../ports/items.ts';
import type { StockLevel, StockStore } from '../ports/stock.ts';

export interface RefreshItemsDeps {
  readonly itemStore: ItemStore;
  readonly stock: StockStore;
  readonly catalogIndex: CatalogIndex;
}

const batchSize = 500;

export const refreshItem = async (
  { itemStore, catalogIndex }: Pick<RefreshItemsDeps, 'itemStore' | 'catalogIndex'>,
  { itemId, rev }: { readonly itemId: number; readonly rev: number },
): Promise<void> => {
  if ((catalogIndex.findItem(itemId)?.rev ?? -1) >= rev) return;
  catalogIndex.upsert(await itemStore.findByIds([itemId]));
};

export const refreshStaleItems = async ({
  itemStore,
  stock,
  catalogIndex,
}: RefreshItemsDeps): Promise<number> => {
  const known = catalogIndex.itemVersions();
  const staleIds: number[] = [];
  for await (const { itemId, rev } of itemStore.listVersions())
    if ((known.get(itemId) ?? -1) < rev) staleIds.push(itemId);
  for (let start = 0; start < staleIds.length; start += batchSize)
    catalogIndex.upsert(await itemStore.findByIds(staleIds.slice(start, start + batchSize)));
  for await (const level of stock.all()) catalogIndex.upsertStock([level]);
  return staleIds.length;
};

export const loadCatalog = async ({
  itemStore,
  stock,
  categoryStore,
  catalogIndex,
  clock,
}: RefreshItemsDeps & {
  readonly categoryStore: CategoryStore;
  readonly clock: Clock;
}): Promise<void> => {
  catalogIndex.upsertGroups(await categoryStore.groups());
  catalogIndex.upsertTypes(await categoryStore.types());
  const levels: StockLevel[] = [];
  for await (const level of stock.all()) levels.push(level);
  catalogIndex.upsertStock(levels);
  const items: StoredItem[] = [];
  for await (const item of itemStore.listAll()) items.push(item);
  await catalogIndex.load(items);
  catalogIndex.listOnSale({ date: shopDate(clock()), partyId: 0 });
};
