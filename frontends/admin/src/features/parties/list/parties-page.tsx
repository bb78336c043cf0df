import type { PartyBalancesResponse } from '@tokri/contracts/api';
import { maxPersonSearchLength } from '@tokri/contracts/validation';
import { useLocation, useNavigate, useSearchParams } from '@tokri/web-kit/platform';
import { Button, EmptyState, ErrorPanel } from '@tokri/web-kit/ui';
import { useMemo } from 'react';
import cardStyles from '../../../components/card.module.css';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { useRowSelection } from '../../../components/data-table/row-selection.ts';
import { MoreActions } from '../../../components/page-header/more-actions.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { SearchForm } from '../../../components/search-form/search-form.tsx';
import { SaveStatementsButton } from '../../../document-batches/save-buttons.tsx';
import { t } from '../labels.ts';
import { PartiesLayout } from '../parties-layout.tsx';
import styles from '../parties.module.css';
import { useParties } from '../party-queries.ts';
import { RemindBar } from '../reminders/remind-bar.tsx';
import { ExportPartiesButtons } from './export-parties.tsx';
import { listPartyColumns } from './party-columns.tsx';
import { formatPartyFilter, parsePartyFilter, type PartyFilter } from './party-filter.ts';
import { PartyTotals } from './party-totals.tsx';

const usePartyFilter = () => {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const filter = useMemo(() => parsePartyFilter(searchParams), [searchParams]);
  const changeFilter = (change: Partial<PartyFilter>): void =>
    void navigate(
      { pathname, search: formatPartyFilter({ ...filter, page: 1, ...change }) },
      { replace: true },
    );
  return { filter, changeFilter };
};

interface PartyListProps extends ReturnType<typeof usePartyFilter> {
  readonly list: PartyBalancesResponse;
}

const PartyList = ({ list, filter, changeFilter }: PartyListProps) => {
  const columns = useMemo(listPartyColumns, []);
  const selection = useRowSelection();
  if (list.Totals.Parties === 0)
    return filter.search === '' ? (
      <EmptyState title={t('empty')} text={t('emptyText')} />
    ) : (
      <EmptyState title={t('emptySearch')} text={t('emptySearchText')} />
    );
  return (
    <>
      <PartyTotals totals={list.Totals} />
      <DataTable
        label={t('list.label')}
        rows={list.Parties}
        columns={columns}
        getRowId={({ PartyId }) => PartyId}
        getRowName={({ Name }) => Name}
        selection={selection}
        isRowClickable
      />
      <RemindBar parties={list.Parties} selection={selection} />
      <Pagination
        page={filter.page}
        total={list.Totals.Parties}
        onPageChange={(page) => changeFilter({ page })}
      />
    </>
  );
};

const ListActions = ({ filter }: { readonly filter: PartyFilter }) => (
  <MoreActions>
    <ExportPartiesButtons filter={filter} />
    <SaveStatementsButton />
  </MoreActions>
);

export const PartiesPage = () => {
  const control = usePartyFilter();
  const { filter, changeFilter } = control;
  const list = useParties(filter);
  return (
    <PartiesLayout title={t('title')} actions={<ListActions filter={filter} />}>
      <section
        className={cardStyles.card}
        aria-label={t('title')}
        aria-busy={list.isPlaceholderData}
      >
        <div className={styles.filters}>
          <SearchForm
            label={t('search.label')}
            hint={t('search.hint')}
            submitLabel={t('search.submit')}
            maxLength={maxPersonSearchLength}
            value={filter.search}
            onSearch={(search) => changeFilter({ search })}
          />
          {filter.search !== '' && (
            <Button kind="quiet" onClick={() => changeFilter({ search: '' })}>
              {t('search.clear')}
            </Button>
          )}
        </div>
        {list.isPending && <RowsSkeleton />}
        {list.isError && !list.data && (
          <ErrorPanel
            error={list.error}
            isBusy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data && <PartyList {...control} list={list.data} />}
      </section>
    </PartiesLayout>
  );
};
