import { functionalUpdate, useTable, type SortingState } from '@tanstack/react-table';
import { classNames } from '@tokri/web-kit/ui';
import { useMemo } from 'react';
import { features, type Column } from './columns.ts';
import { HeaderRow } from './header-row.tsx';
import { TableRow } from './table-row.tsx';
import type { RowSelection } from './row-selection.ts';
import type { Sorting } from './sorting.ts';
import tableStyles from '../table.module.css';
import styles from './data-table.module.css';
import { useRowClicks } from './use-row-clicks.ts';
import { useRowKeys } from './use-row-keys.ts';

export interface DataTableProps<Row extends object> {
  readonly label: string;
  /** A page of rows; the same array as long as the rows are the same. */
  readonly rows: readonly Row[];
  /** A constant outside the component. */
  readonly columns: readonly Column<Row>[];
  readonly getRowId: (row: Row) => number;
  /** Names a row in the label of its checkbox. */
  readonly getRowName: (row: Row) => string;
  /** The row whose details are open. */
  readonly openId?: number | undefined;
  readonly sorting?: Sorting | null;
  readonly onSortingChange?: (sorting: Sorting | null) => void;
  /** Without it the rows have no checkbox. */
  readonly selection?: RowSelection;
  readonly hiddenColumns?: readonly string[];
  /** A click beside the link of a row follows it, too. */
  readonly isRowClickable?: boolean;
}

const toVisibility = (hiddenColumns: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(hiddenColumns.map((id) => [id, false]));

const toSelectionState = (selection: RowSelection | undefined): Record<string, true> =>
  Object.fromEntries([...(selection?.ids ?? [])].map((id) => [id, true as const]));

const toSortingState = (sorting: Sorting | null): SortingState =>
  sorting ? [{ id: sorting.column, desc: sorting.isDescending }] : [];

const noColumns: readonly string[] = [];

const useRows = <Row extends object>({
  rows,
  columns,
  getRowId,
  sorting = null,
  onSortingChange,
  selection,
  hiddenColumns = noColumns,
}: Omit<DataTableProps<Row>, 'label' | 'getRowName' | 'openId' | 'isRowClickable'>) => {
  const columnVisibility = useMemo(() => toVisibility(hiddenColumns), [hiddenColumns]);
  return useTable({
    features,
    data: rows,
    columns: columns as Column<Row>[],
    getRowId: (row) => String(getRowId(row)),
    manualSorting: true,
    enableSorting: onSortingChange !== undefined,
    state: {
      columnVisibility,
      sorting: toSortingState(sorting),
      rowSelection: toSelectionState(selection),
    },
    onSortingChange: (update) => {
      const [next] = functionalUpdate(update, toSortingState(sorting));
      onSortingChange?.(next ? { column: next.id, isDescending: next.desc } : null);
    },
    onRowSelectionChange: (update) => {
      const selected = functionalUpdate(update, toSelectionState(selection));
      selection?.setIds(new Set(Object.keys(selected).map(Number)));
    },
  });
};

/**
 * A table whose rows the server sorts and pages. On a phone each row is a card. J and K move
 * between rows, X selects one.
 */
export const DataTable = <Row extends object>({
  label,
  rows,
  columns,
  getRowId,
  getRowName,
  openId,
  selection,
  isRowClickable = false,
  ...order
}: DataTableProps<Row>) => {
  const tableRef = useRowKeys();
  useRowClicks(tableRef, isRowClickable);
  const table = useRows({ rows, columns, getRowId, selection, ...order });
  return (
    <table
      ref={tableRef}
      className={classNames(tableStyles.table, isRowClickable && styles.clickable)}
      aria-label={label}
    >
      <HeaderRow table={table} isSelectable={selection !== undefined} />
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <TableRow
            key={row.id}
            table={table}
            row={row}
            name={getRowName(row.original)}
            isOpen={getRowId(row.original) === openId}
            isSelectable={selection !== undefined}
          />
        ))}
      </tbody>
    </table>
  );
};
