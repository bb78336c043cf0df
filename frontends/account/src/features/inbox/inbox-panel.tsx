import { pageRowsMax } from '@tokri/contracts';
import { notificationOperations, type InboxEntryAnswer } from '@tokri/contracts/http';
import { callPage, keepPreviousData, Link, useQuery, type Page } from '@tokri/web-kit/platform';
import { Bell, Button, ErrorPanel, Icon, momentText, Skeleton } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../../texts.ts';
import styles from './inbox.module.css';

/** Enough for the order on its way; older ones come by these many. */
const shownAtFirst = 3;
const shownMore = 10;

/** The person's messages about orders, newest first; the shell reads them again when the live stream tells of a new one. */
const useInbox = (userId: number, count: number) =>
  useQuery({
    queryKey: [notificationOperations.readInbox.id, userId, count],
    queryFn: ({ signal }): Promise<Page<InboxEntryAnswer>> =>
      callPage(notificationOperations.readInbox, { query: { page: 1, pageSize: count }, signal }),
    placeholderData: keepPreviousData,
  });

const Entry = ({ entry }: { readonly entry: InboxEntryAnswer }) => (
  <li>
    <Link className={styles.entry} to={entry.Path}>
      <b className="strong">{entry.Title}</b>
      <time className="fine" dateTime={entry.At}>
        {momentText(entry.At)}
      </time>
      <span className={styles.text}>{entry.Text}</span>
    </Link>
  </li>
);

/** What the shop has told the person about their orders: the same words that went out by SMS and mail. */
export const InboxPanel = ({ userId }: { readonly userId: number }) => {
  const [count, setCount] = useState(shownAtFirst);
  const inbox = useInbox(userId, count);
  const { rows = [], total = 0 } = inbox.data ?? {};
  return (
    <section className="panel" aria-labelledby="h-inbox">
      <h2 id="h-inbox">
        <Icon of={Bell} />
        {t('inbox.title')}
      </h2>
      {inbox.isPending && (
        <div aria-busy="true">
          <span className="sr" role="status">
            {t('loading')}
          </span>
          <Skeleton width="45" />
          <Skeleton width="70" />
        </div>
      )}
      {inbox.isError && !inbox.data && (
        <div className={styles.bare}>
          <ErrorPanel
            problem={inbox.error}
            isBusy={inbox.isFetching}
            onRetry={() => void inbox.refetch()}
          />
        </div>
      )}
      {inbox.data && rows.length === 0 && <p className="muted">{t('inbox.none')}</p>}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((entry) => (
            <Entry key={entry.Key} entry={entry} />
          ))}
        </ul>
      )}
      {rows.length < Math.min(total, pageRowsMax) && (
        <Button
          kind="second"
          isSmall
          isBusy={inbox.isPlaceholderData}
          onClick={() => setCount(Math.min(count + shownMore, pageRowsMax))}
        >
          {t('inbox.older')}
        </Button>
      )}
    </section>
  );
};
