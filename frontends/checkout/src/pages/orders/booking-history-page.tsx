import type { OrderAnswer } from '@tokri/contracts/http';
import { useSession } from '@tokri/web-kit/session';
import { announce, Button, ButtonLink, Empty, ErrorPanel, Note, showToast, Skeleton, usePageTitle } from '@tokri/web-kit/ui';
import { isApiProblem } from '@tokri/web-kit/platform';
import { OrderCard } from '../../features/order/order-card.tsx';
import { useOrders } from '../../features/order/order-reads.ts';
import { runningFirst } from '../../features/order/order-steps.ts';
import { t } from '../../texts.ts';
import { SignInFirst } from './order-frame.tsx';
import styles from './orders.module.css';

const Group = ({ title, orders }: { readonly title: string; readonly orders: readonly OrderAnswer[] }) =>
  orders.length === 0 ? null : (
    <section aria-label={title}>
      <h2 className={styles.groupTitle}>{title}</h2>
      <ul className={styles.cards}>{orders.map((order) => <OrderCard key={order.Id} order={order} />)}</ul>
    </section>
  );

const Waiting = () => <><span className="sr" role="status">{t('loading')}</span><div className={styles.cards} aria-hidden="true">{[1, 2, 3].map((at) => <Skeleton key={at} as="panel-s" />)}</div></>;

const Orders = ({ userId }: { readonly userId: number }) => {
  const query = useOrders(userId);
  if (query.isPending) return <Waiting />;
  if (!query.data) return <ErrorPanel problem={query.error} isBusy={query.isFetching} onRetry={() => void query.refetch()} />;
  const orders = query.data.pages.flatMap(({ rows }) => rows);
  if (orders.length === 0) return <Empty title={t('history.empty')} text={t('history.emptyText')}><ButtonLink to="/product-list">{t('empty.browse')}</ButtonLink></Empty>;
  const { running, past } = runningFirst(orders);
  const more = async (): Promise<void> => {
    const result = await query.fetchNextPage();
    if (result.isError) showToast({ text: isApiProblem(result.error) ? result.error.message : t('failed') });
    else announce(t('history.shown', { count: result.data?.pages.flatMap(({ rows }) => rows).length ?? 0 }));
  };
  return (
    <>
      {query.isRefetchError && <Note tone="few">{isApiProblem(query.error) ? query.error.message : t('failed')}</Note>}
      <Group title={t('history.running')} orders={running} />
      <Group title={t('history.past')} orders={past} />
      {query.hasNextPage && <Button kind="second" isBlock isBusy={query.isFetchingNextPage} onClick={() => void more()}>{t('history.more')}</Button>}
    </>
  );
};

/** The user's orders, running first. */
export const BookingHistoryPage = () => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  usePageTitle(t('history.title'));
  return (
    <main id="main" className={`wrap ${styles.history}`} tabIndex={-1}>
      <h1>{t('history.title')}</h1>
      {userId > 0 ? <Orders key={userId} userId={userId} /> : <SignInFirst text={t('history.signIn')} />}
    </main>
  );
};
