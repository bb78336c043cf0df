import { useCategories } from '../../catalog/category-queries.ts';
import { categoryPath, listPath } from '../../catalog/paths.ts';
import { formatBrand } from '@tokri/web-kit/ui';
import type { ItemList } from '../../item-grid/use-item-list.ts';
import { t } from './labels.ts';
import type { ListFilter } from './list-filter.ts';

export const useListTitle = (filter: ListFilter, { facets, items }: ItemList): string => {
  const categories = useCategories();
  if (filter.search) return t('list.results', { search: filter.search });
  if (filter.subcategoryId)
    return (
      facets?.Types.find(({ ItemTypeId }) => ItemTypeId === filter.subcategoryId)?.Name ??
      items.find(({ ItemTypeId }) => ItemTypeId === filter.subcategoryId)?.ItemTypeName ??
      t('list.title')
    );
  if (filter.categoryId)
    return categories.data?.find(({ Id }) => Id === filter.categoryId)?.Name ?? t('list.title');
  if (filter.offerId)
    return (
      facets?.Offers.find(({ OfferId }) => OfferId === filter.offerId)?.Name ?? t('offers.title')
    );
  if (filter.brands.length > 0) return filter.brands.map(formatBrand).join(', ');
  return t(filter.sort === 'discount' ? 'home.savings' : 'list.all');
};

export const useCrumbs = (filter: ListFilter, title: string) => {
  const categories = useCategories();
  const category = categories.data?.find(({ Id }) => Id === filter.categoryId);
  const [brand, ...others] = filter.brands;
  return [
    ...(category && (filter.subcategoryId || filter.search)
      ? [{ name: category.Name, href: categoryPath(category.Id) }]
      : []),
    ...(brand && others.length === 0 && filter.subcategoryId
      ? [{ name: formatBrand(brand), href: listPath({ Brand: brand }) }]
      : []),
    { name: title },
  ];
};
