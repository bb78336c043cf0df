import type { Item } from '../items/item.ts';
import type { RowError } from './draft.ts';
import type { CellChange } from './item-cells.ts';
import type { RowCounts } from './progress.ts';

export const rowsPerBatch = 500;
/** The rows of one item stay in one batch, unless a file repeats a code without end. */
export const maxRowsPerBatch = 1_000;
/** A check keeps this many rows of each kind for the preview. */
export const previewRows = 100;

export type ImportPass = 'check' | 'import';
export type RowKind = 'created' | 'updated' | 'unchanged' | 'error';

export interface ErrorRow {
  readonly row: number;
  /** Rows of imports of older releases lack the code and the name. */
  readonly code?: string;
  readonly name?: string;
  /** The row as it stands in the file. */
  readonly cells: readonly string[];
  readonly errors: readonly RowError[];
}

export interface PreviewRow {
  readonly row: number;
  readonly kind: RowKind;
  readonly code: string;
  readonly name: string;
  /** The import would create the category of the row. */
  readonly hasNewCategory?: boolean;
  readonly changes: readonly CellChange[];
  readonly errors: readonly RowError[];
}

/** What an import did to an item, stored before it is done and completed afterwards. */
export interface JournalEntry {
  readonly code: string;
  readonly itemId: number;
  readonly kind: 'created' | 'updated';
  readonly before: Item | null;
  /** -1 for a created item. */
  readonly revBefore: number;
  /** Null until the item is written. */
  readonly revAfter: number | null;
  /** Of what the import makes of the item; entries of former releases have none. */
  readonly hashAfter?: string;
  readonly changedRows: readonly number[];
}

export interface KeptItem {
  readonly itemId: number;
  readonly code: string;
  readonly name: string;
}

export interface UndoneBatch {
  readonly restored: number;
  readonly deleted: number;
  readonly kept: readonly KeptItem[];
}

/** About 500 rows of a file in one pass over it. */
export interface ImportBatch {
  readonly importId: number;
  readonly pass: ImportPass;
  readonly firstRow: number;
  readonly rowCount: number;
  readonly isComplete: boolean;
  readonly counts: RowCounts;
  readonly errorRows: readonly ErrorRow[];
  readonly preview: readonly PreviewRow[];
  readonly journal: readonly JournalEntry[];
  readonly undone: UndoneBatch | null;
  readonly writtenAt: Date;
}
