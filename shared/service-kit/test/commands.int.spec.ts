import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { deadLetterTopic, orderEvents } from '@tokri/contracts/events';
import { deadLetterTopicPlan } from '../src/kafka/index.ts';
import type { Broker } from '../src/kafka/index.ts';
import { insertAggregate, markForPublishing } from '../src/mongo/index.ts';
import { createSnapshotPublisher, snapshotSource } from '../src/outbox/index.ts';
import { collectEvents, createTestBroker, eventually, silentLogger } from '../src/testing/index.ts';
import { toTopicPlan } from '../src/kafka/index.ts';
import { openStore, storageBinChanged, storageBinSnapshots } from './fixture.ts';
import type { StorageBin, Store } from './fixture.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
let store: Store;
let broker: Broker;

beforeAll(async () => {
  store = await openStore('commands');
  broker = createTestBroker(store.environment);
  await broker.ensureTopics([toTopicPlan(storageBinSnapshots)]);
});
afterAll(async () => {
  await broker.close();
  await store.close();
});

const run = (command: string, args: readonly string[]) =>
  spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join('shared/local-infra/bin', command), ...args],
    { cwd: repository, encoding: 'utf8', env: { ...process.env, ...store.environment } },
  );
const readBin = (id: string) => store.storageBins.findById(id).lean<StorageBin>().exec();

describe('npm run dead-letters', () => {
  it('names the known topics and groups when asked for others, and exits with 2', async () => {
    await broker.ensureTopics([deadLetterTopicPlan(orderEvents.name, 'cart')]);
    expect(run('dead-letters.ts', ['replay', 'orders', 'cart'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('Known topics: order.events\n'),
    });
    expect(run('dead-letters.ts', ['replay', orderEvents.name, 'shop'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('Known groups: cart\n'),
    });
  });

  it('replays nothing from an empty dead-letter topic of a known group', async () => {
    await broker.ensureTopics([
      toTopicPlan(orderEvents),
      deadLetterTopicPlan(orderEvents.name, 'cart'),
    ]);
    expect(run('dead-letters.ts', ['replay', orderEvents.name, 'cart'])).toMatchObject({
      status: 0,
      stdout: '0 published again on order.events, with their own event ids\n',
    });
    expect(deadLetterTopic(orderEvents.name, 'cart')).toBe('order.events.cart.dlq');
  });
});

describe('npm run publish-again', () => {
  beforeEach(async () => {
    await store.storageBins.deleteMany({});
    await insertAggregate(store.storageBins, { _id: 'a', count: 1, rev: 7 });
    await insertAggregate(store.storageBins, { _id: '12', count: 2, rev: 9 });
  });

  it('marks all snapshots of a service and raises their revisions', async () => {
    const { status, stdout } = run('publish-again.ts', ['catalog']);
    expect(status).toBe(0);
    expect(stdout).toContain('2  shelves\n2 marked. catalog publishes them');
    expect(await readBin('a')).toMatchObject({ dirty: 1, rev: 1_000_007 });
    expect(await readBin('12')).toMatchObject({ dirty: 1, rev: 1_000_009 });
  });

  it('marks only the given ids', async () => {
    expect(run('publish-again.ts', ['catalog', '12']).status).toBe(0);
    expect(await readBin('12')).toMatchObject({ dirty: 1 });
    expect((await readBin('a'))?.dirty).toBeUndefined();
  });

  it('exits with 2 for a service without snapshots and for an unknown id', () => {
    expect(run('publish-again.ts', ['cart'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('Known services: catalog, delivery-slot, user'),
    });
    expect(run('publish-again.ts', ['catalog', 'zzz'])).toMatchObject({
      status: 2,
      stderr: 'No snapshot of catalog has the id zzz.\n',
    });
  });
});

describe('markForPublishing', () => {
  it('lets a running publisher publish what the topic has in a newer revision', async () => {
    await store.storageBins.deleteMany({});
    await insertAggregate(store.storageBins, { _id: 'restored', count: 5, rev: 3 });
    const events = collectEvents(broker, [storageBinChanged]);
    const publisher = createSnapshotPublisher({
      broker,
      sources: [
        snapshotSource<StorageBin, typeof storageBinChanged>({
          model: store.storageBins,
          event: storageBinChanged,
          key: ({ _id }) => _id,
          toSnapshot: ({ count }) => ({ count }),
        }),
      ],
      logger: silentLogger,
    });
    void publisher.start();
    try {
      expect(await markForPublishing(store.connection)).toEqual([{ name: 'shelves', marked: 1 }]);
      await eventually(() => events.some(({ key }) => key === 'restored'), {
        missing: 'the restored snapshot',
      });
      expect(events.find(({ key }) => key === 'restored')).toMatchObject({
        seq: 1_000_003,
        data: { count: 5 },
      });
    } finally {
      await publisher.stop();
    }
  });
});
