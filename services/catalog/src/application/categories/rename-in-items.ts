import { isGroup, type Category } from '../../domain/categories/category.ts';
import type { ItemStore } from '../ports/items.ts';
import type { FollowCategoriesDeps } from './follow-categories.ts';

export interface RenameInItemsDeps extends FollowCategoriesDeps {
  readonly itemStore: ItemStore;
}

/**
 * Items store the names and the group of their category, so a rename or move updates every item.
 * `refreshCategories` finishes one that a crash interrupted.
 */
export const renameInItems = async (
  { itemStore, categoryStore, catalogIndex }: RenameInItemsDeps,
  category: Category,
): Promise<void> => {
  const group = isGroup(category) ? category : catalogIndex.group(category.itemGroupId);
  if (!group) return;
  const ofGroup = {
    itemGroupId: group.itemGroupId,
    itemGroupName: group.name,
    tint: group.tint,
  };
  await itemStore.renameCategory(
    isGroup(category)
      ? ofGroup
      : { itemTypeId: category.itemTypeId, itemTypeName: category.name, ...ofGroup },
  );
  await categoryStore.finishRename(category);
};
