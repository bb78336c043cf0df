import { err, ok, type Result } from '@tokri/contracts/result';
import {
  conflict,
  maxAttemptsUnderContention,
  updateAggregate,
  type Clock,
} from '@tokri/service-kit/use-case';
import { applyStockChange, type StockChangeError } from '../../domain/stock/apply-stock-change.ts';
import type { StockChange, StockCount, StockMovement } from '../../domain/stock/stock-movement.ts';
import { isTooOldToUndo, isUndoable, undoMovementId } from '../../domain/stock/undo-movement.ts';
import { listUnseen } from '../../domain/stock/unseen-movements.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { LocationView } from '../ports/locations.ts';
import type { RegisteredChange, StockKey, StockMovementStore } from '../ports/stock-movements.ts';
import { checkLocation, type LocationError } from './check-location.ts';
import { maxChangeMs, stockBusy, type StockQueue } from './stock-queue.ts';

export interface ChangeStockDeps {
  readonly stockMovements: StockMovementStore;
  readonly catalogIndex: CatalogIndex;
  readonly locations: LocationView;
  readonly stockQueue: StockQueue;
  readonly clock: Clock;
}

type Undo = Extract<StockChange, { kind: 'undo' }>;
type RequestedChange = Exclude<StockChange, Undo> | Omit<Undo, 'later'>;

interface ChangeStockCommand extends StockKey {
  readonly movementId: string;
  readonly staffId: number;
  readonly change: RequestedChange;
  /** The id of the request, if the movement has an id of its own. */
  readonly requestId?: string;
  /** Missing for a change that was sent at once. */
  readonly madeAt?: Date | undefined;
  /** When the figures were read that staff saw; missing to change whatever is there. */
  readonly seenAt?: Date | undefined;
}

type StockKeyError = 'unknown-unit' | LocationError | 'movement-id-taken';

export type ChangeStockResult =
  | Result<StockCount, StockKeyError>
  | { readonly ok: false; readonly code: StockChangeError; readonly current: StockCount };

const toMovementFields = (change: RequestedChange) => {
  if (change.kind === 'undo') return { undone: change.undone.movementId };
  return change.kind === 'correct'
    ? { reason: change.reason, ...(change.note === '' ? {} : { note: change.note }) }
    : {};
};

/** What the count showed to somebody is no part of it: who insists sends the same count without. */
const toRegisteredChange = (change: RequestedChange, registeredAt: Date): RegisteredChange => {
  const { kind } = change;
  const amount =
    kind === 'receive' ? change.quantity : kind === 'correct' ? change.counted : undefined;
  const content = JSON.stringify({ kind, amount, ...toMovementFields(change) });
  return { kind, content, registeredAt };
};

/** Reads after the count, so that a movement in between fails the version check of the count. */
const completeChange = async (
  { stockMovements, clock }: Pick<ChangeStockDeps, 'stockMovements' | 'clock'>,
  { change, movementId, seenAt, madeAt = clock(), ...command }: ChangeStockCommand,
): Promise<StockChange> => {
  if (change.kind === 'undo')
    return { ...change, later: await stockMovements.listLater(change.undone) };
  if (change.kind === 'correct' || change.kind === 'set' || !seenAt) return change;
  const knownAt = change.kind === 'receive' ? madeAt : seenAt;
  const later = await stockMovements.listLater({ ...command, movementId, at: knownAt });
  return { ...change, unseen: listUnseen(later, { ...command, seenAt: knownAt, madeAt }) };
};

const toMovement = (
  { change, movementId, unitId, locationId, staffId, madeAt }: ChangeStockCommand,
  { itemId, at }: { readonly itemId: number; readonly at: Date },
  { count, free }: { readonly count: StockCount; readonly free: number },
): StockMovement => ({
  movementId,
  at,
  ...(madeAt ? { madeAt } : {}),
  kind: change.kind,
  unitId,
  itemId,
  locationId,
  before: count.free,
  after: free,
  reserved: count.reserved,
  wasWithdrawn: count.isWithdrawn,
  staffId,
  ...toMovementFields(change),
});

const applyChange = async (
  deps: Pick<ChangeStockDeps, 'stockMovements' | 'catalogIndex' | 'clock'>,
  itemId: number,
  command: ChangeStockCommand,
): Promise<ChangeStockResult> => {
  const { stockMovements, catalogIndex, clock } = deps;
  const { movementId, requestId = movementId, unitId, locationId, change } = command;
  const giveUpAt = clock().getTime() + maxChangeMs;
  return updateAggregate({
    maxAttempts: maxAttemptsUnderContention,
    conflictProblem: stockBusy,
    load: async () => {
      const count = await stockMovements.readCount({ unitId, locationId }, movementId);
      return { count, stockChange: await completeChange(deps, command) };
    },
    decide: ({ count, stockChange }) =>
      count.isRecorded ? ok(count) : applyStockChange(count, stockChange),
    save: async ({ count }, decision): Promise<ChangeStockResult | typeof conflict> => {
      if (!decision.ok) return { ...decision, current: count };
      if (!(await stockMovements.registerId(requestId, count, toRegisteredChange(change, clock()))))
        return err('movement-id-taken');
      if (count.isRecorded) return ok(count);
      const { value } = decision;
      const movement = toMovement(command, { itemId, at: clock() }, { count, free: value.free });
      const written = await stockMovements.record(count, value, movement);
      if (!written && clock().getTime() > giveUpAt) throw stockBusy();
      if (!written) return conflict;
      catalogIndex.upsertStock([written]);
      return ok({ ...count, ...value });
    },
  });
};

/** A repeated command with the same movement id changes nothing and succeeds. */
export const changeStock = async (
  deps: ChangeStockDeps,
  command: ChangeStockCommand,
): Promise<ChangeStockResult> => {
  const itemId = deps.catalogIndex.findItemByUnit(command.unitId)?.item.itemId;
  if (itemId === undefined) return err('unknown-unit');
  const location = checkLocation(deps.locations, command.locationId);
  if (!location.ok) return location;
  return deps.stockQueue.run(command, () => applyChange(deps, itemId, command));
};

export const undoStockChange = async (
  deps: ChangeStockDeps,
  {
    undone: undoneId,
    isPeriodChecked = false,
    ...command
  }: Omit<ChangeStockCommand, 'movementId' | 'change'> & {
    readonly undone: string;
    /** True when a period of another kind has been checked, as that of a bulk change. */
    readonly isPeriodChecked?: boolean;
  },
): Promise<ChangeStockResult | Result<StockCount, 'unknown-movement'>> => {
  const undone = await deps.stockMovements.find(undoneId, command);
  const isOfSameStock =
    undone?.unitId === command.unitId && undone.locationId === command.locationId;
  if (!undone || !isOfSameStock || !isUndoable(undone)) return err('unknown-movement');
  return changeStock(deps, {
    ...command,
    movementId: undoMovementId(undoneId),
    change: {
      kind: 'undo',
      undone,
      isTooOld: !isPeriodChecked && isTooOldToUndo(undone, deps.clock()),
    },
  });
};
