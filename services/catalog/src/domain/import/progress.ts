import type { RowError } from './draft.ts';

export interface ImportProgress {
  readonly importId: number;
  readonly state: 'Waiting' | 'Checking' | 'Importing' | 'Done' | 'Refused';
  readonly rows: number;
  readonly done: number;
  readonly created: number;
  readonly updated: number;
  readonly errors: readonly RowError[];
  readonly errorCount: number;
  readonly movedAt: Date;
}

export const maxListedErrors = 200;

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
  errors: [...progress.errors, ...errors].slice(0, maxListedErrors),
});

export const refuseImport = (
  progress: ImportProgress,
  error: RowError,
  now: Date,
): ImportProgress => ({ ...withErrors(progress, [error]), state: 'Refused', movedAt: now });

export const heartbeatIntervalMs = 15_000;
export const abandonedAfterMs = 120_000;

export const isAbandoned = (progress: ImportProgress, now: Date): boolean =>
  !isFinished(progress) && now.getTime() - progress.movedAt.getTime() > abandonedAfterMs;

export const interruptedError: RowError = {
  row: 0,
  field: '',
  message: 'The import was interrupted. Send the file again; nothing is imported twice.',
};

export const isFinished = ({ state }: ImportProgress): boolean =>
  state === 'Done' || state === 'Refused';
