import { unsentPrefix } from '@tokri/web-kit/session';
import { parseQueue, type QueuedMovement } from './queued-movement.ts';

type Listener = () => void;

/**
 * What this person has not sent yet, in the order in which it was made. Storage is read again
 * before each change, because another tab adds to it as well.
 */
export const createStoredMovements = (userId: number) => {
  const storageKey = `${unsentPrefix}stock-movements.${userId}`;
  const read = () => parseQueue(localStorage.getItem(storageKey));
  let movements = read();
  let isStored = true;
  const store = (): boolean => {
    try {
      localStorage.setItem(storageKey, JSON.stringify(movements));
      return true;
    } catch {
      // The storage of the browser is full or blocked.
      return false;
    }
  };
  const listeners = new Set<Listener>();
  return {
    list: () => movements,
    /** False while the changes would be lost with the page. */
    isStored: () => isStored,
    update: (change: (stored: readonly QueuedMovement[]) => readonly QueuedMovement[]): void => {
      movements = change(isStored ? read() : movements);
      isStored = store();
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export type StoredMovements = ReturnType<typeof createStoredMovements>;
