import { randomUUID } from 'node:crypto';
import { deadLetterTopic } from '@tokri/contracts/events';
import type { Envelope } from '@tokri/contracts/events';
import { defineConsumer, on, toTopicPlan, startConsumer } from '../src/kafka/index.ts';
import type {
  Broker,
  EventHandler,
  IncomingMessage,
  ConsumerRetryPolicy,
  RunningConsumer,
} from '../src/kafka/index.ts';
import { eventually, publishEvent, silentLogger, createTestBroker } from '../src/testing/index.ts';
import { openStore, shipmentEvents, shipmentMoved } from './fixture.ts';
import type { Store } from './fixture.ts';

export type ShipmentMoved = Envelope<{ step: number }>;

export let store: Store;
export let broker: Broker;
export const runningConsumers: RunningConsumer[] = [];

beforeAll(async () => {
  store = await openStore('consumer');
  broker = createTestBroker(store.environment);
  await broker.ensureTopics([toTopicPlan(shipmentEvents)]);
});
afterEach(async () => {
  await Promise.all(runningConsumers.splice(0).map((consumer) => consumer.stop()));
});
afterAll(async () => {
  await broker.close();
  await store.close();
});

export const shortDelays: Partial<ConsumerRetryPolicy> = { initialDelayMs: 20, maxDelayMs: 50 };
export const run = async (
  group: string,
  handlers: readonly EventHandler[],
  retryPolicy: Partial<ConsumerRetryPolicy> = shortDelays,
): Promise<RunningConsumer> => {
  const consumer = await startConsumer({
    broker,
    definition: defineConsumer({ group, handlers, retryPolicy }),
    logger: silentLogger,
  });
  runningConsumers.push(consumer);
  await consumer.joined;
  return consumer;
};
export const onPrefix = (
  prefix: string,
  handle: (event: ShipmentMoved) => Promise<void>,
): EventHandler =>
  on(shipmentMoved, (event) => (event.key.startsWith(prefix) ? handle(event) : Promise.resolve()));
export const publishMoved = (
  key: string,
  seq: number,
  more: { id?: string; correlationId?: string } = {},
): Promise<ShipmentMoved> =>
  publishEvent(broker, shipmentMoved, { key, seq, data: { step: seq }, ...more });
export const publishRaw = (key: string, value: string): Promise<void> =>
  broker.publish([{ topic: shipmentEvents.name, key, value }]);

export const readDeadLetters = async (group: string, count: number): Promise<IncomingMessage[]> => {
  const found: IncomingMessage[] = [];
  const subscription = await broker.subscribe({
    group: `look.${randomUUID()}`,
    topics: [deadLetterTopic(shipmentEvents.name, group)],
    from: 'beginning',
    commit: false,
    onMessage: (message) => {
      found.push(message);
      return Promise.resolve('done');
    },
  });
  await eventually(() => found.length >= count, { missing: `${count} dead letters` });
  await subscription.stop();
  return found;
};
