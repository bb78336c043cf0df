import type { Named } from '@tokri/contracts/language';
import { ProblemError } from '@tokri/contracts/problems';
import { err, ok } from '@tokri/contracts/result';
import type { ItemGroup, ItemType } from '../../domain/categories/category.ts';
import { changeHindi } from '../../domain/hindi/change-hindi.ts';
import type { SaveResult } from '../save-result.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { NextId } from '../ports/next-id.ts';
import type { CategoryStore } from '../ports/categories.ts';
import type { ItemStore } from '../ports/items.ts';
import type { ImageStore } from '../ports/images.ts';

export interface RefreshCategoriesDeps {
  readonly itemStore: ItemStore;
  readonly categoryStore: CategoryStore;
  readonly imageStore: ImageStore;
  readonly catalogIndex: CatalogIndex;
  readonly clock: Clock;
}

export type SaveCategoryDeps = RefreshCategoriesDeps & {
  readonly allocateId: (next: NextId) => Promise<number>;
};

const isGroup = (category: ItemGroup | ItemType): category is ItemGroup => 'tint' in category;

/**
 * Items store the name of their category, so a rename updates every item. `refreshCategories`
 * finishes a rename that a crash interrupted.
 */
const renameInItems = async (
  { itemStore, categoryStore, catalogIndex }: Omit<RefreshCategoriesDeps, 'imageStore' | 'clock'>,
  category: ItemGroup | ItemType,
): Promise<void> => {
  const changedIds = await itemStore.renameCategory(
    isGroup(category)
      ? { itemGroupId: category.itemGroupId, itemGroupName: category.name, tint: category.tint }
      : { itemTypeId: category.itemTypeId, itemTypeName: category.name },
  );
  catalogIndex.upsert(await itemStore.findByIds(changedIds));
  await categoryStore.finishRename(category);
};

const changeHindiName = (before: Named | undefined, { name, hindiName }: Named): string =>
  changeHindi(before && { english: before.name, hindi: before.hindiName }, {
    english: name,
    hindi: hindiName,
  });

const isUnknownImage = async (imageStore: ImageStore, hash: string): Promise<boolean> =>
  hash !== '' && (await imageStore.findExisting([hash])).size === 0;

export const saveItemGroup = async (
  deps: SaveCategoryDeps,
  input: ItemGroup,
): Promise<SaveResult> => {
  const { categoryStore, imageStore, catalogIndex } = deps;
  if (await isUnknownImage(imageStore, input.image)) return err('unknown-image');
  const before = catalogIndex.group(input.itemGroupId);
  if (input.itemGroupId !== 0 && !before) throw new ProblemError('not-found');
  const group = {
    ...input,
    hindiName: changeHindiName(before, input),
    itemGroupId: input.itemGroupId || (await deps.allocateId(categoryStore.nextItemGroupId)),
  };
  const isRenamed =
    before !== undefined && (before.name !== group.name || before.tint !== group.tint);
  if ((await categoryStore.saveGroup(group, isRenamed)) === 'name-taken') return err('name-taken');
  catalogIndex.upsertGroups([group]);
  if (isRenamed) await renameInItems(deps, group);
  return ok(group.itemGroupId);
};

/**
 * Creates (id 0) or changes an item type. A type cannot move to another group, because its items
 * store the group. @throws ProblemError not-found.
 */
export const saveItemType = async (
  deps: SaveCategoryDeps,
  input: Omit<ItemType, 'changedAt'>,
): Promise<SaveResult> => {
  const { categoryStore, imageStore, catalogIndex, clock } = deps;
  const before = catalogIndex.type(input.itemTypeId);
  if (input.itemTypeId !== 0 && !before) throw new ProblemError('not-found');
  if (
    !catalogIndex.group(input.itemGroupId) ||
    (before && before.itemGroupId !== input.itemGroupId)
  )
    return err('unknown-item-group');
  if (await isUnknownImage(imageStore, input.image)) return err('unknown-image');
  const type = {
    ...input,
    hindiName: changeHindiName(before, input),
    itemTypeId: input.itemTypeId || (await deps.allocateId(categoryStore.nextItemTypeId)),
    changedAt: clock(),
  };
  const isRenamed = before !== undefined && before.name !== type.name;
  if ((await categoryStore.saveType(type, isRenamed)) === 'name-taken') return err('name-taken');
  catalogIndex.upsertTypes([type]);
  if (isRenamed) await renameInItems(deps, type);
  return ok(type.itemTypeId);
};

export const refreshCategories = async (
  deps: Omit<RefreshCategoriesDeps, 'imageStore' | 'clock'>,
): Promise<void> => {
  const { categoryStore, catalogIndex } = deps;
  catalogIndex.upsertGroups(await categoryStore.groups());
  catalogIndex.upsertTypes(await categoryStore.types());
  const { groups, types } = await categoryStore.findUnfinishedRenames();
  for (const category of [...groups, ...types]) await renameInItems(deps, category);
};
