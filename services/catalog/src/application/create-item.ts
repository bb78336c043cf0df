import { ok, kolkataDate, refusal } from '@tokri/contracts';
import { createItem } from '../domain/create-item.ts';
import type { NewItem, NewUnit } from '../domain/create-item.ts';
import type { Item, Shelf } from '../domain/item.ts';
import type { Saved } from './outcome.ts';
import type { Catalogue } from './ports/catalogue.ts';
import type { Clock, NextId } from './ports/clock-and-ids.ts';
import type { DepartmentStore } from './ports/departments.ts';
import type { ItemIds, ItemStore, StoredItem } from './ports/items.ts';
import type { PictureStore } from './ports/pictures.ts';
import type { StockStore } from './ports/stock.ts';
import { shelfOfType } from './shelf-of-type.ts';

export interface CreateItemNeeds {
  readonly store: ItemStore;
  readonly stock: StockStore;
  readonly departments: DepartmentStore;
  readonly pictures: PictureStore;
  readonly catalogue: Catalogue;
  readonly ids: ItemIds;
  readonly clock: Clock;
  /** Gives the id that an earlier try with the same Idempotency-Key was given, else a new one. */
  readonly allocateId: (next: NextId) => Promise<number>;
}

/** An item as staff send it; ids and names of shelves are ours. */
export interface ItemWish extends Omit<
  NewItem,
  'itemId' | 'units' | Exclude<keyof Shelf, 'itemTypeId'>
> {
  readonly units: readonly (Omit<NewUnit, 'unitId' | 'rateId'> & { readonly stock: number })[];
}

/** Stands under our id already: an earlier try of the same call wrote it, and only its stock may be missing. */
const written = async ({ store }: CreateItemNeeds, item: Item): Promise<StoredItem | null> => {
  if ((await store.insert(item)) === 'inserted') return { item, rev: 0 };
  return store.byId(item.itemId);
};

/** Creates an item with units, first rates and stock. The item is written before its stock: an item without stock is out of stock, and a repeat adds it. */
export const createItemFor = async (needs: CreateItemNeeds, wish: ItemWish): Promise<Saved> => {
  const { stock, pictures, catalogue, ids, clock } = needs;
  const shelf = await shelfOfType(needs, wish.itemTypeId);
  if (!shelf) return refusal('unknown-item-type');
  if ((await pictures.known(wish.images)).size < new Set(wish.images).size)
    return refusal('unknown-image');
  const itemId = await needs.allocateId(ids.item);
  const units = await Promise.all(
    wish.units.map(async ({ stock: _stock, ...unit }) => ({
      ...unit,
      unitId: await ids.unit(),
      rateId: await ids.rate(),
    })),
  );
  const now = clock();
  const created = createItem(
    { ...wish, ...shelf, itemId, units },
    { today: kolkataDate(now), now },
  );
  if (!created.ok) return created;
  const stored = await written(needs, created.value);
  if (!stored) return refusal('code-taken');
  await stock.open(
    stored.item.units.map(({ unitId }, index) => ({
      unitId,
      itemId: stored.item.itemId,
      free: wish.units[index]?.stock ?? 0,
    })),
  );
  catalogue.put([stored]);
  catalogue.putStock(await stock.free(stored.item.units.map(({ unitId }) => unitId)));
  return ok(stored.item.itemId);
};
