import { randomUUID } from 'node:crypto';
import { topics } from '@tokri/contracts/events';
import { createBroker, parseMessage, type Broker } from '@tokri/service-kit/kafka';
import { silentLogger } from '@tokri/service-kit/testing';
import type { EventRecord } from './system-state.ts';

const readTimeoutMs = 60_000;
const checkedTopics: readonly string[] = [
  'order.events',
  'slot.events',
  'catalog.events',
  'cart.events',
  'billing.events',
];

const readTopic = async (broker: Broker, topic: string): Promise<readonly EventRecord[]> => {
  const remaining = new Map(
    (await broker.fetchOffsets(topic))
      .filter(({ low, high }) => high > low)
      .map(({ partition, high }) => [partition, high]),
  );
  const events: EventRecord[] = [];
  if (remaining.size === 0) return events;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`${topic} could not be read in ${readTimeoutMs} ms`));
    }, readTimeoutMs);
    const reader = broker.subscribe({
      group: `checker-${randomUUID()}`,
      topics: [topic],
      from: 'beginning',
      commit: false,
      onMessage: ({ partition, offset, key, value }) => {
        const parsed = parseMessage(value);
        if (parsed.kind === 'event')
          events.push({
            topic,
            key,
            seq: parsed.event.seq,
            id: parsed.event.id,
            type: parsed.event.type,
            occurredAt: new Date(parsed.event.occurredAt),
            data: parsed.event.data as EventRecord['data'],
          });
        if (BigInt(offset) + 1n >= (remaining.get(partition) ?? 0n)) remaining.delete(partition);
        if (remaining.size === 0) {
          clearTimeout(timer);
          // A handler cannot await the end of its own subscription.
          setImmediate(
            () =>
              void reader
                .then((running) => running.stop())
                .then(() => {
                  resolve(events);
                }, reject),
          );
        }
        return Promise.resolve('done' as const);
      },
    });
    reader.catch(reject);
  });
};

export const readTopics = async (brokerUrl: string): Promise<readonly EventRecord[]> => {
  const broker = createBroker({
    brokers: [brokerUrl],
    clientId: 'checker',
    maxWaitMs: 50,
    topicPrefix: '',
    replication: { factor: 1, minInSync: 1 },
    logger: silentLogger,
  });
  try {
    const topicNames = topics
      .map(({ name }) => name)
      .filter((name) => checkedTopics.includes(name));
    return (await Promise.all(topicNames.map((topic) => readTopic(broker, topic)))).flat();
  } finally {
    await broker.close();
  }
};
