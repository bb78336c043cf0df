import type { OrderResponse } from '@tokri/contracts/api';
import { ButtonLink, classNames, EmptyState, ErrorPanel, formatDate } from '@tokri/web-kit/ui';
import { useParams, useSearchParams, type PagedResponse as Rows } from '@tokri/web-kit/platform';
import type { ReactNode } from 'react';
import { useRowSelection } from '../../../components/data-table/row-selection.ts';
import { Pagination } from '../../../components/pagination.tsx';
import { MoreActions } from '../../../components/page-header/more-actions.tsx';
import { Page } from '../../../components/page.tsx';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { SaveBillsButton } from '../../../document-batches/save-buttons.tsx';
import { useIsNarrow } from '../../../components/use-is-narrow.ts';
import { t } from '../../../labels.ts';
import type { SlotStatusCount } from './day-summary.ts';
import { DaySummaryPanel } from './day-summary-table.tsx';
import { DefaultDayPage } from './default-day.tsx';
import { BulkActionsBar } from './bulk-actions-bar.tsx';
import { ExportOrdersButton } from './export-orders.tsx';
import { DayPicker } from './day-picker.tsx';
import { SearchBar, useApplyFilter } from './filter-bar.tsx';
import { OrderFilters } from './order-filters.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { OrderPanel } from '../details/order-panel.tsx';
import {
  useDayOrderCounts,
  useDayOrders,
  useNextOrderDay,
  useLiveOrderUpdates,
} from '../order-queries.ts';
import { PickingListLink } from './picking-list-link.tsx';
import { OrderTable } from './order-table.tsx';
import styles from './orders.module.css';
import {
  changeOrderFilter,
  hasDay,
  isDayFiltered,
  parseOrderFilter,
  formatOrderFilter,
  type OrderFilter,
} from '../order-filter.ts';

const NoOrders = ({ filter }: { readonly filter: OrderFilter }) => {
  const { data: nextDay } = useNextOrderDay(filter.day, !filter.isLate);
  if (filter.isLate)
    return <EmptyState title={t('orders.noneLate')} text={t('orders.noneLateText')} />;
  if (isDayFiltered(filter))
    return <EmptyState title={t('orders.emptyFilter')} text={t('orders.emptyFilterText')} />;
  return (
    <EmptyState
      title={t('orders.empty', { day: formatDate(filter.day) })}
      text={t('orders.emptyText')}
    >
      {nextDay && (
        <ButtonLink
          kind="secondary"
          to={`/admin/orders${formatOrderFilter(changeOrderFilter(filter, { day: nextDay }))}`}
        >
          {t('orders.next', { day: formatDate(nextDay) })}
        </ButtonLink>
      )}
    </EmptyState>
  );
};

const OrderList = ({
  filter,
  openId,
  rows,
}: {
  readonly filter: OrderFilter;
  readonly openId: number;
  readonly rows: Rows<OrderResponse>;
}) => {
  const selection = useRowSelection();
  const applyFilter = useApplyFilter();
  const selected = rows.rows.filter(({ Id }) => selection.ids.has(Id));
  if (rows.total === 0) return <NoOrders filter={filter} />;
  return (
    <>
      <OrderTable orders={rows.rows} filter={filter} openId={openId} selection={selection} />
      {selected.length > 0 && <BulkActionsBar orders={selected} onClear={selection.clear} />}
      <Pagination
        page={filter.page}
        total={rows.total}
        onPageChange={(page) => applyFilter(changeOrderFilter(filter, { page }))}
      >
        {t('orders.autoRefresh')}
      </Pagination>
    </>
  );
};

const OrderListSection = ({
  filter,
  openId,
  list,
  counts,
  summary,
  onRetry,
}: {
  readonly filter: OrderFilter;
  readonly counts: readonly SlotStatusCount[];
  /** On a phone it folds away with the filters. */
  readonly summary: ReactNode;
  readonly openId: number;
  readonly list: ReturnType<typeof useDayOrders>;
  readonly onRetry: () => void;
}) => (
  <section
    className={cardStyles.card}
    aria-label={t('section.orders')}
    aria-busy={list.isPlaceholderData}
  >
    <StatusTabs filter={filter} counts={counts} />
    <SearchBar filter={filter}>
      {!filter.isLate && !filter.isAllDays && <OrderFilters filter={filter} counts={counts} />}
      {summary}
    </SearchBar>
    {list.isPending && <RowsSkeleton />}
    {list.isError && !list.data && (
      <ErrorPanel error={list.error} isBusy={list.isFetching} onRetry={onRetry} />
    )}
    {list.data && (
      <OrderList
        key={`${filter.day} ${filter.status} ${filter.slotId} ${filter.method} ${filter.pincode} ${filter.isLate} ${filter.page}`}
        filter={filter}
        openId={openId}
        rows={list.data}
      />
    )}
  </section>
);

export const OrdersPage = () => {
  const [searchParams] = useSearchParams();
  const openId = Number(useParams().id ?? 0);
  const filter = parseOrderFilter(searchParams);
  return hasDay(searchParams) ? (
    <OrdersOfDay filter={filter} openId={openId} />
  ) : (
    <DefaultDayPage openId={openId} filter={filter} />
  );
};

/** Below 1200 px an open order takes the place of the list and of what belongs to it. */
const ListHead = ({
  isBesideOrder,
  children,
}: {
  readonly isBesideOrder: boolean;
  readonly children: ReactNode;
}) => (
  <div className={classNames(styles.head, isBesideOrder && styles.isBesideOrder)}>{children}</div>
);

const ListActions = ({
  filter,
  counts = [],
}: {
  readonly filter: OrderFilter;
  readonly counts: readonly SlotStatusCount[] | undefined;
}) => (
  <>
    <MoreActions>
      <ExportOrdersButton filter={filter} />
      <SaveBillsButton />
    </MoreActions>
    <PickingListLink filter={filter} counts={counts} />
  </>
);

/** The summary has as many rows as the day has slots: it must not push a list down. */
const LoadingList = () => (
  <section className={cardStyles.card} aria-label={t('section.orders')} aria-busy="true">
    <RowsSkeleton count={10} />
  </section>
);

const OrdersOfDay = ({
  filter,
  openId,
}: {
  readonly filter: OrderFilter;
  readonly openId: number;
}) => {
  useLiveOrderUpdates();
  const counts = useDayOrderCounts(filter.day);
  const list = useDayOrders(filter);
  const isNarrow = useIsNarrow();
  const summary = counts.data && (
    <DaySummaryPanel filter={filter} counts={counts.data} isOpen={openId === 0} />
  );
  return (
    <Page
      title={t('section.orders')}
      head={
        <ListHead isBesideOrder={openId > 0}>
          <DayPicker filter={filter} />
        </ListHead>
      }
      actions={
        <ListHead isBesideOrder={openId > 0}>
          <ListActions filter={filter} counts={counts.isPlaceholderData ? [] : counts.data} />
        </ListHead>
      }
    >
      <div className={classNames(styles.columns, openId > 0 && styles.isOrderOpen)}>
        <div className={styles.list}>
          {counts.isPending && <LoadingList />}
          {!counts.isPending && (
            <>
              {!isNarrow && summary}
              <OrderListSection
                filter={filter}
                openId={openId}
                list={list}
                counts={counts.data ?? []}
                summary={isNarrow && summary}
                onRetry={() => void Promise.all([list.refetch(), counts.refetch()])}
              />
            </>
          )}
        </div>
        {openId > 0 && <OrderPanel key={openId} orderId={openId} filter={filter} />}
      </div>
    </Page>
  );
};
