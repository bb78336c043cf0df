import type { CorrectionReason } from '@tokri/contracts/validation';

export type StockChange =
  | { readonly Kind: 'receive'; readonly Quantity: number }
  | {
      readonly Kind: 'correct';
      readonly Quantity: number;
      readonly Shown?: number;
      readonly Reason: CorrectionReason;
      readonly Note: string;
    }
  | { readonly Kind: 'sold-out' | 'withdraw' | 'relist' }
  | { readonly Kind: 'undo'; readonly Undone: string };

export interface CurrentStock {
  readonly Free: number;
  readonly SetAside: number;
}

export interface QueuedMovement {
  readonly id: string;
  readonly unitId: number;
  readonly locationId: number;
  /** Item and pack, for the person who made the change. */
  readonly name: string;
  readonly change: StockChange;
  readonly state: 'waiting' | 'conflict' | 'failed';
  /** Of a conflict. */
  readonly current?: CurrentStock;
  readonly message?: string;
}

const isQueued = (value: unknown): value is QueuedMovement => {
  const movement = value as Partial<QueuedMovement> | null;
  return (
    typeof movement?.id === 'string' &&
    typeof movement.unitId === 'number' &&
    typeof movement.locationId === 'number' &&
    typeof movement.change?.Kind === 'string'
  );
};

/** What an earlier version of the page stored is dropped if it cannot be read. */
export const parseQueue = (text: string | null): readonly QueuedMovement[] => {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isQueued) : [];
  } catch {
    return [];
  }
};

const change = (
  movements: readonly QueuedMovement[],
  id: string,
  fields: Partial<QueuedMovement>,
): readonly QueuedMovement[] =>
  movements.map((movement) => (movement.id === id ? { ...movement, ...fields } : movement));

export const markConflict = (
  movements: readonly QueuedMovement[],
  id: string,
  current: CurrentStock,
) => change(movements, id, { state: 'conflict', current });

export const markFailed = (movements: readonly QueuedMovement[], id: string, message: string) =>
  change(movements, id, { state: 'failed', message });

/** Waits again, and overwrites whatever is there by then. */
export const withoutShown = (
  movements: readonly QueuedMovement[],
  id: string,
): readonly QueuedMovement[] =>
  movements.map((movement) => {
    if (movement.id !== id || movement.change.Kind !== 'correct') return movement;
    const { Shown: _shown, ...stockChange } = movement.change;
    return { ...movement, change: stockChange, state: 'waiting' };
  });

/** The oldest that can be sent. What follows a conflict about the same stock waits for its end. */
export const findNextToSend = (movements: readonly QueuedMovement[]): QueuedMovement | undefined =>
  movements.find(
    ({ state, unitId, locationId }, index) =>
      state === 'waiting' &&
      !movements
        .slice(0, index)
        .some(
          (earlier) =>
            earlier.state === 'conflict' &&
            earlier.unitId === unitId &&
            earlier.locationId === locationId,
        ),
  );

export const discard = (movements: readonly QueuedMovement[], id: string) =>
  movements.filter((movement) => movement.id !== id);
