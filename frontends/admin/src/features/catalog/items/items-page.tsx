import { useNavigate, useSearchParams } from '@tokri/web-kit/platform';
import { ButtonLink, EmptyState, ErrorPanel, Icon, Plus } from '@tokri/web-kit/ui';
import { useHotkeys } from 'react-hotkeys-hook';
import cardStyles from '../../../components/card.module.css';
import { Page } from '../../../components/page.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { ChangeAllButton } from '../bulk-changes/bulk-bar.tsx';
import { ItemFileLinks } from '../imports/item-file-links.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { t as adminLabel } from '../../../labels.ts';
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
import { t } from './labels.ts';
import { SavedViews, SaveViewButton } from './saved-views.tsx';
import { QueuePanel } from '../stock/queue/queue-panel.tsx';
import { useBulkKinds } from '../bulk-changes/use-bulk-kinds.ts';

const NoItems = ({ filter }: { readonly filter: ItemFilter }) =>
  isFiltered(filter) ? (
    <EmptyState title={t('emptyFilter')} text={t('emptyFilterText')} />
  ) : (
    <EmptyState title={t('empty')} text={t('emptyText')} />
  );

const ItemList = ({
  filter,
  list,
  onChange,
}: {
  readonly filter: ItemFilter;
  readonly list: ReturnType<typeof useItems>;
  readonly onChange: (change: Partial<ItemFilter>) => void;
}) => {
  const items = list.data;
  if (list.isPending) return <RowsSkeleton count={10} />;
  if (!items)
    return (
      <ErrorPanel error={list.error} isBusy={list.isFetching} onRetry={() => void list.refetch()} />
    );
  if (items.total === 0) return <NoItems filter={filter} />;
  return (
    <>
      <ItemTable
        items={items.rows}
        seenAt={list.dataUpdatedAt}
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

const ItemPageActions = (props: Parameters<typeof ItemFileLinks>[0]) => (
  <>
    <ButtonLink kind="secondary" isSmall to="/admin/items/categories">
      {t('categories')}
    </ButtonLink>
    <ButtonLink kind="secondary" isSmall to="/admin/items/changes">
      {t('bulkChanges')}
    </ButtonLink>
    <ItemFileLinks {...props} />
  </>
);

export const ItemsPage = () => {
  const navigate = useNavigate();
  useHotkeys('n', () => void navigate('/admin/items/new'));
  const [searchParams, setSearchParams] = useSearchParams();
  const filter = parseItemFilter(searchParams);
  const list = useItems(filter);
  const kinds = useBulkKinds();
  const changeFilter = (change: Partial<ItemFilter>): void =>
    setSearchParams(formatItemFilter({ ...filter, page: 1, ...change }), { replace: true });
  return (
    <Page
      title={adminLabel('section.items')}
      head={
        list.data && <span className="fine-print">{t('count', { count: list.data.total })}</span>
      }
      moreActions={
        <ItemPageActions filter={toSelectionFilter(filter)} count={list.data?.total ?? 0} />
      }
      actions={
        <ButtonLink isSmall to="/admin/items/new">
          <Icon icon={Plus} size={16} />
          {t('newItem')}
        </ButtonLink>
      }
    >
      <QueuePanel />
      <section
        className={cardStyles.card}
        aria-label={adminLabel('section.items')}
        aria-busy={list.isPlaceholderData}
      >
        <SavedViews filter={filter} />
        <ItemFilterBar filter={filter} onChange={changeFilter}>
          <SaveViewButton filter={filter} />
          <ChangeAllButton
            filter={toSelectionFilter(filter)}
            isFiltered={isFiltered(filter)}
            total={list.data?.total ?? 0}
            kinds={kinds}
            path="/admin/items"
          />
        </ItemFilterBar>
        <ItemList filter={filter} list={list} onChange={changeFilter} />
      </section>
    </Page>
  );
};
