import { itemAdminOperations } from '@tokri/contracts/api';
import { isApiProblem, isOnline, newUuid, sendCommand } from '@tokri/web-kit/platform';
import { useSyncExternalStore } from 'react';
import {
  discard,
  markConflict,
  markFailed,
  parseQueue,
  withoutShown,
  type CurrentStock,
  type QueuedMovement,
} from './queued-movement.ts';

const storageKey = 'tokri.stock-movements';
const retryMs = 5_000;

type Listener = () => void;
export type SentListener = (movement: QueuedMovement) => void;

const { recordStockMovement } = itemAdminOperations;

const toCurrent = (entry: Partial<CurrentStock> | undefined): CurrentStock => ({
  Free: entry?.Free ?? 0,
  SetAside: entry?.SetAside ?? 0,
});

/** The movements on this device, in the order in which they were made. */
const createStoredMovements = () => {
  let movements = parseQueue(localStorage.getItem(storageKey));
  const listeners = new Set<Listener>();
  return {
    list: () => movements,
    update: (next: readonly QueuedMovement[]): void => {
      movements = next;
      localStorage.setItem(storageKey, JSON.stringify(next));
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
  { list, update }: StoredMovements,
  movement: QueuedMovement,
  onSent: SentListener,
): Promise<boolean> => {
  const { id: Id, unitId: UnitId, locationId: LocationId, change } = movement;
  try {
    const result = await sendCommand(recordStockMovement, {
      body: { Id, UnitId, LocationId, ...change },
    });
    if (result.kind === 'done') {
      update(discard(list(), Id));
      onSent(movement);
    } else if (result.code === 'stock-changed')
      update(markConflict(list(), Id, toCurrent(result.entry)));
    else update(markFailed(list(), Id, result.message));
    return true;
  } catch (error) {
    if (!isApiProblem(error) || error.isTransient || error.status === 401) return false;
    update(markFailed(list(), Id, error.message));
    return true;
  }
};

const createSender = (stored: StoredMovements, onSent: SentListener) => {
  let isSending = false;
  const findWaiting = () => stored.list().find(({ state }) => state === 'waiting');
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
const createMovementQueue = () => {
  const stored = createStoredMovements();
  const sentListeners = new Set<SentListener>();
  const send = createSender(stored, (movement) =>
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
      stored.update([...stored.list(), { ...movement, id: newUuid(), state: 'waiting' }]);
      sendNow();
    },
    /** Sends the own figure although the stock has changed since it was shown. */
    overwrite: ({ id }: QueuedMovement) => {
      stored.update(withoutShown(stored.list(), id));
      sendNow();
    },
    discard: (id: string) => stored.update(discard(stored.list(), id)),
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

let queue: ReturnType<typeof createMovementQueue> | undefined;
export const movementQueue = () => (queue ??= createMovementQueue());

export const useQueuedMovements = (): readonly QueuedMovement[] =>
  useSyncExternalStore(movementQueue().subscribe, movementQueue().list);
