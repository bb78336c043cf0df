import { maxPageSize } from '@tokri/contracts/validation';
import { notificationOperations, type InboxEntryResponse } from '@tokri/contracts/api';
import {
  callApiPage,
  keepPreviousData,
  Link,
  useQuery,
  type PagedResponse,
} from '@tokri/web-kit/platform';
import { Bell, Button, ErrorPanel, Icon, formatDateTime, Skeleton } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../../labels.ts';
import styles from './inbox.module.css';

const initialCount = 3;
const countStep = 10;

const useInbox = (userId: number, count: number) =>
  useQuery({
    queryKey: [notificationOperations.readInbox.operationId, userId, count],
    queryFn: ({ signal }): Promise<PagedResponse<InboxEntryResponse>> =>
      callApiPage(notificationOperations.readInbox, {
        query: { page: 1, pageSize: count },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

const InboxMessage = ({ message }: { readonly message: InboxEntryResponse }) => (
  <li>
    <Link className={styles.entry} to={message.Path}>
      <b className="strong">{message.Title}</b>
      <time className="fine-print" dateTime={message.At}>
        {formatDateTime(message.At)}
      </time>
      <span className={styles.text}>{message.Text}</span>
    </Link>
  </li>
);

export const InboxPanel = ({ userId }: { readonly userId: number }) => {
  const [count, setCount] = useState(initialCount);
  const inbox = useInbox(userId, count);
  const { rows = [], total = 0 } = inbox.data ?? {};
  return (
    <section className="panel" aria-labelledby="h-inbox">
      <h2 id="h-inbox">
        <Icon icon={Bell} />
        {t('inbox.title')}
      </h2>
      {inbox.isPending && (
        <div aria-busy="true">
          <span className="sr-only" role="status">
            {t('loading')}
          </span>
          <Skeleton width="45" />
          <Skeleton width="70" />
        </div>
      )}
      {inbox.isError && !inbox.data && (
        <div className={styles.unframed}>
          <ErrorPanel
            error={inbox.error}
            isBusy={inbox.isFetching}
            onRetry={() => void inbox.refetch()}
          />
        </div>
      )}
      {inbox.data && rows.length === 0 && <p className="muted">{t('inbox.none')}</p>}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((message) => (
            <InboxMessage key={message.Key} message={message} />
          ))}
        </ul>
      )}
      {rows.length < Math.min(total, maxPageSize) && (
        <Button
          kind="secondary"
          isSmall
          isBusy={inbox.isPlaceholderData}
          onClick={() => setCount(Math.min(count + countStep, maxPageSize))}
        >
          {t('inbox.older')}
        </Button>
      )}
    </section>
  );
};
