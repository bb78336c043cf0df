import { useSearchParams } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { ButtonLink, EmptyState, ErrorPanel, pictures, usePageTitle } from '@tokri/web-kit/ui';
import { CartBar } from '../../cart/cart-bar.tsx';
import { allCategoriesPath, categoryPath, idParam, subcategoryPath } from '../../catalog/paths.ts';
import { useCategories, useCategorySubcategories } from '../../catalog/category-queries.ts';
import { ListHeading } from '../../components/list-heading.tsx';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { t } from './labels.ts';
import { ChipBar } from './chip-bar.tsx';
import { SortChip, SortField } from './sort-controls.tsx';
import { ItemGrid } from '../../item-grid/item-grid.tsx';
import { withParams, parseListFilter } from './list-filter.ts';
import { filteredItems } from './filtered-items.ts';
import { useItemList } from '../../item-grid/use-item-list.ts';

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

const NoItems = ({ isKnown }: { readonly isKnown: boolean }) => (
  <EmptyState
    title={t(isKnown ? 'list.empty' : 'list.notFound')}
    text={t('list.otherCategories')}
    {...(isKnown ? {} : { picture: pictures.box })}
  >
    <ButtonLink to={allCategoriesPath}>{t('browseCategories')}</ButtonLink>
  </EmptyState>
);

export const SubcategoryListPage = () => {
  const [search, setSearch] = useSearchParams();
  const { filter, list, subcategoryId, categoryId, category, subcategories, name, isEmpty } =
    useSubcategoryList(search);
  const title = name ?? t('list.title');
  usePageTitle(title);
  const sort = {
    sort: filter.sort,
    isSearch: false,
    onSort: (option: string) =>
      setSearch(withParams(search, { Sort: option === 'relevance' ? '' : option }), {
        replace: true,
      }),
  };
  const tabs = subcategories.map(({ Id, Name, Count }) => ({
    id: Id,
    name: Name,
    count: Count,
    isSelected: Id === subcategoryId,
    href: subcategoryPath({ categoryId, subcategoryId: Id }),
  }));
  const isCounted = !list.isLoading && !list.isPreviousData && !list.error && !isEmpty;
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <Breadcrumbs
        crumbs={[
          { name: t('allCategories'), href: allCategoriesPath },
          ...(category ? [{ name: category.Name, href: categoryPath(category.Id) }] : []),
          { name: title },
        ]}
      />
      <ListHeading title={title} count={isCounted ? t('items', { count: list.total }) : ''}>
        <SortField {...sort} />
      </ListHeading>
      <ChipBar label={t('list.subcategories')} items={tabs} replacesHistory>
        <SortChip {...sort} />
      </ChipBar>
      <h2 className="sr-only">{t('itemList')}</h2>
      {Boolean(list.error) && <ErrorPanel error={list.error} onRetry={list.retry} />}
      {isEmpty && <NoItems isKnown={name !== undefined} />}
      {!list.error && !isEmpty && <ItemGrid list={list} sort={filter.sort} />}
      <CartBar />
    </main>
  );
};
