import { updateAggregate, conflict } from '@tokri/service-kit/use-case';
import {
  finishPart,
  isActive,
  runId,
  type BulkChange,
} from '../../domain/bulk-changes/bulk-change.ts';
import { applyRow } from '../../domain/bulk-changes/apply-row.ts';
import {
  rowProblem,
  type ChangeRow,
  type ItemRow,
  type RowProblem,
  type RowResult,
  type RowResults,
} from '../../domain/bulk-changes/change-row.ts';
import { undoRow } from '../../domain/bulk-changes/undo-row.ts';
import type { Item } from '../../domain/items/item.ts';
import type { BulkChangePart, BulkChangeStore, RunPhase } from '../ports/bulk-changes.ts';
import type { ItemStore } from '../ports/items.ts';
import type { NextId } from '../ports/next-id.ts';
import type { StaffActionLog, StaffActionResult } from '../ports/staff-actions.ts';
import type { ChangeStockDeps } from '../stock/change-stock.ts';
import { createRowContext } from './row-context.ts';
import { runStockRow } from './run-stock-row.ts';

export interface RunDeps extends ChangeStockDeps {
  readonly bulkChanges: BulkChangeStore;
  readonly itemStore: ItemStore;
  readonly nextRateId: NextId;
  readonly staffActions: StaffActionLog;
}

interface NumberedRow<Row extends ChangeRow = ChangeRow> {
  readonly index: number;
  readonly row: Row;
}

const decide = { run: applyRow, undo: undoRow } as const;

const applyRows = (
  item: Item,
  rows: readonly NumberedRow<ItemRow>[],
  decideRow: (item: Item, row: ItemRow) => RowResult,
): { readonly item: Item; readonly problems: RowResults } => {
  let changed = item;
  const problems = rows.map(({ row }) => {
    const result = decideRow(changed, row);
    if ('problem' in result) return result.problem;
    changed = result.item;
    return null;
  });
  return { item: changed, problems };
};

interface Run {
  readonly phase: RunPhase;
  readonly id: string;
  readonly staffId: number;
}

/**
 * Changes one item in one write, which also marks it with what its rows came to. A repetition
 * returns the results of the mark, because the rows of a changed item would be decided differently.
 */
const changeItemOnce = (
  deps: RunDeps,
  rows: readonly NumberedRow<ItemRow>[],
  { phase, id }: Run,
): Promise<RowResults> => {
  const itemId = rows[0]?.row.itemId ?? 0;
  const priceRows = rows.filter(({ row }) => row.kind === 'price').length;
  return updateAggregate({
    load: async () => ({
      found: await deps.itemStore.findForRun(itemId, id),
      context: await createRowContext(deps, priceRows),
    }),
    decide: ({ found, context }) => {
      if (!found) return { problems: rows.map(() => rowProblem('item-deleted')), item: null };
      const { results } = found;
      if (results)
        return { problems: rows.map((_row, index) => results[index] ?? null), item: null };
      return applyRows(found.stored.item, rows, (item, row) => decide[phase](item, row, context));
    },
    save: async ({ found }, { item, problems }) => {
      if (!found || !item) return problems;
      const saved = await deps.itemStore.save(found.stored, item, {
        runId: id,
        results: problems,
      });
      return saved ? problems : conflict;
    },
  });
};

const isItemRow = (numbered: NumberedRow): numbered is NumberedRow<ItemRow> =>
  numbered.row.kind !== 'stock';

/** A change holds rows of one kind. */
const runRows = async (
  deps: RunDeps,
  rows: readonly NumberedRow[],
  run: Run,
): Promise<readonly (RowProblem | null)[]> => {
  const itemRows = rows.filter(isItemRow);
  if (itemRows.length > 0) return changeItemOnce(deps, itemRows, run);
  const problems: (RowProblem | null)[] = [];
  for (const { row } of rows)
    if (row.kind === 'stock') problems.push(await runStockRow(deps, row, run));
  return problems;
};

const concurrency = 8;

const listRowsToDo = ({ rows, run }: BulkChangePart, phase: RunPhase): readonly NumberedRow[] =>
  rows.flatMap(({ row, problem }, index) =>
    problem === null && (phase === 'run' || !run?.[index]) ? [{ index, row }] : [],
  );

/** The rows of one item follow each other. */
const groupByItem = (rows: readonly NumberedRow[]): readonly (readonly NumberedRow[])[] => {
  const groups: NumberedRow[][] = [];
  for (const numbered of rows) {
    const last = groups.at(-1);
    if (last?.[0]?.row.itemId === numbered.row.itemId) last.push(numbered);
    else groups.push([numbered]);
  }
  return groups;
};

const runPart = async (deps: RunDeps, part: BulkChangePart, run: Run): Promise<RowResults> => {
  const results: RowResults[number][] = part.rows.map(() => null);
  const byItem = groupByItem(listRowsToDo(part, run.phase));
  for (let from = 0; from < byItem.length; from += concurrency)
    await Promise.all(
      byItem.slice(from, from + concurrency).map(async (rows) => {
        const problems = await runRows(deps, rows, run);
        rows.forEach(({ index }, position) => {
          results[index] = problems[position] ?? null;
        });
      }),
    );
  return results;
};

const countProblems = (results: RowResults): number =>
  results.filter((problem) => problem !== null).length;

const toActionResult = (results: RowResults): StaffActionResult => {
  const problems = results.filter((problem) => problem !== null);
  if (problems.length === 0) return { outcome: 'done', code: '' };
  return {
    outcome: problems.length === results.length ? 'rejected' : 'partly-rejected',
    code: problems[0]?.code ?? '',
  };
};

/** Each part is an entry of the audit log that names its items before they change. */
const runAuditedPart = (
  deps: RunDeps,
  change: BulkChange,
  { part, phase }: { readonly part: BulkChangePart; readonly phase: RunPhase },
): Promise<RowResults> => {
  const { batchId, createdBy, startedBy, undoneBy } = change;
  const staffId = (phase === 'undo' ? undoneBy : startedBy) ?? createdBy;
  const itemIds = new Set(listRowsToDo(part, phase).map(({ row }) => row.itemId));
  const action = {
    staffId,
    operation: phase === 'undo' ? 'undo-bulk-change' : 'start-bulk-change',
    subjects: [`bulk-change:${batchId}`, ...[...itemIds].map((itemId) => `item:${itemId}`)],
    input: { BatchId: batchId, FromRow: part.from + 1, Rows: part.rows.length },
  };
  return deps.staffActions.record(
    action,
    () => runPart(deps, part, { phase, id: runId(change), staffId }),
    toActionResult,
  );
};

const advance = async (deps: RunDeps, change: BulkChange): Promise<BulkChange | null> => {
  const part = await deps.bulkChanges.findPart(change.batchId, change.nextPart);
  if (!part) throw new Error(`bulk change ${change.batchId} lacks part ${change.nextPart}`);
  const phase = change.state === 'undoing' ? 'undo' : 'run';
  const results =
    part[phase] ??
    (await deps.bulkChanges.saveResults(
      part,
      phase,
      await runAuditedPart(deps, change, { part, phase }),
    ));
  const summary = { rows: part.rows.length, problems: countProblems(results) };
  const advanced = finishPart(change, summary, deps.clock());
  return (await deps.bulkChanges.save(change, advanced)) ? advanced : null;
};

/** Advances until the change is done, another process took it over, or this one stops. */
export const runBulkChange = async (
  deps: RunDeps,
  batchId: string,
  isStopping: () => boolean,
): Promise<void> => {
  let change = await deps.bulkChanges.find(batchId);
  while (change && isActive(change) && !isStopping()) change = await advance(deps, change);
};
