import type { LiveEvents } from '@tokri/contracts/http';

export type LiveType = keyof LiveEvents;
type Handler<T extends LiveType> = (data: LiveEvents[T]) => void;

const handlers = new Map<string, Set<(data: never) => void>>();

/**
 * Hears one kind of live event; `resync` says that events were missed and data should be read again.
 * Answers how to stop.
 */
export const onLive = <T extends LiveType>(type: T, handler: Handler<T>): (() => void) => {
  const set = handlers.get(type) ?? new Set();
  handlers.set(type, set);
  set.add(handler);
  return () => set.delete(handler);
};

export const tellLive = (type: string, data: unknown): void => handlers.get(type)?.forEach((handler) => (handler as (data: unknown) => void)(data));
