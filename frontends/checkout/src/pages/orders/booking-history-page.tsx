import type { OrderAnswer } from '@tokri/contracts/http';
import { isApiProblem } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import {
  announce,
  ButtonLink,
  Empty,
  ErrorPanel,
  Note,
  showToast,
  Skeleton,
  usePageTitle,
} from '@tokri/web-kit/ui';
import { useCallback } from 'react';
import { OrderCard } from '../../features/order/order-card.tsx';
import {
  hrefOf,
  OrderFilter,
  useOrderWish,
  type OrderWish,
} from '../../features/order/order-filter.tsx';
import { OrderMore } from '../../features/order/order-more.tsx';
import { useOrders } from '../../features/order/order-reads.ts';
import { runningFirst } from '../../features/order/order-steps.ts';
import { t } from '../../texts.ts';
import { SignInFirst } from './order-frame.tsx';
import styles from './orders.module.css';

const all: OrderWish = { status: 0, search: '' };
const isAll = ({ status, search }: OrderWish): boolean => status === 0 && search === '';

/** An order that moves on while pages are read may stand in two of them. */
const once = (orders: readonly OrderAnswer[]): readonly OrderAnswer[] => [
  ...new Map(orders.map((order) => [order.Id, order])).values(),
];

const Group = ({
  title,
  orders,
}: {
  readonly title: string;
  readonly orders: readonly OrderAnswer[];
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

const Waiting = () => (
  <>
    <span className="sr" role="status">
      {t('loading')}
    </span>
    <div className={styles.cards} aria-hidden="true">
      {[1, 2, 3].map((at) => (
        <Skeleton key={at} as="panel-s" />
      ))}
    </div>
  </>
);

const NoOrders = ({ wish }: { readonly wish: OrderWish }) =>
  isAll(wish) ? (
    <Empty title={t('history.empty')} text={t('history.emptyText')}>
      <ButtonLink to="/product-list">{t('empty.browse')}</ButtonLink>
    </Empty>
  ) : (
    <Empty title={t('history.nothing')} text={t('history.nothingText')}>
      <ButtonLink kind="second" replace to={hrefOf(all)}>
        {t('order.all')}
      </ButtonLink>
    </Empty>
  );

const Groups = ({
  orders,
  wish,
}: {
  readonly orders: readonly OrderAnswer[];
  readonly wish: OrderWish;
}) => {
  if (!isAll(wish)) return <Group title={t('history.found')} orders={orders} />;
  const { running, past } = runningFirst(orders);
  return (
    <>
      <Group title={t('history.running')} orders={running} />
      <Group title={t('history.past')} orders={past} />
    </>
  );
};

const Orders = ({ userId, wish }: { readonly userId: number; readonly wish: OrderWish }) => {
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
  } = useOrders(userId, wish);
  const more = useCallback(() => {
    void fetchNextPage().then((result) => {
      if (result.isError)
        showToast({ text: isApiProblem(result.error) ? result.error.message : t('failed') });
      else
        announce(
          t('history.shown', { count: result.data?.pages.flatMap(({ rows }) => rows).length ?? 0 }),
        );
    });
  }, [fetchNextPage]);
  if (isPending) return <Waiting />;
  if (!data)
    return <ErrorPanel problem={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const orders = once(data.pages.flatMap(({ rows }) => rows));
  if (orders.length === 0) return <NoOrders wish={wish} />;
  return (
    <>
      {isRefetchError && (
        <Note tone="few">{isApiProblem(error) ? error.message : t('failed')}</Note>
      )}
      <Groups orders={orders} wish={wish} />
      {hasNextPage && (
        <OrderMore
          pages={data.pages.length}
          shown={orders.length}
          total={data.pages.at(-1)?.total ?? 0}
          isBusy={isFetchingNextPage}
          isFailed={isFetchNextPageError}
          onMore={more}
        />
      )}
    </>
  );
};

/** The user's orders, running first, found by state and number; the list goes on by itself. */
export const BookingHistoryPage = () => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  const wish = useOrderWish();
  usePageTitle(t('history.title'));
  return (
    <main id="main" className={`wrap ${styles.history}`} tabIndex={-1}>
      <h1>{t('history.title')}</h1>
      {userId > 0 ? (
        <>
          <OrderFilter wish={wish} />
          <Orders key={`${userId} ${wish.status} ${wish.search}`} userId={userId} wish={wish} />
        </>
      ) : (
        <SignInFirst text={t('history.signIn')} />
      )}
    </main>
  );
};
