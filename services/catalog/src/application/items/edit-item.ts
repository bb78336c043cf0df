import { shopDate } from '@tokri/contracts/dates';
import { ProblemError } from '@tokri/contracts/problems';
import { err, ok } from '@tokri/contracts/result';
import { defaultLocationId } from '@tokri/contracts/slots';
import { conflict, updateAggregate, type Clock } from '@tokri/service-kit/use-case';
import { applyItemEdit, type EditItemResult, type ItemEdit } from '../../domain/items/edit-item.ts';
import type { EditedUnit } from '../../domain/items/edit-units.ts';
import type { DatedRate, ItemCategory } from '../../domain/items/item.ts';
import { findCategory } from '../categories/find-category.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { CategoryStore } from '../ports/categories.ts';
import type { ImageStore } from '../ports/images.ts';
import type { ItemIds, StoredItem } from '../ports/items.ts';
import type { StockStore } from '../ports/stock.ts';
import type { SaveResult } from '../save-result.ts';
import type { ChangeItemDeps } from './change-item.ts';

export interface EditItemDeps extends ChangeItemDeps {
  readonly stock: StockStore;
  readonly categoryStore: CategoryStore;
  readonly imageStore: ImageStore;
  readonly catalogIndex: CatalogIndex;
  readonly ids: ItemIds;
  readonly clock: Clock;
}

interface NewUnitPrice extends Pick<DatedRate, 'ratePaise' | 'mrpPaise'> {
  readonly stock: number;
}

export interface EditItemCommand extends Omit<
  ItemEdit,
  'units' | Exclude<keyof ItemCategory, 'itemTypeId'>
> {
  readonly itemId: number;
  /** The revision that the changes are based on. */
  readonly rev: number;
  readonly units: readonly (Omit<EditedUnit, 'firstRate'> & {
    /** Of a new unit, whose id is 0. */
    readonly newUnit: NewUnitPrice | null;
  })[];
}

const allocateUnitIds = async (
  { ids }: EditItemDeps,
  { units }: EditItemCommand,
): Promise<readonly (EditedUnit & { readonly stock: number | null })[]> =>
  Promise.all(
    units.map(async ({ newUnit, ...unit }) => {
      if (!newUnit) return { ...unit, firstRate: null, stock: null };
      const { stock, ...rate } = newUnit;
      return {
        ...unit,
        unitId: await ids.unit(),
        firstRate: { ...rate, rateId: await ids.rate() },
        stock,
      };
    }),
  );

const changeUnlessNewer = (
  { itemStore }: ChangeItemDeps,
  { itemId, rev }: Pick<EditItemCommand, 'itemId' | 'rev'>,
  decide: (stored: StoredItem) => EditItemResult,
): Promise<SaveResult> =>
  updateAggregate({
    load: () => itemStore.findById(itemId),
    decide: (stored) => {
      if (!stored) throw new ProblemError('not-found');
      return stored.rev === rev ? decide(stored) : err('item-changed');
    },
    save: async (stored, decision): Promise<SaveResult | typeof conflict> => {
      if (!decision.ok) return decision;
      if (!stored || decision.value === stored.item) return ok(itemId);
      return (await itemStore.save(stored, decision.value)) ? ok(itemId) : conflict;
    },
  });

/**
 * Saves the form of an item, unless somebody else has changed the item since. The item is written
 * first: a new unit without stock is merely sold out. @throws ProblemError not-found.
 */
export const editItem = async (
  deps: EditItemDeps,
  command: EditItemCommand,
): Promise<SaveResult> => {
  const { itemStore, imageStore, stock, catalogIndex, clock } = deps;
  const { itemId, rev, ...edit } = command;
  const category = await findCategory(deps, command.itemTypeId);
  if (!category) return err('unknown-item-type');
  if ((await imageStore.findExisting(command.images)).size < new Set(command.images).size)
    return err('unknown-image');
  const owners = command.code === '' ? [] : await itemStore.findByCodes([command.code]);
  if (owners.some(({ item }) => item.itemId !== itemId)) return err('code-taken');
  const units = await allocateUnitIds(deps, command);
  const now = clock();
  const edited = {
    ...edit,
    ...category,
    units: units.map(({ stock: _stock, ...unit }) => unit),
  };
  const result = await changeUnlessNewer(deps, { itemId, rev }, ({ item }) =>
    applyItemEdit(item, edited, { today: shopDate(now), now }),
  );
  const newStock = units.flatMap(({ unitId, stock: free }) =>
    free === null ? [] : [{ unitId, itemId, free }],
  );
  if (!result.ok || newStock.length === 0) return result;
  await stock.insertMissing(newStock);
  catalogIndex.upsertStock(
    await stock.listStockLevels(
      newStock.map(({ unitId }) => unitId),
      defaultLocationId,
    ),
  );
  return result;
};
