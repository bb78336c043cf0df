import { isApiProblem, useOnline } from '@tokri/web-kit/platform';
import { Button, EmptyState, ErrorPanel, Note, pictures, Skeleton } from '@tokri/web-kit/ui';
import type { LedgerResponse } from '@tokri/contracts/api';
import type { ReactNode } from 'react';
import { t } from './labels.ts';
import { balanceText } from './entry-texts.ts';
import { isValidLedgerSpan, type LedgerFilter } from './ledger-filter.ts';
import { useLedger } from './ledger-queries.ts';
import { LedgerTable } from './ledger-table.tsx';
import styles from './ledger.module.css';
import { StatementDownloads } from './statement-downloads.tsx';

const Balances = ({ ledger }: { readonly ledger: LedgerResponse }) => (
  <dl className={styles.balances}>
    <div>
      <dt>{t('opening')}</dt>
      <dd>{balanceText(ledger.OpeningBalance)}</dd>
    </div>
    <div>
      <dt>{t('closing')}</dt>
      <dd>
        <b className="strong">{balanceText(ledger.ClosingBalance)}</b>
      </dd>
    </div>
  </dl>
);

export const LedgerLoading = () => (
  <>
    <span className="sr-only" role="status">
      {t('loading')}
    </span>
    <div aria-hidden="true">
      <Skeleton as="panel-area" />
    </div>
  </>
);

interface LedgerContentProps {
  /** Of the last page that was read. */
  readonly ledger: LedgerResponse;
  readonly entries: LedgerResponse['Entries'];
  readonly filter: LedgerFilter;
  readonly nameOfStaff?: ((staffId: number) => string) | undefined;
}

/** Balances and entries that were read already. */
export const LedgerContent = ({ ledger, entries, filter, nameOfStaff }: LedgerContentProps) => (
  <>
    <Balances ledger={ledger} />
    {filter.type !== '' && <p className="muted">{t('filtered')}</p>}
    {entries.length === 0 ? (
      <EmptyState title={t('none')} text={t('noneText')} picture={pictures.box} />
    ) : (
      <>
        <p className="muted" role="status">
          {t('count', { count: ledger.EntryCount })}
        </p>
        <LedgerTable ledger={ledger} entries={entries} nameOfStaff={nameOfStaff} />
      </>
    )}
  </>
);

interface LedgerViewProps {
  readonly partyId: number;
  readonly filter: LedgerFilter;
  /** Instead of the error, for whoever may not see this ledger. */
  readonly noAccess?: ReactNode;
  /** Names the author of an adjustment, whom only staff learn. */
  readonly nameOfStaff?: ((staffId: number) => string) | undefined;
}

export const LedgerView = ({ partyId, filter, noAccess, nameOfStaff }: LedgerViewProps) => {
  const query = useLedger(partyId, filter);
  const isOnline = useOnline();
  if (!isValidLedgerSpan(filter)) return null;
  if (query.isPending) return <LedgerLoading />;
  const ledger = query.data?.pages.at(-1);
  if (!query.data || !ledger) {
    if (noAccess && isApiProblem(query.error) && query.error.status === 403) return noAccess;
    return (
      <ErrorPanel
        error={query.error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const entries = query.data.pages.flatMap(({ Entries }) => Entries);
  return (
    <>
      {!isOnline && <Note tone="info">{t('offline')}</Note>}
      <LedgerContent ledger={ledger} entries={entries} filter={filter} nameOfStaff={nameOfStaff} />
      {query.hasNextPage && (
        <Button
          kind="secondary"
          isBlock
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
      <StatementDownloads partyId={partyId} filter={filter} />
    </>
  );
};
