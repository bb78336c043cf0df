import type { SentMessageResponse } from '@tokri/contracts/api';
import { Link, useSearchParams } from '@tokri/web-kit/platform';
import { classNames, EmptyState, ErrorPanel, formatDateTime, Note, Tag } from '@tokri/web-kit/ui';
import { useCustomerNames } from '../../customers/use-customer-names.ts';
import { Pagination } from '../../components/pagination.tsx';
import { Page } from '../../components/page.tsx';
import cardStyles from '../../components/card.module.css';
import tableStyles from '../../components/table.module.css';
import { RowsSkeleton } from '../../components/rows-skeleton.tsx';
import { t } from '../../labels.ts';
import { kindLabel, reasonLabel, stateLabel, stateTone } from './notification-labels.ts';
import { NotificationFilterBar } from './notification-filter-bar.tsx';
import {
  formatNotificationFilter,
  isFiltered,
  parseNotificationFilter,
  type NotificationFilter,
} from './notification-filter.ts';
import { useNotifications, type NotificationPage } from './notification-queries.ts';
import styles from './notifications.module.css';

const SentText = ({
  notification: { Text, Language },
}: {
  readonly notification: SentMessageResponse;
}) =>
  Text ? (
    <small className={styles.text} lang={Language}>
      {Text}
    </small>
  ) : null;

const NotificationRow = ({
  notification,
  customerName,
}: {
  readonly notification: SentMessageResponse;
  readonly customerName: string | undefined;
}) => {
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
        <SentText notification={notification} />
      </td>
      <td className={tableStyles.phoneMain}>
        {customerName && <b className={styles.customer}>{customerName}</b>}
        {orderId > 0 && (
          <Link className={styles.orderLink} to={`/admin/orders/${orderId}`}>
            {orderNumber || t('messages.ofOrder', { id: orderId })}
          </Link>
        )}
        <small>
          {t(`messages.channel.${Channel}`)} {Recipient}
        </small>
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
  customerNames,
}: {
  readonly notifications: readonly SentMessageResponse[];
  readonly customerNames: ReadonlyMap<number, string>;
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
        <NotificationRow
          key={notification.Key}
          notification={notification}
          customerName={customerNames.get(notification.UserId)}
        />
      ))}
    </tbody>
  </table>
);

/** Waits for the names of the customers: they would move the rows if they came later. */
const NotificationList = ({
  list: { rows, total },
  page,
  onPageChange,
}: {
  readonly list: NotificationPage;
  readonly page: number;
  readonly onPageChange: (page: number) => void;
}) => {
  const { names, isLoading } = useCustomerNames(rows.map(({ UserId }) => UserId));
  if (isLoading) return <RowsSkeleton />;
  return (
    <>
      <NotificationTable notifications={rows} customerNames={names} />
      <Pagination page={page} total={total} onPageChange={onPageChange} />
    </>
  );
};

/** The live region is mounted before the note, or screen readers may miss it. */
const SearchLimitNote = ({ searchLimit }: { readonly searchLimit: number }) => (
  <div role="status" className={styles.searchLimit}>
    {searchLimit > 0 && <Note>{t('messages.searchLimit', { count: searchLimit })}</Note>}
  </div>
);

export const NotificationsPage = () => {
  const [searchParams, setSearchParams] = useSearchParams();
  const filter = parseNotificationFilter(searchParams);
  const list = useNotifications(filter);
  const changeFilter = (change: Partial<NotificationFilter>): void =>
    setSearchParams(formatNotificationFilter({ ...filter, page: 1, ...change }));
  return (
    <Page title={t('section.messages')}>
      <section
        className={cardStyles.card}
        aria-label={t('section.messages')}
        aria-busy={list.isPlaceholderData}
      >
        <NotificationFilterBar filter={filter} onChange={changeFilter} />
        <SearchLimitNote searchLimit={list.data?.searchLimit ?? 0} />
        {list.isPending && <RowsSkeleton />}
        {list.isError && !list.data && (
          <ErrorPanel
            error={list.error}
            isBusy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data?.total === 0 &&
          (isFiltered(filter) ? (
            <EmptyState title={t('messages.emptyFilter')} text={t('orders.emptyFilterText')} />
          ) : (
            <EmptyState title={t('messages.empty')} text={t('messages.emptyText')} />
          ))}
        {list.data && list.data.total > 0 && (
          <NotificationList
            list={list.data}
            page={filter.page}
            onPageChange={(page) => changeFilter({ page })}
          />
        )}
      </section>
    </Page>
  );
};
