import {
  columnVisibilityFeature,
  metaHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';

interface ColumnMeta {
  /** Right-aligned with lining digits. */
  readonly isNumber?: boolean;
  /** Where the cell stands in the card that a row becomes on a phone. */
  readonly phone: 'main' | 'side' | 'end' | 'hidden';
}

export const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

/**
 * A column of an admin table. `id` is also the name by which the server sorts; a column that the
 * server cannot sort by has `enableSorting: false`.
 */
export type Column<Row extends object> = ColumnDef<typeof features, Row> & {
  readonly id: string;
  readonly header: string;
  readonly meta: ColumnMeta;
};
