import { deleteCategory, type DeleteCategoryDeps } from '../categories/delete-category.ts';
import { retryImportWrite, type Sleep } from './retry-import-write.ts';

/** Deletes the categories that an import created, unless staff saved them or something is in them. */
export const undoCategories = async (
  deps: DeleteCategoryDeps & { readonly wait?: Sleep },
  importId: number,
): Promise<void> => {
  const { categoryStore, wait } = deps;
  await retryImportWrite(async () => {
    for (const type of await categoryStore.types())
      if (type.importId === importId && !type.isDeleted)
        await deleteCategory(deps, { kind: 'type', id: type.itemTypeId });
    for (const group of await categoryStore.groups())
      if (group.importId === importId && !group.isDeleted)
        await deleteCategory(deps, { kind: 'group', id: group.itemGroupId });
  }, wait);
};
