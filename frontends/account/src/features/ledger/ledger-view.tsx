import { isApiProblem, useOnline } from '@tokri/web-kit/platform';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  Note,
  pictures,
  Skeleton,
} from '@tokri/web-kit/ui';
import type { LedgerResponse } from '@tokri/contracts/api';
import { t } from '../../labels.ts';
import { balanceText } from './entry-texts.ts';
import { isValidLedgerSpan, type LedgerFilter } from './ledger-filter.ts';
import { useLedger } from './ledger-queries.ts';
import { LedgerTable } from './ledger-table.tsx';
import styles from './ledger.module.css';
import { StatementDownloads } from './statement-downloads.tsx';

const Balances = ({ ledger }: { readonly ledger: LedgerResponse }) => (
  <dl className={styles.balances}>
    <div>
      <dt>{t('ledger.opening')}</dt>
      <dd>{balanceText(ledger.OpeningBalance)}</dd>
    </div>
    <div>
      <dt>{t('ledger.closing')}</dt>
      <dd>
        <b className="strong">{balanceText(ledger.ClosingBalance)}</b>
      </dd>
    </div>
  </dl>
);

const Loading = () => (
  <>
    <span className="sr-only" role="status">
      {t('loading')}
    </span>
    <div aria-hidden="true">
      <Skeleton as="panel-area" />
    </div>
  </>
);

export const NoParty = () => (
  <EmptyState title={t('ledger.noParty')} text={t('ledger.noPartyText')} picture={pictures.box}>
    <ButtonLink to="/home">{t('ledger.home')}</ButtonLink>
  </EmptyState>
);

interface LedgerViewProps {
  readonly partyId: number;
  readonly filter: LedgerFilter;
}

export const LedgerView = ({ partyId, filter }: LedgerViewProps) => {
  const query = useLedger(partyId, filter);
  const isOnline = useOnline();
  if (!isValidLedgerSpan(filter)) return null;
  if (query.isPending) return <Loading />;
  const ledger = query.data?.pages.at(-1);
  if (!query.data || !ledger) {
    if (isApiProblem(query.error) && query.error.status === 403) return <NoParty />;
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
      {!isOnline && <Note tone="info">{t('ledger.offline')}</Note>}
      <Balances ledger={ledger} />
      {filter.type !== '' && <p className="muted">{t('ledger.filtered')}</p>}
      {entries.length === 0 ? (
        <EmptyState title={t('ledger.none')} text={t('ledger.noneText')} picture={pictures.box} />
      ) : (
        <>
          <p className="muted" role="status">
            {t('ledger.count', { count: ledger.EntryCount })}
          </p>
          <LedgerTable ledger={ledger} entries={entries} />
        </>
      )}
      {query.hasNextPage && (
        <Button
          kind="secondary"
          isBlock
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('ledger.more')}
        </Button>
      )}
      <StatementDownloads partyId={partyId} filter={filter} />
    </>
  );
};
