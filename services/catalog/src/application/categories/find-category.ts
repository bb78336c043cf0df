import { toItemCategory } from '../../domain/categories/category.ts';
import type { ItemCategory } from '../../domain/items/item.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { CategoryStore } from '../ports/categories.ts';

export const findCategory = async (
  {
    catalogIndex,
    categoryStore,
  }: { readonly catalogIndex: CatalogIndex; readonly categoryStore: CategoryStore },
  itemTypeId: number,
): Promise<ItemCategory | null> => {
  if (!catalogIndex.type(itemTypeId)) {
    catalogIndex.upsertGroups(await categoryStore.groups());
    catalogIndex.upsertTypes(await categoryStore.types());
  }
  const type = catalogIndex.type(itemTypeId);
  const group = type && catalogIndex.group(type.itemGroupId);
  return group ? toItemCategory(type, group) : null;
};
