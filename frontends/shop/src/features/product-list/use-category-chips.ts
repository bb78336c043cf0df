import { itemListPath } from '@tokri/contracts/platform';
import { useCategories } from '../../catalog/category-queries.ts';
import type { Facets } from '../../item-grid/item-source.ts';
import type { Chip } from './chip-bar.tsx';
import { withParams, type ListFilter, type ListParamChange } from './list-filter.ts';

export const useCategoryChips = (
  filter: ListFilter,
  { facets, search }: { readonly facets: Facets | undefined; readonly search: URLSearchParams },
): readonly Chip[] => {
  const categories = useCategories();
  const toHref = (change: ListParamChange): string =>
    `${itemListPath}?${withParams(search, change)}`;
  if (!filter.categoryId && !filter.search && !filter.subcategoryId) {
    return (categories.data ?? [])
      .filter(({ Count }) => Count > 0)
      .map(({ Id, Name, Count }) => ({
        id: Id,
        name: Name,
        count: Count,
        href: toHref({ GroupId: Id }),
        isSelected: false,
      }));
  }
  return (facets?.Types ?? []).map(({ ItemTypeId, Name, Count }) => ({
    id: ItemTypeId,
    name: Name,
    count: Count,
    isSelected: ItemTypeId === filter.subcategoryId,
    href: toHref({ TypeId: ItemTypeId === filter.subcategoryId ? '' : ItemTypeId }),
  }));
};
