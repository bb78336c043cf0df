import { err, ok, type Result } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import type { BulkChange } from '../../domain/bulk-changes/bulk-change.ts';
import type { Plan, PlannedRow } from '../../domain/bulk-changes/plan-rows.ts';
import type { Item } from '../../domain/items/item.ts';
import { yieldToEventLoop } from '../import/map-rows.ts';
import type { BulkChangeStore } from '../ports/bulk-changes.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';

export interface PrepareDeps {
  readonly bulkChanges: BulkChangeStore;
  readonly catalogIndex: CatalogIndex;
  readonly clock: Clock;
}

export type BatchDescription = Pick<
  BulkChange,
  | 'batchId'
  | 'requestHash'
  | 'kind'
  | 'value'
  | 'rounding'
  | 'fromDate'
  | 'partyId'
  | 'createdBy'
  | 'errorCount'
  | 'errors'
>;

/** A change advances by parts, so a part is what a crash repeats at most. */
const rowsPerPart = 200;
const itemsPerTurn = 500;

export const planItems = async (
  items: readonly Item[],
  planItem: (item: Item) => readonly Plan[],
): Promise<{ readonly byItem: readonly (readonly PlannedRow[])[]; readonly unchanged: number }> => {
  const byItem: (readonly PlannedRow[])[] = [];
  let unchanged = 0;
  for (const [index, item] of items.entries()) {
    if (index % itemsPerTurn === itemsPerTurn - 1) await yieldToEventLoop();
    const plans = planItem(item);
    const rows = plans.filter((plan) => plan !== 'unchanged');
    unchanged += plans.length - rows.length;
    if (rows.length > 0) byItem.push(rows);
  }
  return { byItem, unchanged };
};

export const splitIntoParts = (
  byItem: readonly (readonly PlannedRow[])[],
): readonly (readonly PlannedRow[])[] => {
  const parts: PlannedRow[][] = [];
  for (const rows of byItem) {
    const last = parts.at(-1);
    if (last && last.length + rows.length <= rowsPerPart) last.push(...rows);
    else parts.push([...rows]);
  }
  return parts;
};

/** A repeated request returns the change that the first one prepared. */
export const savePlan = async (
  { bulkChanges, clock }: Pick<PrepareDeps, 'bulkChanges' | 'clock'>,
  description: BatchDescription,
  { byItem, unchanged }: Awaited<ReturnType<typeof planItems>>,
): Promise<Result<string, 'batch-id-taken'>> => {
  const parts = splitIntoParts(byItem);
  const rows = parts.flat();
  const now = clock();
  const change: BulkChange = {
    ...description,
    createdAt: now,
    startedBy: null,
    undoneBy: null,
    movedAt: now,
    items: byItem.length,
    rows: rows.length,
    refused: rows.filter(({ problem }) => problem !== null).length,
    unchanged,
    parts: parts.length,
    state: 'prepared',
    nextPart: 0,
    done: 0,
    failed: 0,
    notUndone: 0,
  };
  if ((await bulkChanges.insert(change, parts)) === 'inserted') return ok(change.batchId);
  const stored = await bulkChanges.find(change.batchId);
  return stored?.requestHash === change.requestHash ? ok(change.batchId) : err('batch-id-taken');
};

/** Null when nothing was prepared under this id. */
export const findPrepared = async (
  { bulkChanges }: Pick<PrepareDeps, 'bulkChanges'>,
  { batchId, requestHash }: Pick<BatchDescription, 'batchId' | 'requestHash'>,
): Promise<Result<string, 'batch-id-taken'> | null> => {
  const stored = await bulkChanges.find(batchId);
  if (!stored) return null;
  return stored.requestHash === requestHash ? ok(batchId) : err('batch-id-taken');
};
