import type { Named } from '@tokri/contracts/language';
import { ProblemError } from '@tokri/contracts/problems';
import { err, ok } from '@tokri/contracts/result';
import { nextPosition } from '../../domain/categories/category.ts';
import type { Category, ItemGroup, ItemType } from '../../domain/categories/category.ts';
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

const isGroup = (category: Category): category is ItemGroup => 'tint' in category;

/**
 * Items store the names and the group of their category, so a rename or move updates every item.
 * `refreshCategories` finishes one that a crash interrupted.
 */
const renameInItems = async (
  { itemStore, categoryStore, catalogIndex }: Omit<RefreshCategoriesDeps, 'imageStore' | 'clock'>,
  category: Category,
): Promise<void> => {
  const group = isGroup(category) ? category : catalogIndex.group(category.itemGroupId);
  if (!group) return;
  const ofGroup = {
    itemGroupId: group.itemGroupId,
    itemGroupName: group.name,
    tint: group.tint,
  };
  const changedIds = await itemStore.renameCategory(
    isGroup(category)
      ? ofGroup
      : { itemTypeId: category.itemTypeId, itemTypeName: category.name, ...ofGroup },
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

const readCategories = async ({
  categoryStore,
  catalogIndex,
}: Pick<RefreshCategoriesDeps, 'categoryStore' | 'catalogIndex'>): Promise<void> => {
  catalogIndex.upsertGroups(await categoryStore.groups());
  catalogIndex.upsertTypes(await categoryStore.types());
};

const toError = (failure: 'name-taken' | 'changed'): SaveResult =>
  err(failure === 'changed' ? 'category-changed' : failure);

/** Creates (id 0) or changes an item group. @throws ProblemError not-found. */
export const saveItemGroup = async (
  deps: SaveCategoryDeps,
  { position, ...input }: Omit<ItemGroup, 'position'> & { readonly position?: number },
): Promise<SaveResult> => {
  const { categoryStore, imageStore, catalogIndex } = deps;
  if (await isUnknownImage(imageStore, input.image)) return err('unknown-image');
  const before = catalogIndex.group(input.itemGroupId);
  if (input.itemGroupId !== 0 && !before) throw new ProblemError('not-found');
  const group = {
    ...input,
    hindiName: changeHindiName(before, input),
    isHidden: input.isHidden ?? before?.isHidden ?? false,
    position: position ?? before?.position ?? nextPosition(catalogIndex.groups()),
    itemGroupId: input.itemGroupId || (await deps.allocateId(categoryStore.nextItemGroupId)),
  };
  const isRenamed =
    before !== undefined && (before.name !== group.name || before.tint !== group.tint);
  const saved = await categoryStore.saveGroup(group, isRenamed);
  if (typeof saved === 'string') return toError(saved);
  catalogIndex.upsertGroups([saved]);
  if (isRenamed) await renameInItems(deps, saved);
  await readCategories(deps);
  return ok(group.itemGroupId);
};

/**
 * Creates (id 0) or changes an item type. Another group moves it with its items.
 * @throws ProblemError not-found.
 */
export const saveItemType = async (
  deps: SaveCategoryDeps,
  input: Omit<ItemType, 'changedAt' | 'position'>,
): Promise<SaveResult> => {
  const { categoryStore, imageStore, catalogIndex, clock } = deps;
  const before = catalogIndex.type(input.itemTypeId);
  if (input.itemTypeId !== 0 && !before) throw new ProblemError('not-found');
  if (!catalogIndex.group(input.itemGroupId)) return err('unknown-item-group');
  if (await isUnknownImage(imageStore, input.image)) return err('unknown-image');
  const isMoved = before !== undefined && before.itemGroupId !== input.itemGroupId;
  const siblings = catalogIndex
    .types()
    .filter(({ itemGroupId }) => itemGroupId === input.itemGroupId);
  const type = {
    ...input,
    hindiName: changeHindiName(before, input),
    isHidden: input.isHidden ?? before?.isHidden ?? false,
    position: before && !isMoved ? before.position : nextPosition(siblings),
    itemTypeId: input.itemTypeId || (await deps.allocateId(categoryStore.nextItemTypeId)),
    changedAt: clock(),
  };
  const isRenamed = before !== undefined && (isMoved || before.name !== type.name);
  const saved = await categoryStore.saveType(type, isRenamed);
  if (typeof saved === 'string') return toError(saved);
  catalogIndex.upsertTypes([saved]);
  if (isRenamed) await renameInItems(deps, saved);
  await readCategories(deps);
  return ok(type.itemTypeId);
};

/** Takes over what other processes changed. */
export const followCategories = readCategories;

/** Finishes interrupted renames; a deleted type that got an item meanwhile comes back. */
export const refreshCategories = async (
  deps: Omit<RefreshCategoriesDeps, 'imageStore' | 'clock'>,
): Promise<void> => {
  const { categoryStore, catalogIndex } = deps;
  await readCategories(deps);
  const deleted = (await categoryStore.types()).filter(({ isDeleted }) => isDeleted);
  if (deleted.length > 0) {
    const used = new Set(
      catalogIndex
        .listItems()
        .filter(({ status }) => status !== 'deleted')
        .map(({ itemTypeId }) => itemTypeId),
    );
    for (const type of deleted) if (used.has(type.itemTypeId)) await categoryStore.restore(type);
  }
  const { groups, types } = await categoryStore.findUnfinishedRenames();
  for (const category of [...groups, ...types]) await renameInItems(deps, category);
};
