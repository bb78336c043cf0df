import type { Result } from '@tokri/contracts/result';
import { maxImportErrors } from '@tokri/contracts/validation';
import { unitError, type RowError } from '../../domain/bulk-changes/import-row.ts';
import type { Plan } from '../../domain/bulk-changes/plan-rows.ts';
import {
  parseCounts,
  type ImportedCount,
  type TypedCount,
} from '../../domain/bulk-changes/stock-row.ts';
import type { Item } from '../../domain/items/item.ts';
import type { LocationView } from '../ports/locations.ts';
import type { StockMovementStore } from '../ports/stock-movements.ts';
import { checkLocation, type LocationError } from '../stock/check-location.ts';
import {
  findPrepared,
  planItems,
  savePlan,
  type BatchDescription,
  type PrepareDeps,
} from './prepare-bulk-change.ts';

export type PrepareStockDeps = PrepareDeps & {
  readonly stockMovements: Pick<StockMovementStore, 'listCounts'>;
  readonly locations: Pick<LocationView, 'findState'>;
};

export interface StockImportCommand {
  readonly rows: readonly TypedCount[];
  readonly locationId: number;
  readonly batch: Pick<BatchDescription, 'batchId' | 'requestHash' | 'createdBy'>;
  readonly newMovementId: () => string;
}

const unitsPerRead = 1_000;

/** On the shelf by unit. A unit that never had stock at the location is missing. */
const readCounted = async (
  { stockMovements }: PrepareStockDeps,
  unitIds: readonly number[],
  locationId: number,
): Promise<ReadonlyMap<number, number>> => {
  const onHand = new Map<number, number>();
  for (let from = 0; from < unitIds.length; from += unitsPerRead) {
    const part = unitIds.slice(from, from + unitsPerRead);
    for (const { unitId, free, reserved } of await stockMovements.listCounts(part, locationId))
      onHand.set(unitId, free + reserved);
  }
  return onHand;
};

const groupByItem = (
  { catalogIndex }: PrepareStockDeps,
  counts: readonly ImportedCount[],
): {
  readonly byItem: ReadonlyMap<Item, readonly ImportedCount[]>;
  readonly errors: RowError[];
} => {
  const byItem = new Map<Item, ImportedCount[]>();
  const errors: RowError[] = [];
  for (const count of counts) {
    const item = catalogIndex.findItemByUnit(count.unitId)?.item;
    if (!item) errors.push(unitError(count, 'unknown-unit'));
    else byItem.set(item, [...(byItem.get(item) ?? []), count]);
  }
  return { byItem, errors };
};

export const prepareStockImport = async (
  deps: PrepareStockDeps,
  { rows, locationId, batch, newMovementId }: StockImportCommand,
): Promise<Result<string, 'batch-id-taken' | LocationError>> => {
  const prepared = await findPrepared(deps, batch);
  if (prepared) return prepared;
  const location = checkLocation(deps.locations, locationId);
  if (!location.ok) return location;
  const parsed = parseCounts(rows);
  const { byItem, errors: unknown } = groupByItem(deps, parsed.counts);
  const errors = [...parsed.errors, ...unknown].sort((a, b) => a.row - b.row);
  const unitIds = parsed.counts.map(({ unitId }) => unitId);
  const onHand = await readCounted(deps, unitIds, locationId);
  const plan = await planItems([...byItem.keys()], (item) =>
    (byItem.get(item) ?? []).map(({ unitId, counted: after, fileRow }): Plan => {
      const { itemId } = item;
      const before = onHand.get(unitId) ?? 0;
      if (before === after) return 'unchanged';
      const movementId = newMovementId();
      const row = { kind: 'stock' as const, itemId, unitId, locationId, movementId, before, after };
      return { row: { ...row, fileRow }, problem: null };
    }),
  );
  return savePlan(
    deps,
    {
      ...batch,
      kind: 'stock',
      value: String(locationId),
      rounding: 'none',
      fromDate: '',
      partyId: 0,
      errorCount: errors.length,
      errors: errors.slice(0, maxImportErrors),
    },
    plan,
  );
};
