import type { ItemGroup } from '@tokri/contracts/api';
import { itemListPath } from '@tokri/contracts/platform';
import { useCategories } from '../../catalog/category-queries.ts';
import type { Facets } from '../../item-grid/item-source.ts';
import type { Chip } from './chip-bar.tsx';
import { withParams, type ListFilter, type ListParamChange } from './list-filter.ts';

const sortAsInShop = (
  groups: NonNullable<Facets['Groups']>,
  categories: readonly ItemGroup[],
): NonNullable<Facets['Groups']> => {
  const positions = new Map(categories.map(({ Id }, index) => [Id, index]));
  const position = (groupId: number): number => positions.get(groupId) ?? categories.length;
  return [...groups].sort((a, b) => position(a.ItemGroupId) - position(b.ItemGroupId));
};

export const useCategoryChips = (
  filter: ListFilter,
  { facets, search }: { readonly facets: Facets | undefined; readonly search: URLSearchParams },
): readonly Chip[] => {
  const categories = useCategories();
  const toHref = (change: ListParamChange): string =>
    `${itemListPath}?${withParams(search, change)}`;
  if (!filter.categoryId && !filter.search && !filter.subcategoryId) {
    return sortAsInShop(facets?.Groups ?? [], categories.data ?? []).map(
      ({ ItemGroupId, Name, Count }) => ({
        id: ItemGroupId,
        name: Name,
        count: Count,
        href: toHref({ GroupId: ItemGroupId }),
        isSelected: false,
      }),
    );
  }
  return (facets?.Types ?? []).map(({ ItemTypeId, Name, Count }) => ({
    id: ItemTypeId,
    name: Name,
    count: Count,
    isSelected: ItemTypeId === filter.subcategoryId,
    href: toHref({ TypeId: ItemTypeId === filter.subcategoryId ? '' : ItemTypeId }),
  }));
};
