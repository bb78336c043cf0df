import { updateAggregate, conflict, type Clock } from '@tokri/service-kit/use-case';
import {
  finishPart,
  isActive,
  runId,
  type BulkChange,
} from '../../domain/bulk-changes/bulk-change.ts';
import { applyRow, type RowContext } from '../../domain/bulk-changes/apply-row.ts';
import {
  rowProblem,
  type ChangeRow,
  type RowProblem,
  type RowResult,
} from '../../domain/bulk-changes/change-row.ts';
import { undoRow } from '../../domain/bulk-changes/undo-row.ts';
import { toItemCategory } from '../../domain/categories/category.ts';
import type { Item } from '../../domain/items/item.ts';
import type { BulkChangePart, BulkChangeStore, RunPhase } from '../ports/bulk-changes.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { ItemStore } from '../ports/items.ts';
import type { NextId } from '../ports/next-id.ts';

export interface RunDeps {
  readonly bulkChanges: BulkChangeStore;
  readonly itemStore: ItemStore;
  readonly catalogIndex: CatalogIndex;
  readonly nextRateId: NextId;
  readonly clock: Clock;
}

interface NumberedRow {
  readonly index: number;
  readonly row: ChangeRow;
}

const decide = { run: applyRow, undo: undoRow } as const;

const applyRows = (
  item: Item,
  rows: readonly NumberedRow[],
  decideRow: (item: Item, row: ChangeRow) => RowResult,
): { readonly item: Item; readonly problems: readonly (RowProblem | null)[] } => {
  let changed = item;
  const problems = rows.map(({ row }) => {
    const result = decideRow(changed, row);
    if ('problem' in result) return result.problem;
    changed = result.item;
    return null;
  });
  return { item: changed, problems };
};

const createRowContext = async (
  { catalogIndex, nextRateId, clock }: RunDeps,
  count: number,
): Promise<RowContext> => {
  const rateIds = await Promise.all(Array.from({ length: count }, nextRateId));
  return {
    now: clock(),
    nextRateId: () => rateIds.pop() ?? 0,
    findCategory: (itemTypeId) => {
      const type = catalogIndex.type(itemTypeId);
      const group = type && catalogIndex.group(type.itemGroupId);
      return group ? toItemCategory(type, group) : undefined;
    },
  };
};

/** Changes one item in one write, which also marks it as changed by this run. */
const changeItemOnce = (
  deps: RunDeps,
  rows: readonly NumberedRow[],
  { phase, id }: { readonly phase: RunPhase; readonly id: string },
): Promise<readonly (RowProblem | null)[]> => {
  const itemId = rows[0]?.row.itemId ?? 0;
  const priceRows = rows.filter(({ row }) => row.kind === 'price').length;
  return updateAggregate({
    load: async () => ({
      found: await deps.itemStore.findForEvent(itemId, id),
      context: await createRowContext(deps, priceRows),
    }),
    decide: ({ found, context }) => {
      if (!found) return { problems: rows.map(() => rowProblem('item-deleted')), item: null };
      if (found.isApplied) return { problems: rows.map(() => null), item: null };
      const result = applyRows(found.stored.item, rows, (item, row) =>
        decide[phase](item, row, context),
      );
      return result.item === found.stored.item ? { ...result, item: null } : result;
    },
    save: async ({ found }, { item, problems }) => {
      if (!found || !item) return problems;
      const saved = await deps.itemStore.save(found.stored, item, id);
      if (!saved) return conflict;
      deps.catalogIndex.upsert([saved]);
      return problems;
    },
  });
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

const runPart = async (
  deps: RunDeps,
  part: BulkChangePart,
  run: { readonly phase: RunPhase; readonly id: string },
): Promise<readonly (RowProblem | null)[]> => {
  const results: (RowProblem | null)[] = part.rows.map(() => null);
  const byItem = groupByItem(listRowsToDo(part, run.phase));
  for (let from = 0; from < byItem.length; from += concurrency)
    await Promise.all(
      byItem.slice(from, from + concurrency).map(async (rows) => {
        const problems = await changeItemOnce(deps, rows, run);
        rows.forEach(({ index }, position) => {
          results[index] = problems[position] ?? null;
        });
      }),
    );
  return results;
};

const countProblems = (results: readonly (RowProblem | null)[]): number =>
  results.filter((problem) => problem !== null).length;

const advance = async (deps: RunDeps, change: BulkChange): Promise<BulkChange | null> => {
  const part = await deps.bulkChanges.findPart(change.batchId, change.nextPart);
  if (!part) throw new Error(`bulk change ${change.batchId} lacks part ${change.nextPart}`);
  const phase = change.state === 'undoing' ? 'undo' : 'run';
  const results = part[phase] ?? (await runPart(deps, part, { phase, id: runId(change) }));
  if (part[phase] === null) await deps.bulkChanges.saveResults(part, phase, results);
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
