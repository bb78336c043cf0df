import { hasCategory, toItemCategory, type Category } from '../../domain/categories/category.ts';
import type { Item } from '../../domain/items/item.ts';
import type { CategoryStore } from '../ports/categories.ts';
import { followCategories } from './follow-categories.ts';
import { renameInItems, type RenameInItemsDeps } from './rename-in-items.ts';

/** Under a key of its own if another category has taken the name. */
const restore = async (categoryStore: CategoryStore, category: Category): Promise<void> => {
  if ((await categoryStore.restore(category)) === 'restored') return;
  const id = 'tint' in category ? category.itemGroupId : category.itemTypeId;
  await categoryStore.restore({ ...category, name: `${category.name} ${id}` });
};

/** A category that got content while it was deleted comes back: types, and then their groups. */
const restoreUsed = async (deps: RenameInItemsDeps): Promise<void> => {
  const { categoryStore, catalogIndex } = deps;
  const [groups, types] = [await categoryStore.groups(), await categoryStore.types()];
  const deletedTypes = types.filter(({ isDeleted }) => isDeleted);
  const deletedGroups = groups.filter(({ isDeleted }) => isDeleted);
  if (deletedTypes.length + deletedGroups.length === 0) return;
  const usedTypeIds = new Set(
    catalogIndex
      .listItems()
      .filter(({ status }) => status !== 'deleted')
      .map(({ itemTypeId }) => itemTypeId),
  );
  const isUsed = ({ itemTypeId }: { readonly itemTypeId: number }): boolean =>
    usedTypeIds.has(itemTypeId);
  const usedGroupIds = new Set(
    types.filter((type) => !type.isDeleted || isUsed(type)).map(({ itemGroupId }) => itemGroupId),
  );
  for (const type of deletedTypes.filter(isUsed)) await restore(categoryStore, type);
  for (const group of deletedGroups)
    if (usedGroupIds.has(group.itemGroupId)) await restore(categoryStore, group);
  await followCategories(deps);
};

/** Items that were written with the names of a category that was renamed or moved meanwhile. */
const repairItems = async (deps: RenameInItemsDeps): Promise<void> => {
  const { catalogIndex, itemStore } = deps;
  const isStale = (item: Item): boolean => {
    const type = catalogIndex.type(item.itemTypeId);
    const group = type && catalogIndex.group(type.itemGroupId);
    return type && group ? !hasCategory(item, toItemCategory(type, group)) : false;
  };
  const suspects = catalogIndex.listItems().filter(isStale);
  if (suspects.length === 0) return;
  // The index may be older than the store, and a rename changes the version of every item.
  const stored = await itemStore.findByIds(suspects.map(({ itemId }) => itemId));
  catalogIndex.upsert(stored);
  const typeIds = new Set(
    stored
      .map(({ item }) => item)
      .filter(isStale)
      .map(({ itemTypeId }) => itemTypeId),
  );
  for (const type of catalogIndex.types())
    if (typeIds.has(type.itemTypeId)) await renameInItems(deps, type);
};

/** Finishes interrupted renames, and repairs what raced with a deletion, rename or move. */
export const refreshCategories = async (deps: RenameInItemsDeps): Promise<void> => {
  await followCategories(deps);
  await restoreUsed(deps);
  const { groups, types } = await deps.categoryStore.findUnfinishedRenames();
  for (const category of [...groups, ...types]) await renameInItems(deps, category);
  await repairItems(deps);
};
