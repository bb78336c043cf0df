import { useSearchParams } from '@tokri/web-kit/platform';
import { ErrorPanel, usePageTitle } from '@tokri/web-kit/ui';
import { openPincodePrompt } from '@tokri/web-kit/session';
import { useState } from 'react';
import { CartBar } from '../../cart/cart-bar.tsx';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { ListHeading } from '../../components/list-heading.tsx';
import { ItemGrid } from '../../item-grid/item-grid.tsx';
import { useItemList } from '../../item-grid/use-item-list.ts';
import { ChipBar } from './chip-bar.tsx';
import { FilterButton, FilterSheet } from './filter-sheet.tsx';
import { FilterSidebar } from './filter-sidebar.tsx';
import { filteredItems } from './filtered-items.ts';
import { t } from './labels.ts';
import { NoItems } from './no-items.tsx';
import { countFilters, parseListFilter, withParams, type ListParamChange } from './list-filter.ts';
import styles from './product-list-page.module.css';
import { SortChip, SortField } from './sort-controls.tsx';
import { useCategoryChips } from './use-category-chips.ts';
import { useCrumbs, useListTitle } from './use-list-heading.ts';
import { useListPincode } from './use-list-pincode.ts';

const PincodeNote = () => (
  <p className={styles.pincodeNote}>
    {t('list.pincodeNote')}{' '}
    <button type="button" className="link" onClick={openPincodePrompt}>
      {t('list.enterPincode')}
    </button>
  </p>
);

const countLabel = (count: number, pincode: string): string =>
  pincode ? t('list.count', { count, pincode }) : t('items', { count });

export const ProductListPage = () => {
  const pincode = useListPincode();
  const [search, setSearch] = useSearchParams();
  const [isFilterOpen, setFilterOpen] = useState(false);
  const filter = parseListFilter(search);
  const list = useItemList(filteredItems(filter, pincode));
  const title = useListTitle(filter, list);
  const categoryChips = useCategoryChips(filter, { facets: list.facets, search });
  const crumbs = useCrumbs(filter, title);
  usePageTitle(title);
  const applyChange = (change: ListParamChange): void =>
    setSearch(withParams(search, change), { replace: true });
  const sort = {
    sort: filter.sort,
    isSearch: filter.search !== '',
    onSort: (option: string) => applyChange({ Sort: option === 'relevance' ? '' : option }),
  };
  const panel = { filter, facets: list.facets, pincode, onChange: applyChange };
  const isEmpty = !list.isLoading && !list.error && list.items.length === 0;
  const isCounted = !list.isLoading && !list.isPreviousData && !list.error;
  return (
    <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
      <FilterSidebar {...panel} />
      <div className={styles.result}>
        <Breadcrumbs crumbs={crumbs} className="wide-only" />
        <ListHeading title={title} count={isCounted ? countLabel(list.total, pincode) : ''}>
          <SortField {...sort} />
        </ListHeading>
        <ChipBar label={t('list.filters')} items={categoryChips}>
          <FilterButton count={countFilters(filter)} onOpen={() => setFilterOpen(true)} />
          <SortChip {...sort} />
        </ChipBar>
        {!pincode && <PincodeNote />}
        <h2 className="sr-only">{t('itemList')}</h2>
        {list.error ? (
          <ErrorPanel error={list.error} onRetry={list.retry} />
        ) : isEmpty ? (
          <NoItems filter={filter} onChange={applyChange} />
        ) : (
          <ItemGrid list={list} sort={filter.sort} layout="beside-filters" />
        )}
      </div>
      {isFilterOpen && <FilterSheet {...panel} list={list} onClose={() => setFilterOpen(false)} />}
      <CartBar />
    </main>
  );
};
