import {
  defineBroadcastConsumer,
  materializedView,
  on,
  startBroadcastConsumer,
  toTopicPlan,
} from '../src/kafka/index.ts';
import type { Broker } from '../src/kafka/index.ts';
import {
  createTestBroker,
  eventually,
  publishEvent,
  silentLogger,
  testEnvironment,
} from '../src/testing/index.ts';
import {
  shipmentEvents,
  shipmentMoved,
  storageBinChanged,
  storageBinSnapshots,
} from './fixture.ts';

let broker: Broker;

beforeAll(async () => {
  broker = createTestBroker(testEnvironment({ service: 'kit', name: 'broadcast' }));
  await broker.ensureTopics([shipmentEvents, storageBinSnapshots].map(toTopicPlan));
});
afterAll(() => broker.close());

const publishMoved = (seq: number) =>
  publishEvent(broker, shipmentMoved, { key: 'parcel', seq, data: { step: seq } });

describe('a broadcast consumer with a view', () => {
  it('knows every state from before its start, but only events from after it', async () => {
    await publishEvent(broker, storageBinChanged, { key: 'bin', seq: 1, data: { count: 5 } });
    await publishMoved(1);
    const counts = new Map<string, number>();
    const steps: number[] = [];

    const running = await startBroadcastConsumer({
      broker,
      logger: silentLogger,
      definition: defineBroadcastConsumer({
        name: 'broadcast',
        handlers: [on(shipmentMoved, async ({ data }) => void steps.push(data.step))],
      }),
      views: [
        materializedView({
          event: storageBinChanged,
          name: 'bins',
          apply: (key, bin) => void counts.set(key, bin?.count ?? 0),
        }),
      ],
    });
    await Promise.all([running.joined, running.caughtUp]);
    expect(counts.get('bin')).toBe(5);

    await publishMoved(2);
    await eventually(() => steps.length > 0, { missing: 'the event after the start' });
    expect(steps).toEqual([2]);
    expect(Date.now() - running.lastFetchMs(storageBinSnapshots.name)).toBeLessThan(10_000);
  });
});
