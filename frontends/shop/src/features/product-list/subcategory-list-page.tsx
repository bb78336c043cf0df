import type { ItemType } from '@tokri/contracts/api';
import { useSearchParams } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { ButtonLink, EmptyState, ErrorPanel, pictures, usePageTitle } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { CartBar } from '../../cart/cart-bar.tsx';
import { allCategoriesPath, categoryPath, idParam, subcategoryPath } from '../../catalog/paths.ts';
import { useCategories, useCategorySubcategories } from '../../catalog/category-queries.ts';
import { ListHeading } from '../../components/list-heading.tsx';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { t } from './labels.ts';
import { ChipBar, type Chip } from './chip-bar.tsx';
import { SortChip, SortField } from './sort-controls.tsx';
import { ItemGrid } from '../../item-grid/item-grid.tsx';
import { countFilters, parseListFilter, withParams, type ListParamChange } from './list-filter.ts';
import type { FilterPanelProps } from './filter-panel.tsx';
import { FilterButton, FilterSheet } from './filter-sheet.tsx';
import { FilterSidebar } from './filter-sidebar.tsx';
import { NoItems } from './no-items.tsx';
import styles from './product-list-page.module.css';
import { filteredItems } from './filtered-items.ts';
import { useItemList, type ItemList } from '../../item-grid/use-item-list.ts';

const useNonEmptySubcategories = (categoryId: number, requestedId: number) => {
  const subcategories = useCategorySubcategories(categoryId);
  return {
    nonEmpty: (subcategories.data ?? []).filter(({ Count, Id }) => Count > 0 || Id === requestedId),
    isLoading: subcategories.isLoading,
  };
};

const useSubcategoryList = (search: URLSearchParams) => {
  const [requestedId, requestedCategoryId] = [
    idParam(search, 'TypeId'),
    idParam(search, 'GroupId'),
  ];
  const listed = useNonEmptySubcategories(requestedCategoryId, requestedId);
  const subcategoryId = requestedId || (listed.nonEmpty[0]?.Id ?? 0);
  const pincode = useSession((state) => state.pincode);
  const filter = { ...parseListFilter(search), categoryId: 0, subcategoryId };
  const list = useItemList(filteredItems(filter, pincode), subcategoryId > 0);
  const item = list.items.find(({ ItemTypeId }) => ItemTypeId === subcategoryId);
  const categoryId = requestedCategoryId || (item?.ItemGroupId ?? 0);
  const { nonEmpty: subcategories, isLoading } = useNonEmptySubcategories(categoryId, requestedId);
  const category = useCategories().data?.find(({ Id }) => Id === categoryId);
  const subcategory = subcategories.find(({ Id }) => Id === subcategoryId);
  const isEmpty =
    subcategoryId === 0 ? !isLoading : !list.isLoading && !list.error && list.items.length === 0;
  return {
    pincode,
    filter,
    list,
    subcategoryId,
    categoryId,
    category,
    subcategories,
    name: subcategory?.Name ?? item?.ItemTypeName,
    isEmpty: isEmpty && !isLoading,
  };
};

const EmptySubcategory = ({ isKnown }: { readonly isKnown: boolean }) => (
  <EmptyState
    title={t(isKnown ? 'list.empty' : 'list.notFound')}
    text={t('list.otherCategories')}
    {...(isKnown ? {} : { picture: pictures.box })}
  >
    <ButtonLink to={allCategoriesPath}>{t('browseCategories')}</ButtonLink>
  </EmptyState>
);

const SubcategoryItems = ({
  list,
  isEmpty,
  isKnown,
  filter,
  onChange,
}: FilterPanelProps & {
  readonly list: ItemList;
  readonly isEmpty: boolean;
  readonly isKnown: boolean;
}) => {
  if (list.error) return <ErrorPanel error={list.error} onRetry={list.retry} />;
  if (!isEmpty) return <ItemGrid list={list} sort={filter.sort} layout="beside-filters" />;
  return countFilters(filter) > 0 ? (
    <NoItems filter={filter} onChange={onChange} />
  ) : (
    <EmptySubcategory isKnown={isKnown} />
  );
};

const toTabs = (
  subcategories: readonly ItemType[],
  selected: { readonly categoryId: number; readonly subcategoryId: number },
): readonly Chip[] =>
  subcategories.map(({ Id, Name, Count }) => ({
    id: Id,
    name: Name,
    count: Count,
    isSelected: Id === selected.subcategoryId,
    href: subcategoryPath({ categoryId: selected.categoryId, subcategoryId: Id }),
  }));

const toCrumbs = (
  category: { readonly Id: number; readonly Name: string } | undefined,
  title: string,
) => [
  { name: t('allCategories'), href: allCategoriesPath },
  ...(category ? [{ name: category.Name, href: categoryPath(category.Id) }] : []),
  { name: title },
];

export const SubcategoryListPage = () => {
  const [search, setSearch] = useSearchParams();
  const [isFilterOpen, setFilterOpen] = useState(false);
  const {
    pincode,
    filter,
    list,
    subcategoryId,
    categoryId,
    category,
    subcategories,
    name,
    isEmpty,
  } = useSubcategoryList(search);
  const title = name ?? t('list.title');
  usePageTitle(title);
  const applyChange = (change: ListParamChange): void =>
    setSearch(withParams(search, change), { replace: true });
  const sort = {
    sort: filter.sort,
    isSearch: false,
    onSort: (option: string) => applyChange({ Sort: option === 'relevance' ? '' : option }),
  };
  const panel = { filter, facets: list.facets, pincode, onChange: applyChange };
  const tabs = toTabs(subcategories, { categoryId, subcategoryId });
  const isCounted = !list.isLoading && !list.isPreviousData && !list.error && !isEmpty;
  return (
    <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
      <FilterSidebar {...panel} />
      <div className={styles.result}>
        <Breadcrumbs crumbs={toCrumbs(category, title)} />
        <ListHeading title={title} count={isCounted ? t('items', { count: list.total }) : ''}>
          <SortField {...sort} />
        </ListHeading>
        <ChipBar label={t('list.subcategories')} items={tabs} replacesHistory>
          <FilterButton count={countFilters(filter)} onOpen={() => setFilterOpen(true)} />
          <SortChip {...sort} />
        </ChipBar>
        <h2 className="sr-only">{t('itemList')}</h2>
        <SubcategoryItems {...panel} list={list} isEmpty={isEmpty} isKnown={name !== undefined} />
      </div>
      {isFilterOpen && <FilterSheet {...panel} list={list} onClose={() => setFilterOpen(false)} />}
      <CartBar />
    </main>
  );
};
