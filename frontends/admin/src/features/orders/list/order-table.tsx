import type { OrderResponse } from '@tokri/contracts/api';
import { useMemo } from 'react';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import type { RowSelection } from '../../../components/data-table/row-selection.ts';
import { t } from '../../../labels.ts';
import type { OrderFilter } from '../order-filter.ts';
import { listOrderColumns } from './order-columns.tsx';

export interface OrderTableProps {
  readonly orders: readonly OrderResponse[];
  readonly filter: OrderFilter;
  readonly openId: number;
  readonly selection: RowSelection;
}

/** An open order leaves the table half of the page. */
const besideOrderHidden = ['items'];

export const OrderTable = ({ orders, filter, openId, selection }: OrderTableProps) => {
  const columns = useMemo(() => listOrderColumns(filter), [filter]);
  return (
    <DataTable
      label={t('orders.list')}
      rows={orders}
      columns={columns}
      getRowId={({ Id }) => Id}
      getRowName={({ TransactionNumber }) => TransactionNumber}
      openId={openId}
      selection={selection}
      hiddenColumns={openId > 0 ? besideOrderHidden : undefined}
      isRowClickable
    />
  );
};
