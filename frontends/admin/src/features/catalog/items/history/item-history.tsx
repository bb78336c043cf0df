import type { EditedItem, ItemHistoryEntryResponse } from '@tokri/contracts/api';
import { EmptyState, ErrorPanel, formatPastMoment, Note } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { ChangeTable } from '../../../../audit/change-table.tsx';
import { operationLabel, t } from '../../../../audit/labels.ts';
import { useStaffNames } from '../../../../audit/use-staff-names.ts';
import cardStyles from '../../../../components/card.module.css';
import { LoadMore } from '../../../../components/load-more.tsx';
import { RowsSkeleton } from '../../../../components/rows-skeleton.tsx';
import { useItemHistory } from './item-history-queries.ts';
import styles from './item-history.module.css';

type HistoryItem = Pick<EditedItem, 'Id' | 'Rev'>;

const HistoryEntry = ({
  entry,
  staff,
}: {
  readonly entry: ItemHistoryEntryResponse;
  readonly staff: string;
}) => (
  <li className={styles.entry}>
    <div className={styles.head}>
      <b className="strong">{operationLabel(entry.Operation)}</b>
      <span className={styles.who}>{staff}</span>
      <time dateTime={entry.At}>{formatPastMoment(entry.At)}</time>
    </div>
    {entry.Outcome === 'unconfirmed' && <Note tone="warning">{t('history.unconfirmed')}</Note>}
    {entry.Changes.map((change) => (
      <ChangeTable key={change.Subject} change={change} />
    ))}
  </li>
);

const HistoryEntries = ({ item }: { readonly item: HistoryItem }) => {
  const query = useItemHistory(item);
  const { nameOf } = useStaffNames();
  const entries = query.data?.pages.flatMap(({ Entries }) => Entries) ?? [];
  if (query.isPending) return <RowsSkeleton count={3} />;
  if (!query.data)
    return (
      <ErrorPanel
        error={query.error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (entries.length === 0 && !query.hasNextPage)
    return <EmptyState title={t('history.empty')} text={t('history.emptyText')} />;
  return (
    <>
      <ol className={styles.entries} aria-label={t('history.title')}>
        {entries.map((entry) => (
          <HistoryEntry key={entry.Id} entry={entry} staff={nameOf(entry.StaffId)} />
        ))}
      </ol>
      <LoadMore query={query} label={t('history.more')} isSmall />
    </>
  );
};

/** Who changed what, read when it is opened. */
export const ItemHistory = ({ item }: { readonly item: HistoryItem }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={`${cardStyles.card} ${styles.history}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{t('history.title')}</h2>
      </summary>
      {isOpen && <HistoryEntries item={item} />}
    </details>
  );
};
