import type { ItemGroup, ItemType } from '@tokri/contracts/api';

export interface CategoryWithSubcategories {
  readonly category: ItemGroup;
  readonly subcategories: readonly ItemType[];
}

export const withSubcategories = (
  categories: readonly ItemGroup[],
  subcategories: readonly ItemType[],
): readonly CategoryWithSubcategories[] =>
  categories
    .map((category) => ({
      category,
      subcategories: subcategories.filter(
        ({ ItemGroupId, Count }) => ItemGroupId === category.Id && Count > 0,
      ),
    }))
    .filter((entry) => entry.subcategories.length > 0);
