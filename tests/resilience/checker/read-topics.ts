import { randomUUID } from 'node:crypto';
import { topics } from '@tokri/contracts/events';
import { createBroker, parseMessage, type Broker } from '@tokri/service-kit/kafka';
import { silentLogger } from '@tokri/service-kit/testing';
import type { EventRecord } from './world.ts';

const readMsMax = 60_000;
const checked: readonly string[] = [
  'order.events',
  'slot.events',
  'catalog.events',
  'cart.events',
  'billing.events',
];

/** Reads from the first message that is kept to the last one there is now. */
const readTopic = async (broker: Broker, topic: string): Promise<readonly EventRecord[]> => {
  const left = new Map(
    (await broker.endsOf(topic))
      .filter(({ low, high }) => high > low)
      .map(({ partition, high }) => [partition, high]),
  );
  const events: EventRecord[] = [];
  if (left.size === 0) return events;
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new Error(`${topic} could not be read in ${readMsMax} ms`));
    }, readMsMax);
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
        if (BigInt(offset) + 1n >= (left.get(partition) ?? 0n)) left.delete(partition);
        if (left.size === 0) {
          clearTimeout(late);
          // A handler cannot wait for the end of its own subscription.
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

/** Everything on the topics of aggregates that the checker knows, partition by partition in their order. */
export const readTopics = async (brokerUrl: string): Promise<readonly EventRecord[]> => {
  const broker = createBroker({
    brokers: [brokerUrl],
    clientId: 'checker',
    maxWaitMs: 50,
    topicPrefix: '',
    logger: silentLogger,
  });
  try {
    const known = topics.map(({ name }) => name).filter((name) => checked.includes(name));
    return (await Promise.all(known.map((topic) => readTopic(broker, topic)))).flat();
  } finally {
    await broker.close();
  }
};
