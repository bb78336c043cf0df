import { kolkataDate } from '@tokri/contracts';
import type { Catalogue } from './ports/catalogue.ts';
import type { Clock } from './ports/clock-and-ids.ts';
import type { DepartmentStore } from './ports/departments.ts';
import type { ItemStore, StoredItem } from './ports/items.ts';
import type { FreeStock, StockStore } from './ports/stock.ts';

export interface FollowNeeds {
  readonly store: ItemStore;
  readonly stock: StockStore;
  readonly catalogue: Catalogue;
}

/** Items read again at a time. */
const batchSize = 500;

/** Takes over an item that another process has changed; one that is known in this version or a newer one costs nothing. */
export const followItem = async (
  { store, catalogue }: Pick<FollowNeeds, 'store' | 'catalogue'>,
  { itemId, rev }: { readonly itemId: number; readonly rev: number },
): Promise<void> => {
  if ((catalogue.item(itemId)?.rev ?? -1) >= rev) return;
  catalogue.put(await store.byIds([itemId]));
};

/** Compares the versions of all items and the whole stock with the store: what the topics did not tell, because a message was lost or came while this process started. */
export const followAll = async ({ store, stock, catalogue }: FollowNeeds): Promise<number> => {
  const known = catalogue.versions();
  const missed: number[] = [];
  for await (const { itemId, rev } of store.versions())
    if ((known.get(itemId) ?? -1) < rev) missed.push(itemId);
  for (let from = 0; from < missed.length; from += batchSize)
    catalogue.put(await store.byIds(missed.slice(from, from + batchSize)));
  for await (const one of stock.all()) catalogue.putStock([one]);
  return missed.length;
};

/** Fills an empty catalogue from the store. Departments come first: they give items their place. The first customer finds the lists of today ready. */
export const fillCatalogue = async ({
  store,
  stock,
  departments,
  catalogue,
  clock,
}: FollowNeeds & {
  readonly departments: DepartmentStore;
  readonly clock: Clock;
}): Promise<void> => {
  catalogue.putGroups(await departments.groups());
  catalogue.putTypes(await departments.types());
  const free: FreeStock[] = [];
  for await (const one of stock.all()) free.push(one);
  catalogue.putStock(free);
  const items: StoredItem[] = [];
  for await (const one of store.all()) items.push(one);
  await catalogue.fill(items);
  catalogue.onSale({ date: kolkataDate(clock()), partyId: 0 });
};
