import type { ItemGroup } from '@tokri/contracts/api';

export const maxCategoryTiles = 12;
export const maxCategoryCarousels = 3;
export const maxRates = 9;

export const findRatesCategory = (categories: readonly ItemGroup[]): ItemGroup | undefined =>
  categories.find(({ Tint, Count }) => Tint === 'fresh' && Count > 0) ??
  categories.find(({ Count }) => Count > 0);

export const selectCarouselCategories = (
  categories: readonly ItemGroup[],
): readonly ItemGroup[] => {
  const rated = findRatesCategory(categories);
  return categories
    .filter(({ Id, Count }) => Count > 0 && Id !== rated?.Id)
    .slice(0, maxCategoryCarousels);
};
