import { itemAdminOperations } from '@tokri/contracts/api';
import { isApiProblem, isOnline, newUuid, sendCommand } from '@tokri/web-kit/platform';
import { unsentPrefix, useSession } from '@tokri/web-kit/session';
import { useSyncExternalStore } from 'react';
import {
  discard,
  findNextToSend,
  markConflict,
  markFailed,
  parseQueue,
  withoutShown,
  type CurrentStock,
  type QueuedMovement,
} from './queued-movement.ts';

const retryMs = 5_000;
/** Signed out, too slow, or somebody else changed the same stock at that moment. */
const retriedStatuses: readonly number[] = [401, 408, 409];

type Listener = () => void;
export type SentListener = (movement: QueuedMovement) => void;

const { recordStockMovement } = itemAdminOperations;

const toCurrent = (entry: Partial<CurrentStock> | undefined): CurrentStock => ({
  Free: entry?.Free ?? 0,
  SetAside: entry?.SetAside ?? 0,
});

/**
 * What this person has not sent yet, in the order in which it was made. Storage is read again
 * before each change, because another tab adds to it as well.
 */
const createStoredMovements = (userId: number) => {
  const storageKey = `${unsentPrefix}stock-movements.${userId}`;
  const read = () => parseQueue(localStorage.getItem(storageKey));
  let movements = read();
  const listeners = new Set<Listener>();
  return {
    list: () => movements,
    update: (change: (stored: readonly QueuedMovement[]) => readonly QueuedMovement[]): void => {
      movements = change(read());
      localStorage.setItem(storageKey, JSON.stringify(movements));
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
type StoredMovements = ReturnType<typeof createStoredMovements>;

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

const createSender = (userId: number, stored: StoredMovements, onSent: SentListener) => {
  let isSending = false;
  const findWaiting = () =>
    currentUserId() === userId ? findNextToSend(stored.list()) : undefined;
  return async (): Promise<void> => {
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

/**
 * Changes that the server has not confirmed yet. They are kept on the device and repeated with the
 * same id, which the server counts once.
 */
const createMovementQueue = (userId: number) => {
  const stored = createStoredMovements(userId);
  const sentListeners = new Set<SentListener>();
  const send = createSender(userId, stored, (movement) =>
    sentListeners.forEach((listener) => listener(movement)),
  );
  const sendNow = (): void => void send();
  return {
    list: stored.list,
    subscribe: stored.subscribe,
    send,
    onSent: (listener: SentListener) => {
      sentListeners.add(listener);
      return () => void sentListeners.delete(listener);
    },
    add: (movement: Omit<QueuedMovement, 'id' | 'state'>) => {
      stored.update((all) => [...all, { ...movement, id: newUuid(), state: 'waiting' }]);
      sendNow();
    },
    /** Sends the own figure although the stock has changed since it was shown. */
    overwrite: ({ id }: QueuedMovement) => {
      stored.update((all) => withoutShown(all, id));
      sendNow();
    },
    discard: (id: string) => stored.update((all) => discard(all, id)),
    start: () => {
      const timer = setInterval(sendNow, retryMs);
      addEventListener('online', sendNow);
      sendNow();
      return () => {
        clearInterval(timer);
        removeEventListener('online', sendNow);
      };
    },
  };
};

const currentUserId = (): number => useSession.getState().user?.Id ?? 0;

const queues = new Map<number, ReturnType<typeof createMovementQueue>>();

/** That of the person who is signed in: nobody sends what a colleague counted. */
export const movementQueue = (): ReturnType<typeof createMovementQueue> => {
  const userId = currentUserId();
  const queue = queues.get(userId) ?? createMovementQueue(userId);
  queues.set(userId, queue);
  return queue;
};

export const useQueuedMovements = (): readonly QueuedMovement[] =>
  useSyncExternalStore(movementQueue().subscribe, movementQueue().list);
