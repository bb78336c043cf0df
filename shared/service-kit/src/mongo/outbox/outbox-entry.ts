/** An event that waits in its aggregate for the relay. Made by `outboxEntry()` of the outbox folder only. */
export interface OutboxEntry {
  /** Unique; the id of the event on the wire. */
  readonly id: string;
  readonly type: string;
  /** Without the prefix of the surroundings. */
  readonly topic: string;
  readonly key: string;
  readonly seq: number;
  readonly occurredAt: string;
  readonly correlationId: string;
  readonly causationId: string;
  readonly traceId: string;
  readonly data: unknown;
  /** Milliseconds since 1970, by this machine's clock: what waits longer than a second was left by a crash. */
  readonly queuedAt: number;
}

/** An aggregate with what it has to publish, oldest first; always all that its outbox held at `rev`. */
export interface PendingAggregate {
  readonly id: string | number;
  readonly rev: number;
  readonly entries: readonly OutboxEntry[];
}
