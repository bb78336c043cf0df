import { ProblemError } from '@tokri/contracts/problems';
import { err, ok } from '@tokri/contracts/result';
import { applyItemChange } from '../../domain/items/update-item.ts';
import type { ItemChange } from '../../domain/items/update-item.ts';
import { changeItem } from './change-item.ts';
import type { ChangeItemDeps } from './change-item.ts';
import type { SaveResult } from '../save-result.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { CategoryStore } from '../ports/categories.ts';
import { findCategory } from '../categories/find-category.ts';

export type UpdateItemDeps = ChangeItemDeps & {
  readonly catalogIndex: CatalogIndex;
  readonly categoryStore: CategoryStore;
  readonly clock: Clock;
};

export const updateItem = async (
  deps: UpdateItemDeps,
  {
    itemId,
    itemTypeId,
    ...command
  }: Omit<ItemChange, 'category'> & { readonly itemId: number; readonly itemTypeId: number },
): Promise<SaveResult> => {
  const category = await findCategory(deps, itemTypeId);
  if (!category) return err('unknown-item-type');
  const owners = command.code === '' ? [] : await deps.itemStore.findByCodes([command.code]);
  if (owners.some(({ item }) => item.itemId !== itemId)) return err('code-taken');
  const result = await changeItem(deps, itemId, (item) =>
    applyItemChange(item, { ...command, category }, deps.clock()),
  );
  if (!result) throw new ProblemError('not-found');
  return result.ok ? ok(itemId) : result;
};
