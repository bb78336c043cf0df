import type { CustomerEntryResponse } from '@tokri/contracts/api';
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
import { listCustomerColumns } from './customer-columns.tsx';
import { CustomerFilterBar } from './customer-filter-bar.tsx';
import {
  formatCustomerFilter,
  isFiltered,
  parseCustomerFilter,
  type CustomerFilter,
} from './customer-filter.ts';
import { customerName } from './customer-name.ts';
import { useCustomers } from './customer-queries.ts';
import { CustomerPanel } from './details/customer-panel.tsx';

const CustomerTable = ({
  customers,
  filter,
  openId,
}: {
  readonly customers: readonly CustomerEntryResponse[];
  readonly filter: CustomerFilter;
  readonly openId: number;
}) => {
  const columns = useMemo(() => listCustomerColumns(filter), [filter]);
  return (
    <DataTable
      label={t('list')}
      rows={customers}
      columns={columns}
      getRowId={({ UserId }) => UserId}
      getRowName={customerName}
      openId={openId}
      hiddenColumns={openId > 0 ? ['registered', 'business'] : []}
    />
  );
};

const useCustomerFilter = () => {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const filter = useMemo(() => parseCustomerFilter(searchParams), [searchParams]);
  const changeFilter = (change: Partial<CustomerFilter>): void =>
    void navigate(
      { pathname, search: formatCustomerFilter({ ...filter, page: 1, ...change }) },
      { replace: true },
    );
  return { filter, changeFilter };
};

const CustomerList = ({ openId }: { readonly openId: number }) => {
  const { filter, changeFilter } = useCustomerFilter();
  const list = useCustomers(filter);
  return (
    <section className={cardStyles.card} aria-label={t('list')} aria-busy={list.isPlaceholderData}>
      <CustomerFilterBar filter={filter} onChange={changeFilter} />
      {list.isPending && <RowsSkeleton />}
      {list.isError && !list.data && (
        <ErrorPanel
          error={list.error}
          isBusy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data?.total === 0 && (
        <EmptyState
          title={t(isFiltered(filter) ? 'emptyFilter' : 'empty')}
          text={t(isFiltered(filter) ? 'emptyFilterText' : 'emptyText')}
        />
      )}
      {list.data && list.data.total > 0 && (
        <>
          <CustomerTable customers={list.data.rows} filter={filter} openId={openId} />
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

export const CustomersPage = () => {
  const { id = '' } = useParams();
  const openId = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0;
  const [searchParams] = useSearchParams();
  return (
    <Page title={t('title')}>
      <div className={classNames(styles.columns, openId > 0 && styles.isOpen)}>
        <div className={styles.list}>
          <CustomerList openId={openId} />
        </div>
        {openId > 0 && (
          <CustomerPanel
            key={openId}
            userId={openId}
            listSearch={formatCustomerFilter(parseCustomerFilter(searchParams))}
          />
        )}
      </div>
    </Page>
  );
};
