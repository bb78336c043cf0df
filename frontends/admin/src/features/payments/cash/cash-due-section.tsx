import type { CashDueResponse } from '@tokri/contracts/api';
import { Link, useQueryClient } from '@tokri/web-kit/platform';
import {
  classNames,
  EmptyState,
  ErrorPanel,
  formatExactPrice,
  formatSlotWithDate,
} from '@tokri/web-kit/ui';
import { useState } from 'react';
import cardStyles from '../../../components/card.module.css';
import { Pagination, rowsPerPage } from '../../../components/pagination.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import tableStyles from '../../../components/table.module.css';
import { usePermissions } from '../../../layout/access-guard.tsx';
import { RecordCashButton } from '../../../orders/record-cash.tsx';
import { t } from '../labels.ts';
import { refreshCashCollections } from '../payment-queries.ts';
import styles from '../payments.module.css';
import { useCashDue, useCashDueSum } from './cash-due-queries.ts';

const OrderName = ({ order }: { readonly order: CashDueResponse }) =>
  usePermissions().includes('transactions') ? (
    <Link className={styles.name} to={`/admin/orders/${order.TransactionId}`}>
      {order.TransactionNumber}
    </Link>
  ) : (
    order.TransactionNumber
  );

const CashDueRow = ({
  order,
  onRecorded,
}: {
  readonly order: CashDueResponse;
  readonly onRecorded: () => void;
}) => (
  <tr>
    <td className={tableStyles.phoneMain}>
      <OrderName order={order} />
      <small>{order.UserName}</small>
    </td>
    <td className={tableStyles.phoneMain}>{formatSlotWithDate(order.Slot)}</td>
    <td className={classNames(tableStyles.number, tableStyles.phoneSide, 'strong')}>
      {formatExactPrice(order.Payable)}
    </td>
    <td className={classNames(tableStyles.number, tableStyles.phoneSide)}>
      <RecordCashButton
        order={{
          id: order.TransactionId,
          number: order.TransactionNumber,
          payable: order.Payable,
        }}
        kind="secondary"
        isSmall
        onRecorded={onRecorded}
      />
    </td>
  </tr>
);

const CashDueTable = ({
  orders,
  onRecorded,
}: {
  readonly orders: readonly CashDueResponse[];
  readonly onRecorded: (orderId: number) => void;
}) => (
  <table className={tableStyles.table} aria-label={t('due.title')}>
    <thead>
      <tr>
        <th scope="col">{t('column.order')}</th>
        <th scope="col">{t('due.delivered')}</th>
        <th scope="col" className={tableStyles.number}>
          {t('due.amount')}
        </th>
        <td />
      </tr>
    </thead>
    <tbody>
      {orders.map((order) => (
        <CashDueRow
          key={order.TransactionId}
          order={order}
          onRecorded={() => onRecorded(order.TransactionId)}
        />
      ))}
    </tbody>
  </table>
);

const CashDueHead = ({ total }: { readonly total: number | undefined }) => {
  const { data: sum } = useCashDueSum(total);
  return (
    <div className={styles.dueHead}>
      <h2 id="h-cash-due">{t('due.title')}</h2>
      <p role="status">
        {sum && sum.Orders > 0 && (
          <b className="strong">
            {t(sum.IsComplete ? 'due.sum' : 'due.partialSum', {
              count: sum.Orders,
              sum: formatExactPrice(sum.Payable),
            })}
          </b>
        )}
      </p>
    </div>
  );
};

export const CashDueSection = () => {
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const [recordedIds, setRecordedIds] = useState<ReadonlySet<number>>(new Set());
  const list = useCashDue(page, recordedIds);
  const orders = list.data?.rows.filter(({ TransactionId }) => !recordedIds.has(TransactionId));
  const lastPage = list.data && Math.max(1, Math.ceil(list.data.total / rowsPerPage));
  // The orders of the last page may all have been recorded.
  if (lastPage !== undefined && page > lastPage) setPage(lastPage);
  return (
    <section
      className={classNames(cardStyles.card, styles.due)}
      aria-labelledby="h-cash-due"
      aria-busy={list.isPlaceholderData}
    >
      <CashDueHead total={list.data?.total} />
      {list.isPending && <RowsSkeleton count={3} />}
      {list.isError && !list.data && (
        <ErrorPanel
          error={list.error}
          isBusy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data?.total === 0 && <EmptyState title={t('due.none')} text={t('due.noneText')} />}
      {list.data && list.data.total > 0 && (
        <>
          <CashDueTable
            orders={orders ?? []}
            onRecorded={(orderId) => {
              setRecordedIds((ids) => new Set([...ids, orderId]));
              refreshCashCollections(client);
            }}
          />
          <Pagination page={page} total={list.data.total} onPageChange={setPage} />
        </>
      )}
    </section>
  );
};
