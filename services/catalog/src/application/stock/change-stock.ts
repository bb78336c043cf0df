import { err, ok, type Result } from '@tokri/contracts/result';
import {
  conflict,
  maxAttemptsUnderContention,
  updateAggregate,
  type Clock,
} from '@tokri/service-kit/use-case';
import { applyStockChange, type StockChangeError } from '../../domain/stock/apply-stock-change.ts';
import type { StockChange, StockCount } from '../../domain/stock/stock-movement.ts';
import { isUndoable, undoMovementId } from '../../domain/stock/undo-movement.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { LocationView } from '../ports/locations.ts';
import type { StockMovementStore, StockKey } from '../ports/stock-movements.ts';

export interface ChangeStockDeps {
  readonly stockMovements: StockMovementStore;
  readonly catalogIndex: CatalogIndex;
  readonly locations: LocationView;
  readonly clock: Clock;
}

type Undo = Extract<StockChange, { kind: 'undo' }>;
type RequestedChange = Exclude<StockChange, Undo> | Omit<Undo, 'later'>;

interface ChangeStockCommand extends StockKey {
  readonly movementId: string;
  readonly staffId: number;
  readonly change: RequestedChange;
}

type StockKeyError = 'unknown-unit' | 'unknown-location' | 'movement-id-taken';

export type ChangeStockResult =
  | Result<StockCount, StockKeyError>
  | { readonly ok: false; readonly code: StockChangeError; readonly current: StockCount };

const toMovementFields = (change: RequestedChange) => {
  if (change.kind === 'undo') return { undone: change.undone.movementId };
  return change.kind === 'correct'
    ? { reason: change.reason, ...(change.note === '' ? {} : { note: change.note }) }
    : {};
};

/** Reads after the count, so that a movement in between fails the version check of the count. */
const completeChange = async (
  stockMovements: StockMovementStore,
  change: RequestedChange,
): Promise<StockChange> =>
  change.kind === 'undo'
    ? { ...change, later: await stockMovements.listLater(change.undone) }
    : change;

/** A repeated command with the same movement id changes nothing and succeeds. */
export const changeStock = async (
  { stockMovements, catalogIndex, locations, clock }: ChangeStockDeps,
  { movementId, staffId, unitId, locationId, change }: ChangeStockCommand,
): Promise<ChangeStockResult> => {
  const itemId = catalogIndex.findItemByUnit(unitId)?.item.itemId;
  if (itemId === undefined) return err('unknown-unit');
  if (!locations.isKnown(locationId)) return err('unknown-location');
  return updateAggregate({
    maxAttempts: maxAttemptsUnderContention,
    load: async () => {
      const count = await stockMovements.readCount({ unitId, locationId }, movementId);
      return { count, stockChange: await completeChange(stockMovements, change) };
    },
    decide: ({ count, stockChange }) =>
      count.isRecorded ? ok(count) : applyStockChange(count, stockChange),
    save: async ({ count }, decision): Promise<ChangeStockResult | typeof conflict> => {
      if (count.isRecorded) return ok(count);
      if (!decision.ok) return { ...decision, current: count };
      if (!(await stockMovements.registerId(movementId, count))) return err('movement-id-taken');
      const written = await stockMovements.record(count, decision.value, {
        movementId,
        at: clock(),
        kind: change.kind,
        unitId,
        itemId,
        locationId,
        before: count.free,
        after: decision.value.free,
        wasWithdrawn: count.isWithdrawn,
        staffId,
        ...toMovementFields(change),
      });
      if (!written) return conflict;
      catalogIndex.upsertStock([written]);
      return ok({ ...count, ...decision.value });
    },
  });
};

export const undoStockChange = async (
  deps: ChangeStockDeps,
  {
    undone: undoneId,
    ...command
  }: Omit<ChangeStockCommand, 'movementId' | 'change'> & { readonly undone: string },
): Promise<ChangeStockResult | Result<StockCount, 'unknown-movement'>> => {
  const undone = await deps.stockMovements.find(undoneId);
  const isOfSameStock =
    undone?.unitId === command.unitId && undone.locationId === command.locationId;
  if (!undone || !isOfSameStock || !isUndoable(undone)) return err('unknown-movement');
  return changeStock(deps, {
    ...command,
    movementId: undoMovementId(undoneId),
    change: { kind: 'undo', undone },
  });
};
