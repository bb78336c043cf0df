import type { OrderResponse } from '@tokri/contracts/api';
import { isApiProblem } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import {
  announce,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  Note,
  showToast,
  Skeleton,
  usePageTitle,
} from '@tokri/web-kit/ui';
import { useCallback } from 'react';
import { OrderCard } from '../../features/order/order-card.tsx';
import {
  orderHistoryPath,
  OrderFilter,
  useOrderFilters,
  type OrderFilters,
} from '../../features/order/order-filter.tsx';
import { LoadMoreOrders } from '../../features/order/load-more-orders.tsx';
import { useOrders } from '../../features/order/order-queries.ts';
import { splitActiveOrders } from '../../features/order/order-steps.ts';
import { t } from '../../labels.ts';
import { SignInPrompt } from './order-page-layout.tsx';
import styles from './orders.module.css';

const noFilters: OrderFilters = { status: 0, search: '' };
const hasNoFilters = ({ status, search }: OrderFilters): boolean => status === 0 && search === '';

const removeDuplicates = (orders: readonly OrderResponse[]): readonly OrderResponse[] => [
  ...new Map(orders.map((order) => [order.Id, order])).values(),
];

const OrderGroup = ({
  title,
  orders,
}: {
  readonly title: string;
  readonly orders: readonly OrderResponse[];
}) =>
  orders.length === 0 ? null : (
    <section aria-label={title}>
      <h2 className={styles.groupTitle}>{title}</h2>
      <ul className={styles.cards}>
        {orders.map((order) => (
          <OrderCard key={order.Id} order={order} />
        ))}
      </ul>
    </section>
  );

const OrdersSkeleton = () => (
  <>
    <span className="sr-only" role="status">
      {t('loading')}
    </span>
    <div className={styles.cards} aria-hidden="true">
      {[1, 2, 3].map((index) => (
        <Skeleton key={index} as="panel-area" />
      ))}
    </div>
  </>
);

const NoOrders = ({ filters }: { readonly filters: OrderFilters }) =>
  hasNoFilters(filters) ? (
    <EmptyState title={t('history.empty')} text={t('history.emptyText')}>
      <ButtonLink to="/product-list">{t('empty.browse')}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title={t('history.noResults')} text={t('history.noResultsText')}>
      <ButtonLink kind="secondary" replace to={orderHistoryPath(noFilters)}>
        {t('order.all')}
      </ButtonLink>
    </EmptyState>
  );

const OrderGroups = ({
  orders,
  filters,
}: {
  readonly orders: readonly OrderResponse[];
  readonly filters: OrderFilters;
}) => {
  if (!hasNoFilters(filters)) return <OrderGroup title={t('history.results')} orders={orders} />;
  const { active, past } = splitActiveOrders(orders);
  return (
    <>
      <OrderGroup title={t('history.active')} orders={active} />
      <OrderGroup title={t('history.past')} orders={past} />
    </>
  );
};

const useLoadMore = (fetchNextPage: ReturnType<typeof useOrders>['fetchNextPage']) =>
  useCallback(() => {
    void fetchNextPage().then((result) => {
      if (result.isError)
        showToast({ text: isApiProblem(result.error) ? result.error.message : t('failed') });
      else
        announce(
          t('history.announcement', {
            count: result.data?.pages.flatMap(({ rows }) => rows).length ?? 0,
          }),
        );
    });
  }, [fetchNextPage]);

const OrderList = ({
  userId,
  filters,
}: {
  readonly userId: number;
  readonly filters: OrderFilters;
}) => {
  const {
    data,
    error,
    isPending,
    isFetching,
    isRefetchError,
    isFetchNextPageError,
    hasNextPage,
    isFetchingNextPage,
    refetch,
    fetchNextPage,
  } = useOrders(userId, filters);
  const loadMore = useLoadMore(fetchNextPage);
  if (isPending) return <OrdersSkeleton />;
  if (!data) return <ErrorPanel error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const orders = removeDuplicates(data.pages.flatMap(({ rows }) => rows));
  if (orders.length === 0) return <NoOrders filters={filters} />;
  return (
    <>
      {isRefetchError && (
        <Note tone="warning">{isApiProblem(error) ? error.message : t('failed')}</Note>
      )}
      <OrderGroups orders={orders} filters={filters} />
      {hasNextPage && (
        <LoadMoreOrders
          pages={data.pages.length}
          shownCount={orders.length}
          totalCount={data.pages.at(-1)?.total ?? 0}
          isBusy={isFetchingNextPage}
          isFailed={isFetchNextPageError}
          onMore={loadMore}
        />
      )}
    </>
  );
};

export const OrderHistoryPage = () => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  const filters = useOrderFilters();
  usePageTitle(t('history.title'));
  return (
    <main id="main" className={`wrap ${styles.history}`} tabIndex={-1}>
      <h1>{t('history.title')}</h1>
      {userId > 0 ? (
        <>
          <OrderFilter filters={filters} />
          <OrderList
            key={`${userId} ${filters.status} ${filters.search}`}
            userId={userId}
            filters={filters}
          />
        </>
      ) : (
        <SignInPrompt title={t('history.signIn')} />
      )}
    </main>
  );
};
