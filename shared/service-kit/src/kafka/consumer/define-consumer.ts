import type { Envelope, EventData, EventType } from '@tokri/contracts/events';

/** What happens on one type of event. Made by `on()`. */
export interface EventHandler {
  readonly event: EventType;
  handle(event: Envelope<never>): Promise<void>;
  /** For state topics: this key is gone. Without it tombstones are skipped. */
  handleTombstone?(key: string): Promise<void>;
}

/** Binds a type of event to a use case. It must be idempotent: mark `seen: event.id` in the same write, or use deterministic ids or state guards. */
export const on = <E extends EventType>(
  event: E,
  handle: (event: Envelope<EventData<E>>) => Promise<void>,
  options: { readonly onTombstone?: (key: string) => Promise<void> } = {},
): EventHandler => ({
  event,
  handle: handle as EventHandler['handle'],
  ...(options.onTombstone ? { handleTombstone: options.onTombstone } : {}),
});

export interface ConsumerLimits {
  /** A handler that takes longer has failed. Well below the session timeout of 30 s. */
  readonly deadlineMs: number;
  /** Tries before a message goes to the dead-letter topic. */
  readonly maxAttempts: number;
  /** The same for handlers that met the deadline: each try stops the whole consumer for its length. */
  readonly maxTimeouts: number;
  readonly initialDelayMs: number;
  readonly maxDelayMs: number;
  /** How long a partition may stand still for what another topic brings (Problem `not-known-yet`), until it has caught up again. Then tries count as ever. */
  readonly maxReplicaWaitMs: number;
}

/** 3 minutes. Two topics that are read at the same time are seldom further apart; what comes later is a dead letter to send again, for customers whose events stand behind it must be served: an order waits 10 minutes for its capture. */
const maxReplicaWaitMs = 3 * 60_000;

export const defaultLimits: ConsumerLimits = {
  deadlineMs: 10_000,
  maxAttempts: 5,
  maxTimeouts: 2,
  initialDelayMs: 100,
  maxDelayMs: 2_000,
  maxReplicaWaitMs,
};

/** One consumer group and what it does. Its topics follow from the handlers; other types on them are skipped and counted. */
export interface ConsumerDefinition {
  readonly group: string;
  readonly kind: 'shared' | 'live';
  readonly handlers: readonly EventHandler[];
  readonly limits: ConsumerLimits;
}

const withoutDuplicates = (handlers: readonly EventHandler[]): readonly EventHandler[] => {
  const types = handlers.map(({ event }) => event.type);
  const duplicate = types.find((type, index) => types.indexOf(type) !== index);
  if (duplicate !== undefined) throw new RangeError(`two handlers for ${duplicate} in one group`);
  return handlers;
};

/** A group shared by all processes of a service: each event is handled by one of them, in order per key. @throws RangeError for two handlers of one type. */
export const defineConsumer = (parts: {
  readonly group: string;
  readonly handlers: readonly EventHandler[];
  readonly limits?: Partial<ConsumerLimits>;
}): ConsumerDefinition => ({
  group: parts.group,
  kind: 'shared',
  handlers: withoutDuplicates(parts.handlers),
  limits: { ...defaultLimits, ...parts.limits },
});

/** A group per process, from now on, without dead letters: for fan-out to open connections. A handler that fails is logged and passed over. */
export const defineBroadcastConsumer = (parts: {
  readonly name: string;
  readonly handlers: readonly EventHandler[];
  readonly from: 'now';
}): ConsumerDefinition => ({
  group: parts.name,
  kind: 'live',
  handlers: withoutDuplicates(parts.handlers),
  limits: defaultLimits,
});

export const topicsOf = (handlers: readonly EventHandler[]): string[] => [
  ...new Set(handlers.map(({ event }) => event.topic.name)),
];
