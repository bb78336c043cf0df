import { businessApplicationStates } from '@tokri/contracts/platform';
import { useLocation, useNavigate, useParams, useSearchParams } from '@tokri/web-kit/platform';
import { classNames, EmptyState, ErrorPanel } from '@tokri/web-kit/ui';
import { useMemo } from 'react';
import cardStyles from '../../../components/card.module.css';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { Page } from '../../../components/page.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { t } from '../labels.ts';
import styles from '../people.module.css';
import { listApplicationColumns } from './application-columns.tsx';
import { formatApplicationFilter, parseApplicationFilter } from './application-filter.ts';
import { ApplicationPanel } from './application-panel.tsx';
import { useApplications, type ApplicationFilter } from './business-queries.ts';

const useApplicationFilter = () => {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const filter = useMemo(() => parseApplicationFilter(searchParams), [searchParams]);
  const changeFilter = (change: Partial<ApplicationFilter>): void =>
    void navigate(
      { pathname, search: formatApplicationFilter({ ...filter, page: 1, ...change }) },
      { replace: true },
    );
  return { filter, changeFilter };
};

type FilterControl = ReturnType<typeof useApplicationFilter>;

const StateChips = ({ filter, changeFilter }: FilterControl) => (
  <div className={styles.filters} role="group" aria-label={t('filters')}>
    {businessApplicationStates.map((state) => (
      <button
        key={state}
        type="button"
        className="chip"
        aria-pressed={filter.state === state}
        onClick={() => changeFilter({ state })}
      >
        {t(`business.state.${state}`)}
      </button>
    ))}
  </div>
);

interface ListProps extends FilterControl {
  readonly list: ReturnType<typeof useApplications>;
  readonly openId: number;
}

const ApplicationList = ({ list, openId, filter, changeFilter }: ListProps) => {
  const columns = useMemo(() => listApplicationColumns(filter), [filter]);
  return (
    <section
      className={cardStyles.card}
      aria-label={t('business.list')}
      aria-busy={list.isPlaceholderData}
    >
      <StateChips filter={filter} changeFilter={changeFilter} />
      {list.isPending && <RowsSkeleton />}
      {list.isError && !list.data && (
        <ErrorPanel
          error={list.error}
          isBusy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data?.total === 0 && (
        <EmptyState title={t(`business.empty.${filter.state}`)} text={t('business.emptyText')} />
      )}
      {list.data && list.data.total > 0 && (
        <>
          <DataTable
            label={t('business.list')}
            rows={list.data.rows}
            columns={columns}
            getRowId={({ UserId }) => UserId}
            getRowName={({ Name }) => Name}
            openId={openId}
            hiddenColumns={openId > 0 ? ['applied', 'gstin'] : []}
          />
          <Pagination
            page={filter.page}
            total={list.data.total}
            onPageChange={(page) => changeFilter({ page })}
          />
        </>
      )}
    </section>
  );
};

export const BusinessesPage = () => {
  const { id = '' } = useParams();
  const openId = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0;
  const control = useApplicationFilter();
  const list = useApplications(control.filter);
  return (
    <Page title={t('business.title')}>
      <div className={classNames(styles.columns, openId > 0 && styles.isOpen)}>
        <div className={styles.list}>
          <ApplicationList {...control} list={list} openId={openId} />
        </div>
        {openId > 0 && !list.isPending && (
          <ApplicationPanel
            key={openId}
            application={list.data?.rows.find(({ UserId }) => UserId === openId)}
            listSearch={formatApplicationFilter(control.filter)}
          />
        )}
      </div>
    </Page>
  );
};
