import { kolkataDate } from '@tokri/contracts/dates';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { Clock } from '../ports/clock-and-ids.ts';
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

/** Compares all versions with the store, to find changes whose snapshots were missed. */
export const refreshStaleItems = async ({
  itemStore,
  stock,
  catalogIndex,
}: RefreshItemsDeps): Promise<number> => {
  const known = catalogIndex.itemVersions();
  const missed: number[] = [];
  for await (const { itemId, rev } of itemStore.listVersions())
    if ((known.get(itemId) ?? -1) < rev) missed.push(itemId);
  for (let from = 0; from < missed.length; from += batchSize)
    catalogIndex.upsert(await itemStore.findByIds(missed.slice(from, from + batchSize)));
  for await (const one of stock.all()) catalogIndex.upsertStock([one]);
  return missed.length;
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
  const free: StockLevel[] = [];
  for await (const one of stock.all()) free.push(one);
  catalogIndex.upsertStock(free);
  const items: StoredItem[] = [];
  for await (const one of itemStore.listAll()) items.push(one);
  await catalogIndex.load(items);
  catalogIndex.listOnSale({ date: kolkataDate(clock()), partyId: 0 });
};
