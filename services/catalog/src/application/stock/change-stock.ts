import { err, ok, type Result } from '@tokri/contracts/result';
import {
  conflict,
  maxAttemptsUnderContention,
  updateAggregate,
  type Clock,
} from '@tokri/service-kit/use-case';
import {
  applyStockChange,
  isUndoable,
  undoMovementId,
  type StockChange,
  type StockCount,
} from '../../domain/stock/stock-movement.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { LocationView } from '../ports/locations.ts';
import type { StockMovementStore, StockPlace } from '../ports/stock-movements.ts';

export interface ChangeStockDeps {
  readonly stockMovements: StockMovementStore;
  readonly catalogIndex: CatalogIndex;
  readonly locations: LocationView;
  readonly clock: Clock;
}

interface ChangeStockCommand extends StockPlace {
  readonly movementId: string;
  readonly staffId: number;
  readonly change: StockChange;
}

type PlaceError = 'unknown-unit' | 'unknown-location';
type ChangeError = 'stock-changed' | 'stock-too-large';

export type ChangeStockResult =
  | Result<StockCount, PlaceError>
  | { readonly ok: false; readonly code: ChangeError; readonly current: StockCount };

const toMovementFields = (change: StockChange) => {
  if (change.kind === 'undo') return { undone: change.undone.movementId };
  return change.kind === 'correct'
    ? { reason: change.reason, ...(change.note === '' ? {} : { note: change.note }) }
    : {};
};

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
    load: () => stockMovements.readCount({ unitId, locationId }, movementId),
    decide: (count) => (count.isRecorded ? ok(count) : applyStockChange(count, change)),
    save: async (count, decision): Promise<ChangeStockResult | typeof conflict> => {
      if (count.isRecorded) return ok(count);
      if (!decision.ok) return { ...decision, current: count };
      const written = await stockMovements.record(count, decision.value, {
        movementId,
        at: clock(),
        kind: change.kind,
        unitId,
        itemId,
        locationId,
        before: count.free,
        after: decision.value.free,
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
  const isOfPlace = undone?.unitId === command.unitId && undone.locationId === command.locationId;
  if (!undone || !isOfPlace || !isUndoable(undone)) return err('unknown-movement');
  return changeStock(deps, {
    ...command,
    movementId: undoMovementId(undoneId),
    change: { kind: 'undo', undone },
  });
};
