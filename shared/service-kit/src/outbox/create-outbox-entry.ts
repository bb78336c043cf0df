import { randomUUID } from 'node:crypto';
import type { EventData, EventType } from '@tokri/contracts/events';
import type { OutboxEntry } from '../mongo/index.ts';
import { currentTrace, newTraceId } from '../telemetry/index.ts';

/** An entry beyond this is refused before the write: after it, it would block its aggregate (reliability.md 1.3). */
export const maxEntryBytes = 256 * 1024;

export interface OutboxEntryInput<Data> {
  /** The aggregate's id as text; orders the event among its others. */
  readonly key: string;
  /** One more than the aggregate's last. */
  readonly seq: number;
  readonly data: Data;
  readonly occurredAt: Date;
}

/**
 * An event to be published with the write that makes it true. Correlation and causation are those of the request or event at work.
 * @throws RangeError when data does not fit its schema or the entry is larger than 256 KB: a mistake of ours, found before anything is written.
 */
export const createOutboxEntry = <E extends EventType>(
  event: E,
  input: OutboxEntryInput<EventData<E>>,
): OutboxEntry => {
  const outcome = event.data.safeParse(input.data);
  if (!outcome.success)
    throw new RangeError(
      `${event.type}: ${outcome.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join(', ')}`,
    );
  const id = randomUUID();
  const trace = currentTrace();
  const entry: OutboxEntry = {
    id,
    type: event.type,
    topic: event.topic.name,
    key: input.key,
    seq: input.seq,
    occurredAt: input.occurredAt.toISOString(),
    correlationId: trace?.correlationId ?? id,
    causationId: trace?.causationId ?? id,
    traceId: trace?.traceId ?? newTraceId(),
    data: outcome.data,
    queuedAt: Date.now(),
  };
  const bytes = Buffer.byteLength(JSON.stringify(entry));
  if (bytes > maxEntryBytes)
    throw new RangeError(`${event.type}: ${bytes} bytes are more than ${maxEntryBytes}`);
  return entry;
};
