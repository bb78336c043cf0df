import { itemAdminOperations } from '@tokri/contracts/api';
import { isApiProblem, isOnline, sendCommand } from '@tokri/web-kit/platform';
import {
  discard,
  findNextToSend,
  markConflict,
  markFailed,
  type CurrentStock,
  type QueuedMovement,
} from './queued-movement.ts';
import type { StoredMovements } from './stored-movements.ts';

/** Signed out, too slow, or somebody else changed the same stock at that moment. */
const retriedStatuses: readonly number[] = [401, 408, 409];

export type SentListener = (movement: QueuedMovement) => void;

const { recordStockMovement } = itemAdminOperations;

const toCurrent = (entry: Partial<CurrentStock> | undefined): CurrentStock => ({
  Free: entry?.Free ?? 0,
  SetAside: entry?.SetAside ?? 0,
});

/** Whether the next movement can be sent: false while the server does not answer. */
const sendMovement = async (
  { update }: StoredMovements,
  movement: QueuedMovement,
  onSent: SentListener,
): Promise<boolean> => {
  const { id: Id, unitId: UnitId, locationId: LocationId, change } = movement;
  try {
    const result = await sendCommand(recordStockMovement, {
      body: { Id, UnitId, LocationId, ...change },
    });
    if (result.kind === 'done') {
      update((stored) => discard(stored, Id));
      onSent(movement);
    } else if (result.code === 'stock-changed')
      update((stored) => markConflict(stored, Id, toCurrent(result.entry)));
    else update((stored) => markFailed(stored, Id, result.message));
    return true;
  } catch (error) {
    if (!isApiProblem(error) || error.isTransient || retriedStatuses.includes(error.status))
      return false;
    update((stored) => markFailed(stored, Id, error.message));
    return true;
  }
};

/** Sends the stored movements one after the other, while `canSend` allows it. */
export const createMovementSender = (
  stored: StoredMovements,
  canSend: () => boolean,
  onSent: SentListener,
): (() => Promise<void>) => {
  let isSending = false;
  const findWaiting = () => (canSend() ? findNextToSend(stored.list()) : undefined);
  return async () => {
    if (isSending || !isOnline()) return;
    isSending = true;
    try {
      let next = findWaiting();
      while (next && (await sendMovement(stored, next, onSent))) next = findWaiting();
    } finally {
      isSending = false;
    }
  };
};
