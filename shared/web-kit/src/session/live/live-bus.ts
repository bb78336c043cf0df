import type { LiveEvents } from '@tokri/contracts/http';

/** Beside the server's events: the stream stands for the first time. What happened since the page read its data has not been told. */
interface BusEvents extends LiveEvents {
  readonly opened: object;
}

export type LiveEventType = keyof BusEvents;
type Handler<T extends LiveEventType> = (data: BusEvents[T]) => void;

const handlers = new Map<string, Set<(data: never) => void>>();

/**
 * Hears one kind of live event; `resync` says that events were missed and data should be read again.
 * Answers how to stop.
 */
export const onLiveEvent = <T extends LiveEventType>(type: T, handler: Handler<T>): (() => void) => {
  const set = handlers.get(type) ?? new Set();
  handlers.set(type, set);
  set.add(handler);
  return () => set.delete(handler);
};

export const emitLiveEvent = (type: string, data: unknown): void =>
  handlers.get(type)?.forEach((handler) => (handler as (data: unknown) => void)(data));
