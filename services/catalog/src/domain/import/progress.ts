import { dayMs } from '@tokri/contracts/dates';
import type { RowError } from './draft.ts';

/** What the process that runs an import has to do. */
export type ImportTask = 'check' | 'import' | 'check-and-import' | 'undo';

export type ImportState =
  | 'Waiting'
  | 'Checking'
  | 'Checked'
  | 'Importing'
  | 'Done'
  | 'Refused'
  | 'Stopped'
  | 'Undoing'
  | 'Undone';

/** Rows by what becomes of them. During a check: what would become of them. */
export interface RowCounts {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly errorRows: number;
  readonly errorCount: number;
}

export interface UndoCounts {
  readonly restored: number;
  readonly deleted: number;
  /** Items that somebody changed after the import, so the undo leaves them. */
  readonly kept: number;
}

export interface ImportProgress extends RowCounts, UndoCounts {
  readonly importId: number;
  readonly task: ImportTask;
  readonly state: ImportState;
  readonly rows: number;
  readonly done: number;
  /** The first errors; batches have all of them. */
  readonly errors: readonly RowError[];
  /** The first categories that do not exist yet. */
  readonly newCategories: readonly string[];
  readonly newCategoryCount: number;
  /** Once rows were written, the errors of the check no longer count. */
  readonly hasWritten: boolean;
  readonly finishedAt: Date | null;
  readonly movedAt: Date;
}

/** What staff sent. It stays the same while the import runs. */
export interface ImportRequest {
  readonly fileName: string;
  /** Null for an import that an older release began. */
  readonly startedBy: number | null;
  readonly startedAt: Date;
  readonly header: readonly string[];
  /** JSON; empty for the default mapping. */
  readonly mapping: string;
  readonly undoneBy: number | null;
  /** How often a process began or resumed it. */
  readonly attempts: number;
  /** Rises with each process that runs it, whatever the task. */
  readonly fencingToken: number;
}

export const maxAttempts = 20;

export type ImportRecord = ImportProgress & ImportRequest;

export const maxListedErrors = 200;
const maxListedCategories = 50;
/** How long the file, the errors and what items were before stay, so that an undo is possible. */
export const importRetentionDays = 30;

export const noCounts: RowCounts = {
  created: 0,
  updated: 0,
  unchanged: 0,
  errorRows: 0,
  errorCount: 0,
};

export const countRows = (
  kinds: readonly ('created' | 'updated' | 'unchanged' | 'error')[],
  errorRows: readonly { readonly errors: readonly RowError[] }[],
): RowCounts => {
  const countOf = (wanted: string): number => kinds.filter((kind) => kind === wanted).length;
  return {
    created: countOf('created'),
    updated: countOf('updated'),
    unchanged: countOf('unchanged'),
    errorRows: errorRows.length,
    errorCount: errorRows.reduce((sum, { errors }) => sum + errors.length, 0),
  };
};

export const withNewCategories = (
  progress: ImportProgress,
  names: readonly string[],
): ImportProgress => ({
  ...progress,
  newCategories: names.slice(0, maxListedCategories),
  newCategoryCount: names.length,
});

export const beginImport = (importId: number, task: ImportTask, now: Date): ImportProgress => ({
  ...noCounts,
  importId,
  task,
  state: 'Waiting',
  rows: 0,
  done: 0,
  errors: [],
  newCategories: [],
  newCategoryCount: 0,
  hasWritten: false,
  restored: 0,
  deleted: 0,
  kept: 0,
  finishedAt: null,
  movedAt: now,
});

export const withErrors = (
  progress: ImportProgress,
  errors: readonly RowError[],
): ImportProgress => ({
  ...progress,
  errorCount: progress.errorCount + errors.length,
  errors: [...progress.errors, ...errors].slice(0, maxListedErrors),
});

export const withBatch = (
  progress: ImportProgress,
  { counts, errors }: { readonly counts: RowCounts; readonly errors: readonly RowError[] },
  rows: number,
): ImportProgress => ({
  ...progress,
  done: progress.done + rows,
  created: progress.created + counts.created,
  updated: progress.updated + counts.updated,
  unchanged: progress.unchanged + counts.unchanged,
  errorRows: progress.errorRows + counts.errorRows,
  errorCount: progress.errorCount + counts.errorCount,
  errors: [...progress.errors, ...errors].slice(0, maxListedErrors),
});

export const refuseImport = (
  progress: ImportProgress,
  error: RowError,
  now: Date,
): ImportProgress => ({
  ...withErrors(progress, [error]),
  state: 'Refused',
  finishedAt: now,
  movedAt: now,
});

export const heartbeatIntervalMs = 3_000;
export const abandonedAfterMs = 15_000;

export const interruptedError: RowError = {
  row: 0,
  field: '',
  rule: 'interrupted',
};

const runningStates: ReadonlySet<ImportState> = new Set([
  'Waiting',
  'Checking',
  'Importing',
  'Undoing',
]);

export const isFinished = ({ state }: Pick<ImportProgress, 'state'>): boolean =>
  !runningStates.has(state);

export const undoUntil = ({ finishedAt }: Pick<ImportProgress, 'finishedAt'>): Date | null =>
  finishedAt && new Date(finishedAt.getTime() + importRetentionDays * dayMs);

export const canUndo = (progress: ImportProgress, now: Date): boolean => {
  const until = undoUntil(progress);
  return (
    (progress.state === 'Done' || progress.state === 'Stopped' || progress.state === 'Refused') &&
    progress.hasWritten &&
    progress.created + progress.updated > 0 &&
    until !== null &&
    now < until
  );
};
