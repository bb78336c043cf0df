import { Link, useNavigate, useSearchParams, type PagedResponse } from '@tokri/web-kit/platform';
import { ButtonLink, EmptyState, ErrorPanel, Icon, Plus } from '@tokri/web-kit/ui';
import { useHotkeys } from 'react-hotkeys-hook';
import cardStyles from '../../../components/card.module.css';
import { Page } from '../../../components/page.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { ItemFileLinks } from '../imports/item-file-links.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { t as adminLabel } from '../../../labels.ts';
import type { StaffItem } from './item-changes.ts';
import { ItemFilterBar } from './item-filter-bar.tsx';
import {
  formatItemFilter,
  isFiltered,
  parseItemFilter,
  toSelectionFilter,
  type ItemFilter,
} from './item-filter.ts';
import { useItems } from './item-queries.ts';
import { ItemTable } from './item-table.tsx';
import styles from './items.module.css';
import { t } from './labels.ts';
import { SavedViews, SaveViewButton } from './saved-views.tsx';

const NoItems = ({ filter }: { readonly filter: ItemFilter }) =>
  isFiltered(filter) ? (
    <EmptyState title={t('emptyFilter')} text={t('emptyFilterText')} />
  ) : (
    <EmptyState title={t('empty')} text={t('emptyText')} />
  );

const ItemList = ({
  filter,
  items,
  onChange,
}: {
  readonly filter: ItemFilter;
  readonly items: PagedResponse<StaffItem>;
  readonly onChange: (change: Partial<ItemFilter>) => void;
}) => {
  if (items.total === 0) return <NoItems filter={filter} />;
  return (
    <>
      <ItemTable
        items={items.rows}
        total={items.total}
        filter={filter}
        onSortingChange={(sorting) => onChange({ sorting })}
      />
      <Pagination
        page={filter.page}
        total={items.total}
        onPageChange={(page) => onChange({ page })}
      />
    </>
  );
};

export const ItemsPage = () => {
  const navigate = useNavigate();
  useHotkeys('n', () => void navigate('/admin/items/new'));
  const [searchParams, setSearchParams] = useSearchParams();
  const filter = parseItemFilter(searchParams);
  const list = useItems(filter);
  const changeFilter = (change: Partial<ItemFilter>): void =>
    setSearchParams(formatItemFilter({ ...filter, page: 1, ...change }), { replace: true });
  return (
    <Page
      title={adminLabel('section.items')}
      head={
        <span className={styles.headLinks}>
          {list.data && (
            <span className="fine-print">{t('count', { count: list.data.total })}</span>
          )}
          <Link to="/admin/items/categories">{t('categories')}</Link>
          <Link to="/admin/items/changes">{t('bulkChanges')}</Link>
          <ItemFileLinks filter={toSelectionFilter(filter)} count={list.data?.total ?? 0} />
          <ButtonLink isSmall to="/admin/items/new">
            <Icon icon={Plus} size={16} />
            {t('newItem')}
          </ButtonLink>
        </span>
      }
    >
      <section
        className={cardStyles.card}
        aria-label={adminLabel('section.items')}
        aria-busy={list.isPlaceholderData}
      >
        <SavedViews filter={filter} />
        <ItemFilterBar filter={filter} onChange={changeFilter}>
          <SaveViewButton filter={filter} />
        </ItemFilterBar>
        {list.isPending && <RowsSkeleton count={10} />}
        {list.isError && !list.data && (
          <ErrorPanel
            error={list.error}
            isBusy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data && <ItemList filter={filter} items={list.data} onChange={changeFilter} />}
      </section>
    </Page>
  );
};
