import { notificationOperations, type SentMessageResponse } from '@tokri/contracts/api';
import {
  callApiPage,
  keepPreviousData,
  Link,
  useQuery,
  useSearchParams,
} from '@tokri/web-kit/platform';
import { classNames, EmptyState, ErrorPanel, formatDateTime, Tag } from '@tokri/web-kit/ui';
import { Pagination, rowsPerPage } from '../../components/pagination.tsx';
import { Page } from '../../components/page.tsx';
import cardStyles from '../../components/card.module.css';
import tableStyles from '../../components/table.module.css';
import { RowsSkeleton } from '../../components/rows-skeleton.tsx';
import { t } from '../../labels.ts';
import { kindLabel, reasonLabel, stateLabel, stateTone } from './notification-labels.ts';
import styles from './notifications.module.css';

const pollIntervalMs = 15_000;

const NotificationRow = ({ notification }: { readonly notification: SentMessageResponse }) => {
  const {
    Kind,
    Channel,
    State,
    Reason,
    Attempts,
    TransactionId: orderId,
    TransactionNumber: orderNumber,
    Recipient,
    At,
  } = notification;
  return (
    <tr>
      <td className={tableStyles.phoneMain}>
        <b className="strong">{kindLabel(Kind)}</b>
        {orderId > 0 && (
          <small>
            <Link className={styles.orderLink} to={`/admin/orders/${orderId}`}>
              {orderNumber || t('messages.ofOrder', { id: orderId })}
            </Link>
          </small>
        )}
      </td>
      <td className={tableStyles.phoneMain}>
        {t(`messages.channel.${Channel}`)} <span className="muted">{Recipient}</span>
      </td>
      <td className={tableStyles.phoneSide}>
        <Tag tone={stateTone(State)} hasDot>
          {stateLabel(State)}
        </Tag>
      </td>
      <td className={classNames(tableStyles.phoneMain, styles.reason)}>
        {reasonLabel(Reason)}
        {Attempts > 1 && <small>{t('messages.attempts', { count: Attempts })}</small>}
      </td>
      <td className={classNames(tableStyles.phoneSide, styles.time)}>{formatDateTime(At)}</td>
    </tr>
  );
};

const NotificationTable = ({
  notifications,
}: {
  readonly notifications: readonly SentMessageResponse[];
}) => (
  <table className={tableStyles.table} aria-label={t('section.messages')}>
    <thead>
      <tr>
        <th scope="col">{t('messages.message')}</th>
        <th scope="col">{t('messages.to')}</th>
        <th scope="col">{t('messages.status')}</th>
        <th scope="col">{t('deadLetters.reason')}</th>
        <th scope="col">{t('messages.time')}</th>
      </tr>
    </thead>
    <tbody>
      {notifications.map((notification) => (
        <NotificationRow key={notification.Key} notification={notification} />
      ))}
    </tbody>
  </table>
);

export const NotificationsPage = () => {
  const [searchParams, setSearchParams] = useSearchParams();
  const page = Math.max(1, Number(searchParams.get('page')) || 1);
  const orderId = Number(searchParams.get('TransactionId')) || undefined;
  const list = useQuery({
    queryKey: [notificationOperations.listMessages.operationId, 'sent', orderId ?? 0, page],
    queryFn: ({ signal }) =>
      callApiPage(notificationOperations.listMessages, {
        query: { TransactionId: orderId, page, pageSize: rowsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: pollIntervalMs,
  });
  const goToPage = (nextPage: number): void =>
    setSearchParams({
      ...(orderId ? { TransactionId: String(orderId) } : {}),
      page: String(nextPage),
    });
  return (
    <Page title={t('section.messages')}>
      <section
        className={cardStyles.card}
        aria-label={t('section.messages')}
        aria-busy={list.isPlaceholderData}
      >
        {list.isPending && <RowsSkeleton />}
        {list.isError && !list.data && (
          <ErrorPanel
            error={list.error}
            isBusy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data?.total === 0 && (
          <EmptyState title={t('messages.empty')} text={t('messages.emptyText')} />
        )}
        {list.data && list.data.total > 0 && (
          <>
            <NotificationTable notifications={list.data.rows} />
            <Pagination page={page} total={list.data.total} onPageChange={goToPage} />
          </>
        )}
      </section>
    </Page>
  );
};
