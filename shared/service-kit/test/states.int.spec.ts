import { toTopicPlan, startMaterializedViews, materializedView } from '../src/kafka/index.ts';
import type { Broker, RunningMaterializedViews } from '../src/kafka/index.ts';
import {
  bulkUpsertSnapshots,
  clearNeedsPublishing,
  insertAggregate,
  conditionalUpdate,
} from '../src/mongo/index.ts';
import { createSnapshotPublisher, snapshotSource } from '../src/outbox/index.ts';
import type { BackgroundWorker } from '../src/lifecycle/index.ts';
import {
  collectEvents,
  eventually,
  publishEvent,
  silentLogger,
  createTestBroker,
} from '../src/testing/index.ts';
import { openStore, storageBinChanged, storageBinSnapshots } from './fixture.ts';
import type { StorageBin, Store } from './fixture.ts';

let store: Store;
let broker: Broker;
const running: (RunningMaterializedViews | BackgroundWorker)[] = [];

beforeAll(async () => {
  store = await openStore('states');
  broker = createTestBroker(store.environment);
  await broker.ensureTopics([toTopicPlan(storageBinSnapshots)]);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()));
});
afterAll(async () => {
  await broker.close();
  await store.close();
});

const source = (minIntervalMs = 0) =>
  snapshotSource<StorageBin, typeof storageBinChanged>({
    model: store.storageBins,
    event: storageBinChanged,
    key: ({ _id }) => _id,
    toSnapshot: ({ count, isDeleted }) => (isDeleted ? null : { count }),
    minIntervalMs,
  });
const started = (minIntervalMs = 0): BackgroundWorker => {
  const publisher = createSnapshotPublisher({
    broker,
    sources: [source(minIntervalMs)],
    logger: silentLogger,
  });
  running.push(publisher);
  void publisher.start();
  return publisher;
};
const openView = async (): Promise<Map<string, number>> => {
  const copy = new Map<string, number>();
  const view = materializedView({
    event: storageBinChanged,
    name: 'shelves',
    apply: (key, data) => {
      if (data) copy.set(key, data.count);
      else copy.delete(key);
    },
  });
  const views = await startMaterializedViews({
    broker,
    views: [view],
    name: 'spec',
    logger: silentLogger,
  });
  running.push(views);
  await views.caughtUp;
  return copy;
};
const isClean = async (id: string): Promise<boolean> =>
  (await store.storageBins.findById(id).lean<StorageBin>().exec())?.dirty === undefined;

describe('createSnapshotPublisher', () => {
  it('publishes the last snapshot of inserted, updated and bulk-updated documents', async () => {
    started();
    await insertAggregate(store.storageBins, { _id: 'a', count: 1 }, { needsPublishing: true });
    await conditionalUpdate(store.storageBins, {
      id: 'a',
      set: { count: 2 },
      needsPublishing: true,
    });
    await bulkUpsertSnapshots(store.storageBins, [
      { _id: 'b', count: 5 },
      { _id: 'c', count: 6 },
    ]);
    await eventually(async () => (await Promise.all(['a', 'b', 'c'].map(isClean))).every(Boolean), {
      missing: 'clean marks',
    });
    const copy = await openView();
    expect([copy.get('a'), copy.get('b'), copy.get('c')]).toEqual([2, 5, 6]);
  });

  it('publishes at start what a crash left unpublished', async () => {
    await insertAggregate(store.storageBins, { _id: 'left', count: 9 }, { needsPublishing: true });
    started();
    const copy = await openView();
    await eventually(() => copy.get('left') === 9, { missing: 'the state that was left' });
  });

  it('publishes a tombstone for a removed record', async () => {
    started();
    await insertAggregate(store.storageBins, { _id: 'gone', count: 1 }, { needsPublishing: true });
    const copy = await openView();
    await eventually(() => copy.has('gone'), { missing: 'the state' });
    await conditionalUpdate(store.storageBins, {
      id: 'gone',
      set: { isDeleted: true },
      needsPublishing: true,
    });
    await eventually(() => !copy.has('gone'), { missing: 'the tombstone' });
  });

  it('publishes the newer snapshot when a document changes meanwhile', async () => {
    await insertAggregate(
      store.storageBins,
      { _id: 'moving', count: 1, rev: 1 },
      { needsPublishing: true },
    );
    await conditionalUpdate(store.storageBins, { id: 'moving', set: { count: 2 } });
    await clearNeedsPublishing(store.storageBins, [{ id: 'moving', rev: 1 }]);
    expect(await isClean('moving')).toBe(false);
    started();
    const copy = await openView();
    await eventually(() => copy.get('moving') === 2, { missing: 'the newest state' });
  });

  it('publishes at most once per interval, the last snapshot included', async () => {
    const intervalMs = 500;
    const seen = collectEvents(broker, [storageBinChanged]);
    started(intervalMs);
    const start = performance.now();
    await insertAggregate(store.storageBins, { _id: 'busy', count: 0 }, { needsPublishing: true });
    for (let count = 1; count <= 40; count += 1)
      await conditionalUpdate(store.storageBins, {
        id: 'busy',
        set: { count },
        needsPublishing: true,
      });
    const busy = () =>
      seen.filter(({ key }) => key === 'busy').map(({ data }) => (data as { count: number }).count);
    await eventually(() => busy().includes(40), { missing: 'the last state' });
    expect(busy().length).toBeLessThanOrEqual(
      Math.ceil((performance.now() - start) / intervalMs) + 1,
    );
    expect(busy().length).toBeLessThan(40);
  });
});

describe('materializedView', () => {
  it('has caught up at once with an empty topic', async () => {
    const other = createTestBroker({
      ...store.environment,
      KAFKA_TOPIC_PREFIX: `${store.environment.KAFKA_TOPIC_PREFIX}empty.`,
    });
    await other.ensureTopics([toTopicPlan(storageBinSnapshots)]);
    const view = materializedView({
      event: storageBinChanged,
      name: 'shelves',
      apply: () => undefined,
    });
    const views = await startMaterializedViews({
      broker: other,
      views: [view],
      name: 'spec',
      logger: silentLogger,
    });
    await views.caughtUp;
    await eventually(() => Date.now() - views.lastFetchMs(storageBinSnapshots.name) < 1_000, {
      missing: 'a fetch from every partition',
    });
    await other.close();
  });

  it('holds all existing records when it has caught up', async () => {
    for (let n = 0; n < 20; n += 1)
      await publishEvent(broker, storageBinChanged, {
        key: `many-${n}`,
        seq: 1,
        data: { count: n },
      });
    const copy = await openView();
    expect([...copy.keys()].filter((key) => key.startsWith('many-'))).toHaveLength(20);
  });

  it('ignores an older record after a newer one', async () => {
    const copy = await openView();
    await publishEvent(broker, storageBinChanged, { key: 'versions', seq: 2, data: { count: 22 } });
    await publishEvent(broker, storageBinChanged, { key: 'versions', seq: 1, data: { count: 11 } });
    await publishEvent(broker, storageBinChanged, {
      key: 'versions-end',
      seq: 1,
      data: { count: 0 },
    });
    await publishEvent(broker, storageBinChanged, { key: 'versions', seq: 2, data: { count: 23 } });
    await eventually(() => copy.get('versions') === 23, { missing: 'the state of the same seq' });
    const again = await openView();
    expect([copy.get('versions'), again.get('versions')]).toEqual([23, 23]);
  });
});
