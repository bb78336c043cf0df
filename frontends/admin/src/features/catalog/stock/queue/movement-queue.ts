import { newUuid } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { useSyncExternalStore } from 'react';
import { createMovementSender, type SentListener } from './movement-sender.ts';
import { discard, sendAgain, withoutShown, type QueuedMovement } from './queued-movement.ts';
import { createStoredMovements } from './stored-movements.ts';

const retryMs = 5_000;

const currentUserId = (): number => useSession.getState().user?.Id ?? 0;

/**
 * Changes that the server has not confirmed yet. They are kept on the device and repeated with the
 * same id, which the server counts once.
 */
const createMovementQueue = (userId: number) => {
  const stored = createStoredMovements(userId);
  const sentListeners = new Set<SentListener>();
  const send = createMovementSender(
    stored,
    () => currentUserId() === userId,
    (movement) => sentListeners.forEach((listener) => listener(movement)),
  );
  const sendNow = (): void => void send();
  return {
    list: stored.list,
    isStored: stored.isStored,
    subscribe: stored.subscribe,
    send,
    onSent: (listener: SentListener) => {
      sentListeners.add(listener);
      return () => void sentListeners.delete(listener);
    },
    add: (movement: Omit<QueuedMovement, 'id' | 'state' | 'madeAt'>) => {
      const added = { ...movement, id: newUuid(), madeAt: Date.now(), state: 'waiting' } as const;
      stored.update((all) => [...all, added]);
      sendNow();
    },
    /** Sends the own figure although the stock has changed since it was shown. */
    overwrite: ({ id }: QueuedMovement) => {
      stored.update((all) => withoutShown(all, id));
      sendNow();
    },
    /** After it failed. */
    sendAgain: (id: string) => {
      stored.update((all) => sendAgain(all, id));
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

const queues = new Map<number, ReturnType<typeof createMovementQueue>>();

/** The queue of the signed-in user. Changes of other users of the device stay unsent. */
export const movementQueue = (): ReturnType<typeof createMovementQueue> => {
  const userId = currentUserId();
  const queue = queues.get(userId) ?? createMovementQueue(userId);
  queues.set(userId, queue);
  return queue;
};

export const useQueuedMovements = (): readonly QueuedMovement[] =>
  useSyncExternalStore(movementQueue().subscribe, movementQueue().list);

export const useIsQueueStored = (): boolean =>
  useSyncExternalStore(movementQueue().subscribe, movementQueue().isStored);
