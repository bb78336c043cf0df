import { itemAdminOperations } from '@tokri/contracts/api';
import { isApiProblem, isOnline, sendCommand } from '@tokri/web-kit/platform';
import {
  countConflict,
  discard,
  findNextToSend,
  markConflict,
  markFailed,
  stockKeyOf,
  toAges,
  type CurrentStock,
  type QueuedMovement,
} from './queued-movement.ts';
import type { StoredMovements } from './stored-movements.ts';

/** Signed out, or too slow. */
const retriedStatuses: readonly number[] = [401, 408];
const conflictStatus = 409;

export type SentListener = (movement: QueuedMovement) => void;

const { recordStockMovement } = itemAdminOperations;

const toCurrent = (entry: Partial<CurrentStock> | undefined): CurrentStock => ({
  Free: entry?.Free ?? 0,
  SetAside: entry?.SetAside ?? 0,
  Short: entry?.Short ?? 0,
});

type Outcome = 'settled' | 'stock-is-busy' | 'no-answer';

const sendMovement = async (
  { update }: StoredMovements,
  movement: QueuedMovement,
  onSent: SentListener,
): Promise<Outcome> => {
  const { id: Id, unitId: UnitId, locationId: LocationId, change } = movement;
  try {
    const result = await sendCommand(recordStockMovement, {
      body: { Id, UnitId, LocationId, ...change, ...toAges(movement, Date.now()) },
    });
    if (result.kind === 'done') {
      update((stored) => discard(stored, Id));
      onSent(movement);
    } else if (result.code === 'stock-changed')
      update((stored) => markConflict(stored, Id, toCurrent(result.entry)));
    else update((stored) => markFailed(stored, Id, result.message));
    return 'settled';
  } catch (error) {
    if (!isApiProblem(error) || error.isTransient || retriedStatuses.includes(error.status))
      return 'no-answer';
    if (error.status === conflictStatus) {
      update((stored) => countConflict(stored, Id, error.message));
      return 'stock-is-busy';
    }
    update((stored) => markFailed(stored, Id, error.message));
    return 'settled';
  }
};

/**
 * Sends the stored movements one after the other, while `canSend` allows it. Those of a stock that
 * is busy wait for the next run, and keep no other stock waiting.
 */
export const createMovementSender = (
  stored: StoredMovements,
  canSend: () => boolean,
  onSent: SentListener,
): (() => Promise<void>) => {
  let isSending = false;
  return async () => {
    if (isSending || !isOnline()) return;
    isSending = true;
    try {
      const busyStocks = new Set<string>();
      const findWaiting = () => (canSend() ? findNextToSend(stored.list(), busyStocks) : undefined);
      for (let next = findWaiting(); next; next = findWaiting()) {
        const outcome = await sendMovement(stored, next, onSent);
        if (outcome === 'no-answer') break;
        if (outcome === 'stock-is-busy') busyStocks.add(stockKeyOf(next));
      }
    } finally {
      isSending = false;
    }
  };
};
