import { err, ok, type Result } from '@tokri/contracts/result';
import type { StaffMovementKind } from '@tokri/contracts/validation';
import type { StockCount, StockMovement } from './stock-movement.ts';

/** Only staff's own changes are undone, and each at most once. */
export const isUndoable = ({ kind }: StockMovement): boolean =>
  kind !== 'undo' && kind !== 'opened';

/** The same for every request that undoes a movement, so that it is undone once. */
export const undoMovementId = (movementId: string): string => `undo:${movementId}`;

/** Kinds that say what is true afterwards, whatever was before. */
const stockKinds: readonly StaffMovementKind[] = ['correct', 'set', 'sold-out'];
const saleKinds: readonly StaffMovementKind[] = ['withdraw', 'relist'];

/** Whether a later statement about the same thing stands, so that an undo would falsify it. */
const isSuperseded = ({ kind }: StockMovement, later: readonly StockMovement[]): boolean => {
  const kinds = saleKinds.includes(kind) ? saleKinds : stockKinds;
  return later.some(
    (movement) =>
      kinds.includes(movement.kind) && !later.some(({ undone }) => undone === movement.movementId),
  );
};

export const undoMovement = (
  { free, isWithdrawn }: StockCount,
  undone: StockMovement,
  later: readonly StockMovement[],
): Result<Pick<StockCount, 'free' | 'isWithdrawn'>, 'stock-changed' | 'later-change-stands'> => {
  if (isSuperseded(undone, later)) return err('later-change-stands');
  const { kind, before, after, wasWithdrawn = kind === 'relist' } = undone;
  if (saleKinds.includes(kind)) return ok({ free, isWithdrawn: wasWithdrawn });
  const restored = free - (after - before);
  return restored < 0 ? err('stock-changed') : ok({ free: restored, isWithdrawn });
};
