import type { LiveEvents } from '@tokri/contracts/api';

interface LiveBusEvents extends LiveEvents {
  readonly opened: object;
}

export type LiveEventType = keyof LiveBusEvents;
type Handler<T extends LiveEventType> = (data: LiveBusEvents[T]) => void;

const handlers = new Map<string, Set<(data: never) => void>>();

export const onLiveEvent = <T extends LiveEventType>(
  type: T,
  handler: Handler<T>,
): (() => void) => {
  const set = handlers.get(type) ?? new Set();
  handlers.set(type, set);
  set.add(handler);
  return () => set.delete(handler);
};

export const emitLiveEvent = (type: string, data: unknown): void =>
  handlers.get(type)?.forEach((handler) => (handler as (data: unknown) => void)(data));
