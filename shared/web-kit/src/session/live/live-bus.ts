import type { LiveEvents } from '@tokri/contracts/http';

/** Beside the server's events: the stream stands for the first time. What happened since the page read its data has not been told. */
interface BusEvents extends LiveEvents {
  readonly opened: object;
}

export type LiveType = keyof BusEvents;
type Handler<T extends LiveType> = (data: BusEvents[T]) => void;

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

export const tellLive = (type: string, data: unknown): void =>
  handlers.get(type)?.forEach((handler) => (handler as (data: unknown) => void)(data));
