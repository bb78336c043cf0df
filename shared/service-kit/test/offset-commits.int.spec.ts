import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConsumer, on, startConsumer, toTopicPlan } from '../src/kafka/index.ts';
import { conditionalUpdate } from '../src/mongo/index.ts';
import { createTestBroker, eventually, publishEvent, silentLogger } from '../src/testing/index.ts';
import type { ShipmentMoved } from './consumer-scenario.ts';
import { openStore, shipmentEvents, shipmentMoved } from './fixture.ts';
import type { Store } from './fixture.ts';
import { startKillableProcess, type KillableProcess } from './killable-process.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'offsets-'));
const processes: KillableProcess[] = [];
let store: Store;
let publisher: KillableProcess['broker'];

beforeAll(async () => {
  store = await openStore('offset-commits');
  publisher = createTestBroker(store.environment);
  await publisher.ensureTopics([toTopicPlan(shipmentEvents)]);
});
afterAll(async () => {
  for (const { broker, revive } of processes) {
    revive();
    await broker.close();
  }
  await publisher.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const startProcess = (group: string): KillableProcess => {
  const started = startKillableProcess(store.environment, path.join(folder, group));
  processes.push(started);
  return started;
};

const consume = (
  { broker }: KillableProcess,
  group: string,
  handle: (event: ShipmentMoved) => Promise<void>,
) =>
  startConsumer({
    broker,
    logger: silentLogger,
    definition: defineConsumer({
      group,
      handlers: [
        on(shipmentMoved, (event) =>
          event.key.startsWith(group) ? handle(event) : Promise.resolve(),
        ),
      ],
    }),
  });

const publishMoved = (key: string, seq: number) =>
  publishEvent(publisher, shipmentMoved, { key, seq, data: { step: seq } });

describe('a consumer that commits its offsets by interval', () => {
  it('leaves no message to be handled twice when it stops', async () => {
    const keys = Array.from({ length: 12 }, (_, n) => `orderly-${n}`);
    const handled: string[] = [];
    const handle = async ({ key, seq }: ShipmentMoved): Promise<void> => {
      handled.push(`${key} ${seq}`);
    };
    const expected = (seqs: readonly number[]) =>
      keys.flatMap((key) => seqs.map((seq) => `${key} ${seq}`)).sort();

    const first = await consume(startProcess('orderly'), 'orderly', handle);
    await Promise.all(keys.map((key) => publishMoved(key, 1)));
    await eventually(() => handled.length === keys.length, { missing: 'the first events' });
    await first.stop();

    await consume(startProcess('orderly'), 'orderly', handle);
    await Promise.all(keys.map((key) => publishMoved(key, 2)));
    await eventually(() => keys.every((key) => handled.includes(`${key} 2`)), {
      missing: 'the second events',
    });
    expect([...handled].sort()).toEqual(expected([1, 2]));
  });

  it('handles a message again after it was killed before a commit, without a second effect', async () => {
    let deliveries = 0;
    const applyOnce = async (event: ShipmentMoved): Promise<void> => {
      await conditionalUpdate(store.parcels, {
        id: event.key,
        appliedEventId: event.id,
        inc: { step: 1 },
        insertIfMissing: {},
      });
      deliveries += 1;
    };
    const first = startProcess('killed');
    await consume(first, 'killed', async (event) => {
      await applyOnce(event);
      setImmediate(first.kill);
    });
    await publishMoved('killed-1', 1);
    await eventually(() => deliveries === 1, { missing: 'the first delivery' });

    await consume(startProcess('killed'), 'killed', applyOnce);
    await eventually(() => deliveries === 2, { missing: 'the second delivery' });
    expect(await store.parcels.findById('killed-1').lean().exec()).toMatchObject({ step: 1 });
  });
});
