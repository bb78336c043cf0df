import { dayMs } from '@tokri/contracts/dates';
import { err, ok, type Result } from '@tokri/contracts/result';
import type { StaffMovementKind } from '@tokri/contracts/validation';
import {
  unitsInStock,
  type LaterMovements,
  type StockChange,
  type StockCount,
  type StockMovement,
} from './stock-movement.ts';

const kindsWithoutUndo: readonly StaffMovementKind[] = ['undo', 'opened', 'not-found', 'found'];

/** Only staff's own changes are undone, and each at most once. */
export const isUndoable = ({ kind }: StockMovement): boolean => !kindsWithoutUndo.includes(kind);

const undoPeriodMs = 30 * dayMs;

export const isTooOldToUndo = ({ at }: Pick<StockMovement, 'at'>, now: Date): boolean =>
  now.getTime() - at.getTime() >= undoPeriodMs;

/** The same for every request that undoes a movement, so that it is undone once. */
export const undoMovementId = (movementId: string): string => `undo:${movementId}`;

/** Kinds that say what is true afterwards, whatever was before. */
const stockKinds: readonly StaffMovementKind[] = ['correct', 'set', 'sold-out'];
const saleKinds: readonly StaffMovementKind[] = ['withdraw', 'relist'];

/** Whether a later statement about the same thing stands, so that an undo would falsify it. */
const isSuperseded = ({ kind }: StockMovement, later: LaterMovements): boolean => {
  if (later === 'too-many') return true;
  const kinds = saleKinds.includes(kind) ? saleKinds : stockKinds;
  return later.some(
    (movement) =>
      kinds.includes(movement.kind) && !later.some(({ undone }) => undone === movement.movementId),
  );
};

export const undoMovement = (
  { free, reserved, isWithdrawn }: StockCount,
  { undone, later, isTooOld }: Extract<StockChange, { kind: 'undo' }>,
): Result<
  Pick<StockCount, 'free' | 'isWithdrawn'>,
  'movement-too-old' | 'stock-changed' | 'later-change-stands'
> => {
  if (isTooOld) return err('movement-too-old');
  if (isSuperseded(undone, later)) return err('later-change-stands');
  const { kind, before, after, wasWithdrawn = kind === 'relist' } = undone;
  if (saleKinds.includes(kind)) return ok({ free, isWithdrawn: wasWithdrawn });
  const restored = free - (after - before);
  // Units that were added may be in orders by now; a shortfall from before the movement may return.
  const isSold = restored < Math.min(0, before) || unitsInStock({ free: restored, reserved }) < 0;
  return isSold ? err('stock-changed') : ok({ free: restored, isWithdrawn });
};
