import type { Envelope, EventData, EventType } from '@tokri/contracts/events';
import { broadcastPauseMs } from '../broker/broker.ts';
import { defaultRetryPolicy, type ConsumerRetryPolicy } from './retry-policy.ts';

export interface EventHandler {
  readonly event: EventType;
  handle(event: Envelope<never>): Promise<void>;
  handleTombstone?(key: string): Promise<void>;
}

/**
 * Binds an event type to a handler. The handler must be idempotent: set `appliedEventId` in the
 * same write, or use deterministic ids or preconditions.
 */
export const on = <E extends EventType>(
  event: E,
  handle: (event: Envelope<EventData<E>>) => Promise<void>,
  options: { readonly onTombstone?: (key: string) => Promise<void> } = {},
): EventHandler => ({
  event,
  handle: handle as EventHandler['handle'],
  ...(options.onTombstone ? { handleTombstone: options.onTombstone } : {}),
});

/**
 * Topics follow from the handlers; other event types of the contracts on them are skipped. A type
 * that the contracts do not contain comes from a newer producer: a shared consumer writes it as a
 * dead letter, a live one skips it.
 */
export interface ConsumerDefinition {
  readonly group: string;
  readonly kind: 'shared' | 'live';
  readonly handlers: readonly EventHandler[];
  /** Called for each event of a type that the contracts do not contain. */
  readonly onUnknownType?: () => void;
  readonly retryPolicy: ConsumerRetryPolicy;
  /** As in `Subscription`: longer for a consumer that no customer waits for. */
  readonly busyPauseMs?: number | undefined;
}

const withoutDuplicates = (handlers: readonly EventHandler[]): readonly EventHandler[] => {
  const types = handlers.map(({ event }) => event.type);
  const duplicate = types.find((type, index) => types.indexOf(type) !== index);
  if (duplicate !== undefined) throw new RangeError(`two handlers for ${duplicate} in one group`);
  return handlers;
};

export const defineConsumer = (parts: {
  readonly group: string;
  readonly handlers: readonly EventHandler[];
  readonly retryPolicy?: Partial<ConsumerRetryPolicy>;
  readonly busyPauseMs?: number;
}): ConsumerDefinition => ({
  group: parts.group,
  kind: 'shared',
  handlers: withoutDuplicates(parts.handlers),
  retryPolicy: { ...defaultRetryPolicy, ...parts.retryPolicy },
  busyPauseMs: parts.busyPauseMs,
});

/**
 * One group per process, from now on, without dead letters: for fan-out to open connections. A
 * failed event is logged and skipped.
 */
export const defineBroadcastConsumer = (parts: {
  readonly name: string;
  readonly handlers: readonly EventHandler[];
}): ConsumerDefinition => ({
  group: parts.name,
  kind: 'live',
  handlers: withoutDuplicates(parts.handlers),
  retryPolicy: defaultRetryPolicy,
  busyPauseMs: broadcastPauseMs,
});

export const topicsOf = (handlers: readonly EventHandler[]): string[] => [
  ...new Set(handlers.map(({ event }) => event.topic.name)),
];
