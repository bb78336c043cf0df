import { compactedTopic, event, topic, type EventType } from '@tokri/contracts/events';
import * as z from 'zod/mini';
import { silentLogger } from '../../logger/index.ts';
import type { Broker, Subscription } from '../broker/broker.ts';
import { materializedView } from '../materialized-view/materialized-view.ts';
import { defineBroadcastConsumer, on } from './define-consumer.ts';
import { startBroadcastConsumer } from './start-broadcast-consumer.ts';

const data = z.object({ step: z.int() });
const describedBy = { producer: 'order', key: 'id', description: '' } as const;
const moves = topic({ ...describedBy, name: 'parcel.events' });
const states = compactedTopic({ ...describedBy, name: 'parcel.states' });
const moved = event(moves, 'parcel.moved.v1', { data, description: '' });
const changed = event(states, 'parcel.changed.v1', { data, description: '' });

const handled: string[] = [];
const definition = defineBroadcastConsumer({
  name: 'spec',
  handlers: [on(moved, async ({ key }) => void handled.push(`event ${key}`))],
});
const viewOf = (source: typeof changed) =>
  materializedView({
    event: source,
    name: 'parcels',
    apply: (key) => void handled.push(`view ${key}`),
  });

const start = async (views = [viewOf(changed)], consumer = definition) => {
  const subscriptions: Subscription[] = [];
  const broker = {
    fetchOffsets: () => Promise.resolve([{ partition: 0, low: 0n, high: 1n }]),
    subscribe: (subscription: Subscription) => {
      subscriptions.push(subscription);
      return Promise.resolve({
        joined: Promise.resolve(),
        lag: () => 7,
        fetchAgeMs: () => 0,
        stop: () => Promise.resolve(),
      });
    },
  } as unknown as Broker;
  const running = await startBroadcastConsumer({
    broker,
    definition: consumer,
    views,
    logger: silentLogger,
  });
  const [subscription] = subscriptions;
  if (!subscription || subscriptions.length > 1) throw new Error('not one subscription');
  return { running, subscription };
};

const messageOf = (type: EventType) => ({
  topic: type.topic.name,
  partition: 0,
  offset: '0',
  key: 'p',
  headers: {},
  value: JSON.stringify({
    id: 'e',
    type: type.type,
    occurredAt: '',
    key: 'p',
    seq: 1,
    correlationId: '',
    causationId: '',
    data: { step: 1 },
  }),
});

describe('startBroadcastConsumer', () => {
  beforeEach(() => {
    handled.length = 0;
  });

  it('reads views from the beginning and events from now on, in one subscription', async () => {
    const { running, subscription } = await start();
    const { from } = subscription;
    expect(subscription).toMatchObject({
      topics: ['parcel.events', 'parcel.states'],
      commit: false,
      busyPauseMs: 50,
    });
    expect(subscription.topics.map((name) => typeof from === 'function' && from(name))).toEqual([
      'now',
      'beginning',
    ]);
    expect(running.lag()).toBe(7);
  });

  it('has a group of its own in every process', async () => {
    const groups = [await start(), await start()].map(({ subscription }) => subscription.group);
    expect(groups).toEqual([
      expect.stringMatching(/^spec\.[0-9a-f-]{36}$/),
      expect.stringMatching(/^spec\.[0-9a-f-]{36}$/),
    ]);
    expect(new Set(groups).size).toBe(2);
  });

  it('passes events to handlers and states to views', async () => {
    const { running, subscription } = await start();
    expect(await subscription.onMessage(messageOf(moved))).toBe('done');
    expect(await subscription.onMessage(messageOf(changed))).toBe('done');
    expect(handled).toEqual(['event p', 'view p']);
    await running.caughtUp;
  });

  it('rejects a topic with both a view and a handler', async () => {
    const both = defineBroadcastConsumer({
      name: 'spec',
      handlers: [on(changed, () => Promise.resolve())],
    });
    await expect(start(undefined, both)).rejects.toThrow('both a view and a handler');
  });
});
