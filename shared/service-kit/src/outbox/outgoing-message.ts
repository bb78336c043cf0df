import type { Envelope } from '@tokri/contracts/events';
import type { OutgoingMessage } from '../kafka/index.ts';
import type { OutboxEntry } from '../mongo/index.ts';

export const toOutgoingMessage = (entry: OutboxEntry): OutgoingMessage => {
  if (
    typeof entry.topic !== 'string' ||
    typeof entry.key !== 'string' ||
    typeof entry.id !== 'string'
  )
    throw new TypeError('an outbox entry has an id, a topic and a key');
  const { id, type, occurredAt, key, seq, correlationId, causationId, traceparent, data } = entry;
  const event: Envelope = { id, type, occurredAt, key, seq, correlationId, causationId, data };
  return {
    topic: entry.topic,
    key,
    value: JSON.stringify(event),
    headers: { type, ...(traceparent === undefined ? {} : { traceparent }) },
  };
};
