import { shopDate } from '@tokri/contracts/dates';
import { defaultLocationId } from '@tokri/contracts/slots';
import { err, ok } from '@tokri/contracts/result';
import { buildItem } from '../../domain/items/create-item.ts';
import type { NewItem, NewUnit } from '../../domain/items/create-item.ts';
import type { Item, ItemCategory } from '../../domain/items/item.ts';
import type { SaveResult } from '../save-result.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { NextId } from '../ports/next-id.ts';
import type { CategoryStore } from '../ports/categories.ts';
import type { ItemIds, ItemStore, StoredItem } from '../ports/items.ts';
import type { ImageStore } from '../ports/images.ts';
import type { StockStore } from '../ports/stock.ts';
import { findCategory } from '../categories/find-category.ts';

export interface CreateItemDeps {
  readonly itemStore: ItemStore;
  readonly stock: StockStore;
  readonly categoryStore: CategoryStore;
  readonly imageStore: ImageStore;
  readonly catalogIndex: CatalogIndex;
  readonly ids: ItemIds;
  readonly clock: Clock;
  readonly allocateId: (next: NextId) => Promise<number>;
}

export interface CreateItemCommand extends Omit<
  NewItem,
  'itemId' | 'units' | Exclude<keyof ItemCategory, 'itemTypeId'>
> {
  readonly units: readonly (Omit<NewUnit, 'unitId' | 'rateId'> & { readonly stock: number })[];
}

const insertOrFind = async (
  { itemStore }: CreateItemDeps,
  item: Item,
): Promise<StoredItem | null> => {
  if ((await itemStore.insert(item)) === 'inserted') return { item, rev: 0 };
  return itemStore.findById(item.itemId);
};

/**
 * Creates an item with units, first rates and stock. The item is written first: without stock it is
 * merely sold out, and a retry adds the stock.
 */
export const createItem = async (
  deps: CreateItemDeps,
  command: CreateItemCommand,
): Promise<SaveResult> => {
  const { stock, imageStore, catalogIndex, ids, clock } = deps;
  const category = await findCategory(deps, command.itemTypeId);
  if (!category) return err('unknown-item-type');
  if ((await imageStore.findExisting(command.images)).size < new Set(command.images).size)
    return err('unknown-image');
  const itemId = await deps.allocateId(ids.item);
  const units = await Promise.all(
    command.units.map(async ({ stock: _stock, ...unit }) => ({
      ...unit,
      unitId: await ids.unit(),
      rateId: await ids.rate(),
    })),
  );
  const now = clock();
  const created = buildItem(
    { ...command, ...category, itemId, units },
    { today: shopDate(now), now },
  );
  if (!created.ok) return created;
  const stored = await insertOrFind(deps, created.value);
  if (!stored) return err('code-taken');
  await stock.insertMissing(
    stored.item.units.map(({ unitId }, index) => ({
      unitId,
      itemId: stored.item.itemId,
      free: command.units[index]?.stock ?? 0,
    })),
  );
  catalogIndex.upsertStock(
    await stock.listStockLevels(
      stored.item.units.map(({ unitId }) => unitId),
      defaultLocationId,
    ),
  );
  return ok(stored.item.itemId);
};
