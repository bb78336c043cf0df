import { err, ok } from '@tokri/contracts/result';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { CategoryKey, CategoryStore } from '../ports/categories.ts';
import type { ItemStore } from '../ports/items.ts';
import type { SaveResult } from '../save-result.ts';
import { followCategories } from './follow-categories.ts';

export interface DeleteCategoryDeps {
  readonly categoryStore: CategoryStore;
  readonly catalogIndex: CatalogIndex;
  readonly itemStore: ItemStore;
}

const countContent = async (
  { categoryStore, itemStore }: DeleteCategoryDeps,
  { kind, id }: CategoryKey,
): Promise<number> =>
  kind === 'type'
    ? itemStore.countOfType(id)
    : (await categoryStore.types()).filter(
        ({ itemGroupId, isDeleted }) => itemGroupId === id && !isDeleted,
      ).length;

const findCategory = async ({ categoryStore }: DeleteCategoryDeps, { kind, id }: CategoryKey) =>
  kind === 'type'
    ? (await categoryStore.types()).find(({ itemTypeId }) => itemTypeId === id)
    : (await categoryStore.groups()).find(({ itemGroupId }) => itemGroupId === id);

const refuse = (kind: CategoryKey['kind'], count: number): SaveResult => ({
  ok: false,
  code: kind === 'type' ? 'type-not-empty' : 'group-not-empty',
  count,
});

export const deleteCategory = async (
  deps: DeleteCategoryDeps,
  key: CategoryKey,
): Promise<SaveResult> => {
  const { categoryStore } = deps;
  const category = await findCategory(deps, key);
  if (!category || category.isDeleted) return ok(key.id);
  const count = await countContent(deps, key);
  if (count > 0) return refuse(key.kind, count);
  await categoryStore.markDeleted(key);
  // Something may have been put into it since it was counted.
  const countAfter = await countContent(deps, key);
  if (countAfter > 0) await categoryStore.restore(category);
  await followCategories(deps);
  return countAfter > 0 ? refuse(key.kind, countAfter) : ok(key.id);
};

export const restoreCategory = async (
  deps: DeleteCategoryDeps,
  key: CategoryKey,
): Promise<SaveResult> => {
  const category = await findCategory(deps, key);
  if (!category) return err('unknown-item-type');
  if (!('tint' in category) && !deps.catalogIndex.group(category.itemGroupId))
    return err('unknown-item-group');
  if (category.isDeleted && (await deps.categoryStore.restore(category)) === 'name-taken')
    return err('name-taken');
  await followCategories(deps);
  return ok(key.id);
};
