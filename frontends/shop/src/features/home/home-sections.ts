import type { ItemGroup } from '@tokri/contracts/api';
import { findRatesCategory } from '@tokri/contracts/platform';

/** A full row of tiles: the categories, and the offers as the last tile. */
export const maxTiles = 12;
export const maxCategoryCarousels = 3;

export const selectCarouselCategories = (
  categories: readonly ItemGroup[],
): readonly ItemGroup[] => {
  const rated = findRatesCategory(categories);
  return categories
    .filter(({ Id, Count }) => Count > 0 && Id !== rated?.Id)
    .slice(0, maxCategoryCarousels);
};
