import { randomUUID } from 'node:crypto';
import type { EventData, EventType } from '@tokri/contracts/events';
import type { OutboxEntry } from '../mongo/index.ts';
import { currentTrace, currentTraceparent } from '../telemetry/index.ts';

/** A larger entry would block its aggregate, so it is rejected before the write. */
export const maxEntryBytes = 256 * 1024;

export interface OutboxEntryInput<Data> {
  readonly key: string;
  readonly seq: number;
  readonly data: Data;
  readonly occurredAt: Date;
}

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
  const traceparent = currentTraceparent();
  const entry: OutboxEntry = {
    id,
    type: event.type,
    topic: event.topic.name,
    key: input.key,
    seq: input.seq,
    occurredAt: input.occurredAt.toISOString(),
    correlationId: trace?.correlationId ?? id,
    causationId: trace?.causationId ?? id,
    ...(traceparent === undefined ? {} : { traceparent }),
    data: outcome.data,
    queuedAt: Date.now(),
  };
  const bytes = Buffer.byteLength(JSON.stringify(entry));
  if (bytes > maxEntryBytes)
    throw new RangeError(`${event.type}: ${bytes} bytes are more than ${maxEntryBytes}`);
  return entry;
};
