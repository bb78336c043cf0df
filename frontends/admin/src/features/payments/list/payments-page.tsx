import type { PaymentEntryResponse } from '@tokri/contracts/api';
import { useLocation, useNavigate, useParams, useSearchParams } from '@tokri/web-kit/platform';
import { classNames, EmptyState, ErrorPanel } from '@tokri/web-kit/ui';
import { useMemo } from 'react';
import cardStyles from '../../../components/card.module.css';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { PaymentPanel } from '../details/payment-panel.tsx';
import { t } from '../labels.ts';
import {
  formatPaymentFilter,
  isFiltered,
  parsePaymentFilter,
  type PaymentFilter,
} from '../payment-filter.ts';
import { orderLabel } from '../payment-labels.ts';
import { usePayments } from '../payment-queries.ts';
import { PaymentsLayout } from '../payments-layout.tsx';
import styles from '../payments.module.css';
import { listPaymentColumns, providerId } from './payment-columns.tsx';
import { PaymentFilterBar } from './payment-filter-bar.tsx';
import { PaymentTotals } from './payment-totals.tsx';

const NoPayments = ({ filter }: { readonly filter: PaymentFilter }) =>
  isFiltered(filter) ? (
    <EmptyState title={t('emptyFilter')} text={t('emptyFilterText')} />
  ) : (
    <EmptyState title={t('empty')} text={t('emptyText')} />
  );

const noHiddenColumns: readonly string[] = [];
const withoutProvider = ['provider'];

/** An open payment, which names its provider id itself, leaves the table half of the page. */
const PaymentTable = ({
  payments,
  filter,
  openId,
}: {
  readonly payments: readonly PaymentEntryResponse[];
  readonly filter: PaymentFilter;
  readonly openId: number;
}) => {
  const columns = useMemo(() => listPaymentColumns(filter), [filter]);
  const hasProviderColumn = openId === 0 && payments.some(providerId);
  return (
    <DataTable
      label={t('list.label')}
      rows={payments}
      columns={columns}
      getRowId={({ TransactionId }) => TransactionId}
      getRowName={orderLabel}
      openId={openId}
      hiddenColumns={hasProviderColumn ? noHiddenColumns : withoutProvider}
      isRowClickable
    />
  );
};

const usePaymentFilter = () => {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const filter = useMemo(() => parsePaymentFilter(searchParams), [searchParams]);
  const changeFilter = (change: Partial<PaymentFilter>): void =>
    void navigate(
      { pathname, search: formatPaymentFilter({ ...filter, page: 1, ...change }) },
      { replace: true },
    );
  return { filter, changeFilter };
};

export const PaymentsPage = () => {
  const openId = Number(useParams().id ?? 0);
  const { filter, changeFilter } = usePaymentFilter();
  const list = usePayments(filter);
  return (
    <PaymentsLayout title={t('title')}>
      <div className={classNames(styles.columns, openId > 0 && styles.isOpen)}>
        <div className={styles.list}>
          <section
            className={cardStyles.card}
            aria-label={t('title')}
            aria-busy={list.isPlaceholderData}
          >
            <PaymentFilterBar filter={filter} onChange={changeFilter} />
            <PaymentTotals filter={filter} />
            {list.isPending && <RowsSkeleton />}
            {list.isError && !list.data && (
              <ErrorPanel
                error={list.error}
                isBusy={list.isFetching}
                onRetry={() => void list.refetch()}
              />
            )}
            {list.data?.total === 0 && <NoPayments filter={filter} />}
            {list.data && list.data.total > 0 && (
              <>
                <PaymentTable payments={list.data.rows} filter={filter} openId={openId} />
                <Pagination
                  page={filter.page}
                  total={list.data.total}
                  onPageChange={(page) => changeFilter({ page })}
                />
              </>
            )}
          </section>
        </div>
        {openId > 0 && <PaymentPanel key={openId} orderId={openId} filter={filter} />}
      </div>
    </PaymentsLayout>
  );
};
