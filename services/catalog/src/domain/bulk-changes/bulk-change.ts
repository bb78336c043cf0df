import { dayMs } from '@tokri/contracts/dates';
import { err, ok, type Result } from '@tokri/contracts/result';
import type { BulkChangeKind, PriceRounding } from '@tokri/contracts/validation';
import type { RowError } from './import-row.ts';

export interface BulkChange {
  readonly batchId: string;
  /** Tells whether a repeated request prepares the same change. */
  readonly requestHash: string;
  readonly kind: BulkChangeKind;
  readonly value: string;
  readonly rounding: PriceRounding;
  /** Empty for changes that apply at once. */
  readonly fromDate: string;
  readonly partyId: number;
  readonly createdAt: Date;
  readonly createdBy: number;
  /** Null until somebody starts or undoes it. */
  readonly startedBy: number | null;
  readonly undoneBy: number | null;
  readonly items: number;
  readonly rows: number;
  readonly refused: number;
  readonly unchanged: number;
  readonly errorCount: number;
  readonly errors: readonly RowError[];
  readonly parts: number;
  readonly state: 'prepared' | 'running' | 'done' | 'undoing' | 'undone';
  /** The part that is done next. */
  readonly nextPart: number;
  readonly done: number;
  readonly failed: number;
  readonly notUndone: number;
  readonly movedAt: Date;
}

/** A preview that nobody starts is deleted after this time. */
export const previewLifetimeMs = dayMs;
export const finishedLifetimeMs = 90 * dayMs;
/** Longer than a change exists that is started, finished and undone as late as possible. */
export const partLifetimeMs = 200 * dayMs;

const itemKinds: readonly BulkChangeKind[] = ['status', 'category', 'hsn', 'stock'];

export const requiredPermission = ({ kind }: Pick<BulkChange, 'kind'>): 'items' | 'rates' =>
  itemKinds.includes(kind) ? 'items' : 'rates';

export const isActive = ({ state }: Pick<BulkChange, 'state'>): boolean =>
  state === 'running' || state === 'undoing';

/** Each run marks the items with its own id, so that an item is changed once by each. */
export const runId = ({ batchId, state }: Pick<BulkChange, 'batchId' | 'state'>): string =>
  `${state === 'undoing' ? 'undo' : 'bulk'}:${batchId}`;

const isOlderThan = (lifetimeMs: number, from: Date, now: Date): boolean =>
  now.getTime() - from.getTime() >= lifetimeMs;

export interface StartContext {
  readonly today: string;
  readonly now: Date;
  readonly staffId: number;
}

export const startChange = (
  change: BulkChange,
  { today, now, staffId }: StartContext,
): Result<BulkChange, 'unknown-batch' | 'nothing-to-change' | 'date-past' | 'already-undone'> => {
  if (change.state === 'undoing' || change.state === 'undone') return err('already-undone');
  if (change.state !== 'prepared') return ok(change);
  if (isOlderThan(previewLifetimeMs, change.createdAt, now)) return err('unknown-batch');
  if (change.rows === change.refused) return err('nothing-to-change');
  if (change.fromDate !== '' && change.fromDate < today) return err('date-past');
  return ok({ ...change, state: 'running', startedBy: staffId, movedAt: now });
};

export const undoChange = (
  change: BulkChange,
  { now, staffId }: Pick<StartContext, 'now' | 'staffId'>,
): Result<BulkChange, 'unknown-batch' | 'not-done'> => {
  if (change.state === 'undoing' || change.state === 'undone') return ok(change);
  if (change.state !== 'done') return err('not-done');
  if (isOlderThan(finishedLifetimeMs, change.movedAt, now)) return err('unknown-batch');
  return ok({
    ...change,
    state: 'undoing',
    undoneBy: staffId,
    nextPart: 0,
    done: 0,
    movedAt: now,
  });
};

export const finishPart = (
  change: BulkChange,
  { rows, problems }: { readonly rows: number; readonly problems: number },
  now: Date,
): BulkChange => {
  const nextPart = change.nextPart + 1;
  const isUndo = change.state === 'undoing';
  const advanced = {
    ...change,
    nextPart,
    done: change.done + rows,
    movedAt: now,
    ...(isUndo ? { notUndone: change.notUndone + problems } : { failed: change.failed + problems }),
  };
  if (nextPart < change.parts) return advanced;
  return { ...advanced, state: isUndo ? 'undone' : 'done' };
};
