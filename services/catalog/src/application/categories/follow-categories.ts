import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { CategoryStore } from '../ports/categories.ts';

export interface FollowCategoriesDeps {
  readonly categoryStore: CategoryStore;
  readonly catalogIndex: CatalogIndex;
}

/** Takes over what other processes changed. */
export const followCategories = async ({
  categoryStore,
  catalogIndex,
}: FollowCategoriesDeps): Promise<void> => {
  catalogIndex.upsertGroups(await categoryStore.groups());
  catalogIndex.upsertTypes(await categoryStore.types());
};
