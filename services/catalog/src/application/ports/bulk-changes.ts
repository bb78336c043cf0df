import type { Pagination } from '@tokri/contracts/platform';
import type { BulkChangeKind } from '@tokri/contracts/validation';
import type { BulkChange } from '../../domain/bulk-changes/bulk-change.ts';
import type { RowProblem, RowResults } from '../../domain/bulk-changes/change-row.ts';
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
  readonly run: RowResults | null;
  readonly undo: RowResults | null;
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
  /** Shows other processes that this one still runs the change. */
  heartbeat(batchId: string, now: Date): Promise<void>;
  listStalled(movedBefore: Date): Promise<readonly BulkChange[]>;
  findPart(batchId: string, index: number): Promise<BulkChangePart | null>;
  /** Returns the results that another process saved first, if there are any. */
  saveResults(part: BulkChangePart, phase: RunPhase, results: RowResults): Promise<RowResults>;
  listRows(batchId: string, page: Pagination): Promise<readonly ResultRow[]>;
  listProblemRows(
    batchId: string,
    page: Pagination,
  ): Promise<{ readonly rows: readonly ResultRow[]; readonly total: number }>;
  deleteOld(limits: {
    readonly preparedBefore: Date;
    readonly finishedBefore: Date;
    readonly now: Date;
  }): Promise<number>;
}
