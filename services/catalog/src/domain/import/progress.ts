import type { RowError } from './draft.ts';

/** How far an import is (shapes.md, Import). Waiting: others come first. Refused: nothing was written, or it broke off; what is wrong stands in `errors`. */
export interface ImportProgress {
  readonly importId: number;
  readonly state: 'Waiting' | 'Checking' | 'Importing' | 'Done' | 'Refused';
  readonly rows: number;
  /** Rows dealt with, in the state that it is in. */
  readonly done: number;
  readonly created: number;
  readonly updated: number;
  readonly errors: readonly RowError[];
  readonly errorCount: number;
  /** When the process that has it last said so: with each write of progress, and every `aliveEveryMs` also while it waits. */
  readonly movedAt: Date;
}

/** Errors beyond these are counted only. */
export const errorsListedMax = 200;

export const beginImport = (importId: number, now: Date): ImportProgress => ({
  importId,
  state: 'Waiting',
  rows: 0,
  done: 0,
  created: 0,
  updated: 0,
  errors: [],
  errorCount: 0,
  movedAt: now,
});

export const withErrors = (
  progress: ImportProgress,
  errors: readonly RowError[],
): ImportProgress => ({
  ...progress,
  errorCount: progress.errorCount + errors.length,
  errors: [...progress.errors, ...errors].slice(0, errorsListedMax),
});

/** An end without rows written, or with the rest unwritten. */
export const refuseImport = (
  progress: ImportProgress,
  error: RowError,
  now: Date,
): ImportProgress => ({ ...withErrors(progress, [error]), state: 'Refused', movedAt: now });

/** How often a process says that it still has its imports, those that wait among them. */
export const aliveEveryMs = 15_000;
/** An import whose process says nothing for this long has lost it. */
export const abandonedAfterMs = 120_000;

export const isAbandoned = (progress: ImportProgress, now: Date): boolean =>
  !isOver(progress) && now.getTime() - progress.movedAt.getTime() > abandonedAfterMs;

/** What staff read of an import that has lost its process, or met a failure that is none of the file. */
export const brokeOff: RowError = {
  row: 0,
  field: '',
  message: 'The import broke off. Send the file again; nothing comes in twice.',
};

export const isOver = ({ state }: ImportProgress): boolean =>
  state === 'Done' || state === 'Refused';
