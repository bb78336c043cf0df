import type { StaffMovementKind } from '@tokri/contracts/validation';
import type { LaterMovements, StockMovement } from './stock-movement.ts';

/** When a change was decided, and the age of the figures that it rests on. */
export interface SeenState {
  readonly staffId: number;
  readonly madeAt: Date;
  readonly seenAt: Date;
}

/** When it was true on the shelf: a device without a connection sends it later. */
const decidedAt = ({ madeAt, at }: StockMovement): Date => madeAt ?? at;

/** Devices send ages in whole seconds, so that a time may be this much too early. */
const agePrecisionMs = 1_000;

/** What staff did not know when they made the change. Their own earlier changes they knew. */
export const listUnseen = (
  movements: LaterMovements,
  { staffId, madeAt, seenAt }: SeenState,
): LaterMovements =>
  movements === 'too-many'
    ? movements
    : movements.filter(
        (movement) =>
          decidedAt(movement) > seenAt &&
          !(
            movement.staffId === staffId &&
            decidedAt(movement).getTime() <= madeAt.getTime() + agePrecisionMs
          ),
      );

const contradicting: Readonly<
  Record<'receive' | 'sold-out' | 'withdraw' | 'relist', readonly StaffMovementKind[]>
> = {
  receive: ['correct', 'set'],
  'sold-out': ['receive', 'correct', 'set', 'undo'],
  withdraw: ['relist', 'undo'],
  relist: ['withdraw', 'undo'],
};

export const isContradicted = (kind: keyof typeof contradicting, unseen: LaterMovements): boolean =>
  unseen === 'too-many' || unseen.some((movement) => contradicting[kind].includes(movement.kind));
