import { randomUUID } from 'node:crypto';
import { deadLetterTopic } from '@tokri/contracts/events';
import type { Envelope } from '@tokri/contracts/events';
import { defineConsumer, on, toTopicPlan, startConsumer } from '../src/kafka/index.ts';
import type {
  Broker,
  EventHandler,
  IncomingMessage,
  ConsumerLimits,
  RunningConsumer,
} from '../src/kafka/index.ts';
import { eventually, publishEvent, silentLogger, createTestBroker } from '../src/testing/index.ts';
import { openStore, shipmentEvents, shipmentMoved } from './fixture.ts';
import type { Store } from './fixture.ts';

jest.setTimeout(60_000);

export type Moved = Envelope<{ step: number }>;

export let store: Store;
export let broker: Broker;
export const runners: RunningConsumer[] = [];

beforeAll(async () => {
  store = await openStore('consumer');
  broker = createTestBroker(store.environment);
  await broker.ensureTopics([toTopicPlan(shipmentEvents)]);
});
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
});
afterAll(async () => {
  await broker.close();
  await store.close();
});

export const quick: Partial<ConsumerLimits> = { initialDelayMs: 20, maxDelayMs: 50 };
export const run = async (
  group: string,
  handlers: readonly EventHandler[],
  limits: Partial<ConsumerLimits> = quick,
): Promise<RunningConsumer> => {
  const runner = await startConsumer({
    broker,
    definition: defineConsumer({ group, handlers, limits }),
    logger: silentLogger,
  });
  runners.push(runner);
  await runner.joined;
  return runner;
};
export const only = (prefix: string, handle: (event: Moved) => Promise<void>): EventHandler =>
  on(shipmentMoved, (event) => (event.key.startsWith(prefix) ? handle(event) : Promise.resolve()));
export const move = (
  key: string,
  seq: number,
  more: { id?: string; correlationId?: string } = {},
): Promise<Moved> =>
  publishEvent(broker, shipmentMoved, { key, seq, data: { step: seq }, ...more });
export const publishRaw = (key: string, value: string): Promise<void> =>
  broker.publish([{ topic: shipmentEvents.name, key, value }]);

export const letters = async (group: string, count: number): Promise<IncomingMessage[]> => {
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
