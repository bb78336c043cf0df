import type { RowError } from './draft.ts';

/** How far an import is (shapes.md, Import). Refused: nothing was written, or it broke off; what is wrong stands in `errors`. */
export interface ImportProgress {
  readonly importId: number;
  readonly state: 'Checking' | 'Importing' | 'Done' | 'Refused';
  readonly rows: number;
  /** Rows dealt with, in the state that it is in. */
  readonly done: number;
  readonly created: number;
  readonly updated: number;
  readonly errors: readonly RowError[];
  readonly errorCount: number;
  readonly movedAt: Date;
}

/** Errors beyond these are counted only. */
export const errorsListedMax = 200;

export const beginImport = (importId: number, now: Date): ImportProgress =>
  ({ importId, state: 'Checking', rows: 0, done: 0, created: 0, updated: 0, errors: [], errorCount: 0, movedAt: now });

export const withErrors = (progress: ImportProgress, errors: readonly RowError[]): ImportProgress =>
  ({ ...progress, errorCount: progress.errorCount + errors.length, errors: [...progress.errors, ...errors].slice(0, errorsListedMax) });

/** An end without rows written, or with the rest unwritten. */
export const refuseImport = (progress: ImportProgress, error: RowError, now: Date): ImportProgress => ({ ...withErrors(progress, [error]), state: 'Refused', movedAt: now });

/** An import that does not move for this long has lost its process. */
export const abandonedAfterMs = 120_000;

export const isOver = ({ state }: ImportProgress): boolean => state === 'Done' || state === 'Refused';
