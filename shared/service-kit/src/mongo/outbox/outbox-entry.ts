export interface OutboxEntry {
  readonly id: string;
  readonly type: string;
  readonly topic: string;
  readonly key: string;
  readonly seq: number;
  readonly occurredAt: string;
  readonly correlationId: string;
  readonly causationId: string;
  /** Of the span that wrote the entry; missing where none did, for example in a periodic job. */
  readonly traceparent?: string;
  readonly data: unknown;
  readonly queuedAt: number;
}

export interface PendingAggregate {
  readonly id: string | number;
  readonly rev: number;
  readonly entries: readonly OutboxEntry[];
}
