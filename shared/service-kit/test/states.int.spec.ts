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
import { openStore, shelfChanged, shelfStates } from './fixture.ts';
import type { Shelf, Store } from './fixture.ts';

jest.setTimeout(60_000);

let store: Store;
let broker: Broker;
const running: (RunningMaterializedViews | BackgroundWorker)[] = [];

beforeAll(async () => {
  store = await openStore('states');
  broker = createTestBroker(store.environment);
  await broker.ensureTopics([toTopicPlan(shelfStates)]);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()));
});
afterAll(async () => {
  await broker.close();
  await store.close();
});

const source = (minIntervalMs = 0) =>
  snapshotSource<Shelf, typeof shelfChanged>({
    model: store.shelves,
    event: shelfChanged,
    key: ({ _id }) => _id,
    toSnapshot: ({ count, isGone }) => (isGone ? null : { count }),
    minIntervalMs,
  });
const started = (minIntervalMs = 0): BackgroundWorker => {
  const publisher = createSnapshotPublisher({
    broker,
    sources: [source(minIntervalMs)],
    logger: silentLogger,
  });
  running.push(publisher);
  publisher.start();
  return publisher;
};
const openTable = async (): Promise<Map<string, number>> => {
  const copy = new Map<string, number>();
  const table = materializedView({
    event: shelfChanged,
    name: 'shelves',
    apply: (key, data) => {
      if (data) copy.set(key, data.count);
      else copy.delete(key);
    },
  });
  const tables = await startMaterializedViews({
    broker,
    views: [table],
    name: 'spec',
    logger: silentLogger,
  });
  running.push(tables);
  await tables.caughtUp;
  return copy;
};
const isClean = async (id: string): Promise<boolean> =>
  (await store.shelves.findById(id).lean<Shelf>().exec())?.dirty === undefined;

describe('state publisher', () => {
  it('states inserted, changed and changed in bulk: the last of each stands on the topic, marks are cleared', async () => {
    started();
    await insertAggregate(store.shelves, { _id: 'a', count: 1 }, { needsPublishing: true });
    await conditionalUpdate(store.shelves, { id: 'a', set: { count: 2 }, needsPublishing: true });
    await bulkUpsertSnapshots(store.shelves, [
      { _id: 'b', count: 5 },
      { _id: 'c', count: 6 },
    ]);
    await eventually(async () => (await Promise.all(['a', 'b', 'c'].map(isClean))).every(Boolean), {
      missing: 'clean marks',
    });
    const copy = await openTable();
    expect([copy.get('a'), copy.get('b'), copy.get('c')]).toEqual([2, 5, 6]);
  });

  it('what a crash has left dirty: published at start', async () => {
    await insertAggregate(store.shelves, { _id: 'left', count: 9 }, { needsPublishing: true });
    started();
    const copy = await openTable();
    await eventually(() => copy.get('left') === 9, { missing: 'the state that was left' });
  });

  it('a state that is gone: a tombstone, and copies forget it', async () => {
    started();
    await insertAggregate(store.shelves, { _id: 'gone', count: 1 }, { needsPublishing: true });
    const copy = await openTable();
    await eventually(() => copy.has('gone'), { missing: 'the state' });
    await conditionalUpdate(store.shelves, {
      id: 'gone',
      set: { isGone: true },
      needsPublishing: true,
    });
    await eventually(() => !copy.has('gone'), { missing: 'the tombstone' });
  });

  it('a state that changed while it was published: stays marked, the newest follows', async () => {
    await insertAggregate(
      store.shelves,
      { _id: 'moving', count: 1, rev: 1 },
      { needsPublishing: true },
    );
    await conditionalUpdate(store.shelves, { id: 'moving', set: { count: 2 } });
    await clearNeedsPublishing(store.shelves, [{ id: 'moving', rev: 1 }]);
    expect(await isClean('moving')).toBe(false);
    started();
    const copy = await openTable();
    await eventually(() => copy.get('moving') === 2, { missing: 'the newest state' });
  });

  it('many changes within the shortest interval: one message an interval at most, the last state among them', async () => {
    const intervalMs = 500;
    const seen = collectEvents(broker, [shelfChanged]);
    started(intervalMs);
    const start = performance.now();
    await insertAggregate(store.shelves, { _id: 'busy', count: 0 }, { needsPublishing: true });
    for (let count = 1; count <= 40; count += 1)
      await conditionalUpdate(store.shelves, { id: 'busy', set: { count }, needsPublishing: true });
    const busy = () =>
      seen.filter(({ key }) => key === 'busy').map(({ data }) => (data as { count: number }).count);
    await eventually(() => busy().includes(40), { missing: 'the last state' });
    // Insert and last write may each fall into a round of their own; the machine's speed has no part in it.
    expect(busy().length).toBeLessThanOrEqual(
      Math.ceil((performance.now() - start) / intervalMs) + 1,
    );
    expect(busy().length).toBeLessThan(40);
  });
});

describe('state table', () => {
  it('an empty topic: caught up at once', async () => {
    const other = createTestBroker({
      ...store.environment,
      KAFKA_TOPIC_PREFIX: `${store.environment.KAFKA_TOPIC_PREFIX}empty.`,
    });
    await other.ensureTopics([toTopicPlan(shelfStates)]);
    const table = materializedView({
      event: shelfChanged,
      name: 'shelves',
      apply: () => undefined,
    });
    const tables = await startMaterializedViews({
      broker: other,
      views: [table],
      name: 'spec',
      logger: silentLogger,
    });
    await tables.caughtUp;
    await other.close();
  });

  it('caught up: holds all that was there before', async () => {
    for (let n = 0; n < 20; n += 1)
      await publishEvent(broker, shelfChanged, { key: `many-${n}`, seq: 1, data: { count: n } });
    const copy = await openTable();
    expect([...copy.keys()].filter((key) => key.startsWith('many-'))).toHaveLength(20);
  });

  it('an older state after a newer one: the newer stays', async () => {
    const copy = await openTable();
    await publishEvent(broker, shelfChanged, { key: 'versions', seq: 2, data: { count: 22 } });
    await publishEvent(broker, shelfChanged, { key: 'versions', seq: 1, data: { count: 11 } });
    await publishEvent(broker, shelfChanged, { key: 'versions-end', seq: 1, data: { count: 0 } });
    await publishEvent(broker, shelfChanged, { key: 'versions', seq: 2, data: { count: 23 } });
    await eventually(() => copy.get('versions') === 23, { missing: 'the state of the same seq' });
    const again = await openTable();
    expect([copy.get('versions'), again.get('versions')]).toEqual([23, 23]);
  });
});
