import { useSearchParams } from '@tokri/web-kit/platform';
import { EmptyState, ErrorPanel, Note } from '@tokri/web-kit/ui';
import { useMemo } from 'react';
import { SubjectNames } from '../../../audit/subject-names.ts';
import { useStaffNames, type StaffNames } from '../../../audit/use-staff-names.ts';
import cardStyles from '../../../components/card.module.css';
import { LoadMore } from '../../../components/load-more.tsx';
import { Page } from '../../../components/page.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { t } from '../labels.ts';
import { AuditEntry } from './audit-entry.tsx';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import {
  formatAuditFilter,
  isFiltered,
  parseAuditFilter,
  type AuditFilter,
} from './audit-filter.ts';
import { useAuditEntries } from './audit-queries.ts';
import styles from './audit.module.css';
import { ExportButton } from './export-button.tsx';
import { useSubjectNames } from './use-subject-names.ts';

type EntriesQuery = ReturnType<typeof useAuditEntries>;

const NothingFound = ({ filter }: { readonly filter: AuditFilter }) =>
  isFiltered(filter) ? (
    <EmptyState title={t('audit.empty')} text={t('audit.emptyText')} />
  ) : (
    <EmptyState title={t('audit.none')} text={t('audit.noneText')} />
  );

const EntryList = ({
  query,
  filter,
  nameOf,
}: {
  readonly query: EntriesQuery;
  readonly filter: AuditFilter;
  readonly nameOf: StaffNames['nameOf'];
}) => {
  const pages = query.data?.pages ?? [];
  const entries = pages.flatMap(({ Entries }) => Entries);
  const names = useSubjectNames(entries);
  const unavailable = [...new Set(pages.flatMap(({ Unavailable }) => Unavailable))];
  return (
    <>
      {unavailable.length > 0 && (
        <div className={styles.note}>
          <Note tone="warning">{t('audit.unavailable', { services: unavailable.join(', ') })}</Note>
        </div>
      )}
      {entries.length === 0 && <NothingFound filter={filter} />}
      <SubjectNames value={names}>
        <ol className={styles.entries} aria-label={t('audit.list')}>
          {entries.map((entry) => (
            <AuditEntry key={entry.Id} entry={entry} staff={nameOf(entry.StaffId)} />
          ))}
        </ol>
      </SubjectNames>
      {query.hasNextPage && (
        <div className={styles.end}>
          <LoadMore query={query} label={t('audit.more')} />
        </div>
      )}
      {!query.hasNextPage && entries.length > 0 && (
        <p className={`${styles.end} ${styles.all} muted`}>{t('audit.end')}</p>
      )}
    </>
  );
};

export const AuditPage = () => {
  const [searchParams, setSearchParams] = useSearchParams();
  const filter = useMemo(() => parseAuditFilter(searchParams), [searchParams]);
  const query = useAuditEntries(filter);
  const { nameOf } = useStaffNames();
  const changeFilter = (change: Partial<AuditFilter>): void =>
    setSearchParams(formatAuditFilter({ ...filter, ...change }), { replace: true });
  return (
    <Page title={t('audit.title')} actions={<ExportButton filter={filter} nameOf={nameOf} />}>
      <section
        className={cardStyles.card}
        aria-label={t('audit.title')}
        aria-busy={query.isPlaceholderData}
      >
        <AuditFilterBar filter={filter} onChange={changeFilter} />
        {query.isPending && <RowsSkeleton />}
        {query.isError && !query.data && (
          <ErrorPanel
            error={query.error}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && <EntryList query={query} filter={filter} nameOf={nameOf} />}
      </section>
    </Page>
  );
};
