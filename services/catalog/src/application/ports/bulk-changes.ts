import type { Pagination } from '@tokri/contracts/platform';
import type { BulkChangeKind } from '@tokri/contracts/validation';
import type { BulkChange } from '../../domain/bulk-changes/bulk-change.ts';
import type { RowProblem } from '../../domain/bulk-changes/change-row.ts';
import type { PlannedRow } from '../../domain/bulk-changes/plan-rows.ts';

export type RunPhase = 'run' | 'undo';

/** Some rows of a bulk change. The rows of one item are in one part. */
export interface BulkChangePart {
  readonly id: string;
  readonly batchId: string;
  readonly index: number;
  /** The number of the first row, from 0. */
  readonly from: number;
  readonly rows: readonly PlannedRow[];
  /** Null until the part has run; a problem or null for each row. */
  readonly run: readonly (RowProblem | null)[] | null;
  readonly undo: readonly (RowProblem | null)[] | null;
}

export interface ResultRow extends PlannedRow {
  readonly number: number;
  readonly failure: RowProblem | null;
}

export interface BulkChangeStore {
  /** 'exists' when the change of this id was inserted before. */
  insert(
    change: BulkChange,
    parts: readonly (readonly PlannedRow[])[],
  ): Promise<'inserted' | 'exists'>;
  find(batchId: string): Promise<BulkChange | null>;
  /** False when another process changed it meanwhile. */
  save(current: BulkChange, changed: BulkChange): Promise<boolean>;
  list(
    kinds: readonly BulkChangeKind[],
    page: Pagination,
  ): Promise<{ readonly changes: readonly BulkChange[]; readonly total: number }>;
  listStalled(movedBefore: Date): Promise<readonly BulkChange[]>;
  findPart(batchId: string, index: number): Promise<BulkChangePart | null>;
  saveResults(
    part: BulkChangePart,
    phase: RunPhase,
    results: readonly (RowProblem | null)[],
  ): Promise<void>;
  listRows(batchId: string, page: Pagination): Promise<readonly ResultRow[]>;
  listProblemRows(
    batchId: string,
    page: Pagination,
  ): Promise<{ readonly rows: readonly ResultRow[]; readonly total: number }>;
  deleteOld(limits: {
    readonly preparedBefore: Date;
    readonly finishedBefore: Date;
  }): Promise<number>;
}
