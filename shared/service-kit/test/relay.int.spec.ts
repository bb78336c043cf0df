import type { Envelope } from '@tokri/contracts/events';
import type { Broker, OutgoingMessage } from '../src/kafka/index.ts';
import { toTopicPlan } from '../src/kafka/index.ts';
import {
  insertAggregate,
  removePublished,
  readPending,
  conditionalUpdate,
} from '../src/mongo/index.ts';
import { createOutboxRelay } from '../src/outbox/index.ts';
import type { BackgroundWorker } from '../src/lifecycle/index.ts';
import { collectEvents, eventually, silentLogger, createTestBroker } from '../src/testing/index.ts';
import { buildMovedEntry, openStore, shipmentEvents, shipmentMoved } from './fixture.ts';
import type { Shipment, Store } from './fixture.ts';

let store: Store;
let broker: Broker;
let seen: Envelope[];
const relays: BackgroundWorker[] = [];

beforeAll(async () => {
  store = await openStore('relay');
  broker = createTestBroker(store.environment);
  await broker.ensureTopics([toTopicPlan(shipmentEvents)]);
  seen = collectEvents(broker, [shipmentMoved]);
});
afterEach(async () => {
  await Promise.all(relays.splice(0).map((relay) => relay.stop()));
});
afterAll(async () => {
  await broker.close();
  await store.close();
});

const startRelay = (through: Broker = broker): BackgroundWorker => {
  const relay = createOutboxRelay({
    broker: through,
    models: [store.parcels],
    logger: silentLogger,
  });
  relays.push(relay);
  void relay.start();
  return relay;
};

const read = async (id: string): Promise<Shipment> => {
  const found = await store.parcels.findById(id).lean<Shipment>().exec();
  if (!found) throw new Error(`no parcel ${id}`);
  return found;
};
const seqsOf = (key: string): number[] =>
  seen.filter((event) => event.key === key).map(({ seq }) => seq);
const listFirstSeqs = (key: string): number[] => [...new Set(seqsOf(key))];
const isEmpty = async (id: string): Promise<boolean> => {
  const { outbox, pending } = await read(id);
  return outbox.length === 0 && pending === undefined;
};
const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1);
const publish = async (id: string, seq: number): Promise<void> => {
  const written = await conditionalUpdate(store.parcels, {
    id,
    publish: [buildMovedEntry(id, seq)],
    set: { step: seq },
    insertIfMissing: {},
  });
  if (!written) throw new Error(`${id} ${seq} was not written`);
};

describe('createOutboxRelay', () => {
  it('publishes events once in order and clears outbox and marker', async () => {
    startRelay();
    for (const seq of upTo(30)) await publish('plain', seq);
    await eventually(() => seqsOf('plain').length >= 30, { missing: '30 events' });
    await eventually(() => isEmpty('plain'), { missing: 'an empty outbox' });
    expect(seqsOf('plain')).toEqual(upTo(30));
    expect(seen.find(({ key }) => key === 'plain')).toMatchObject({
      type: 'parcel.moved.v1',
      data: { step: 1 },
      occurredAt: '2026-11-21T06:00:00.000Z',
    });
  });

  it('publishes at start what a crash left unpublished', async () => {
    await insertAggregate(
      store.parcels,
      { _id: 'left' },
      { publish: [buildMovedEntry('left', 1), buildMovedEntry('left', 2)] },
    );
    startRelay();
    await eventually(() => seqsOf('left').length === 2, { missing: 'what was left' });
    await eventually(() => isEmpty('left'), { missing: 'an empty outbox' });
    expect(seqsOf('left')).toEqual([1, 2]);
  });

  it('publishes again with the same ids after a crash before the removal', async () => {
    const crashingBroker: Broker = {
      ...broker,
      publish: async (messages: readonly OutgoingMessage[]) => {
        await broker.publish(messages);
        throw new Error('died before the acknowledgement arrived');
      },
    };
    const first = startRelay(crashingBroker);
    await publish('twice', 1);
    await eventually(() => seqsOf('twice').length >= 1, { missing: 'the first publishing' });
    await first.stop();
    expect((await read('twice')).outbox).toHaveLength(1);
    startRelay();
    await eventually(() => isEmpty('twice'), { missing: 'an empty outbox' });
    await eventually(() => seqsOf('twice').length >= 2, { missing: 'the repetition' });
    expect(new Set(seen.filter(({ key }) => key === 'twice').map(({ id }) => id)).size).toBe(1);
  });

  it('keeps the order of first occurrences with two relays', async () => {
    const ids = upTo(5).map((n) => `shared-${n}`);
    startRelay();
    startRelay();
    await Promise.all(
      ids.map(async (id) => {
        for (const seq of upTo(20)) await publish(id, seq);
      }),
    );
    await eventually(async () => (await Promise.all(ids.map(isEmpty))).every(Boolean), {
      missing: 'empty outboxes',
    });
    await eventually(() => ids.every((id) => listFirstSeqs(id).length === 20), {
      missing: 'all events',
    });
    for (const id of ids) expect(listFirstSeqs(id)).toEqual(upTo(20));
  });

  it('keeps an entry that arrives between publish and removal', async () => {
    await insertAggregate(
      store.parcels,
      { _id: 'late' },
      { publish: [buildMovedEntry('late', 1)] },
    );
    const [found] = (await readPending(store.parcels, 10)).filter(({ id }) => id === 'late');
    await publish('late', 2);
    await removePublished(store.parcels, [
      { id: 'late', entryIds: found?.entries.map(({ id }) => id) ?? [] },
    ]);
    const after = await read('late');
    expect([after.outbox.length, after.pending]).toEqual([1, 1]);
    startRelay();
    await eventually(() => isEmpty('late'), { missing: 'an empty outbox' });
    await eventually(() => seqsOf('late').length === 1, { missing: 'the second event' });
    expect(seqsOf('late')).toEqual([2]);
  });

  it('removes the published entries of many aggregates together, and only those', async () => {
    const ids = upTo(60).map((n) => `many-${n}`);
    const entries = ids.map((id) => buildMovedEntry(id, 1));
    for (const [index, _id] of ids.entries())
      await insertAggregate(store.parcels, { _id }, { publish: entries.slice(index, index + 1) });
    await publish('many-7', 2);
    await removePublished(
      store.parcels,
      ids.map((id, index) => ({ id, entryIds: [entries[index]?.id ?? ''] })),
    );
    expect((await Promise.all(ids.map(isEmpty))).filter(Boolean)).toHaveLength(59);
    const [late] = (await readPending(store.parcels, 10)).filter(({ id }) => id === 'many-7');
    expect(late?.entries.map(({ seq }) => seq)).toEqual([2]);
  });

  it('publishes all in order once after three failures of the broker', async () => {
    let remainingFailures = 3;
    const flakyBroker: Broker = {
      ...broker,
      publish: (messages) =>
        remainingFailures-- > 0 ? Promise.reject(new Error('no leader')) : broker.publish(messages),
    };
    startRelay(flakyBroker);
    for (const seq of upTo(5)) await publish('flaky', seq);
    await eventually(() => isEmpty('flaky'), { missing: 'an empty outbox' });
    await eventually(() => seqsOf('flaky').length >= 5, { missing: 'five events' });
    expect(seqsOf('flaky')).toEqual(upTo(5));
  });

  it('holds back only the aggregate of an entry that cannot be published', async () => {
    const raw = store.connection.collection<{ _id: string }>('parcels');
    await raw.insertOne({
      _id: 'poison',
      rev: 1,
      seq: 1,
      inbox: [],
      outbox: [{ id: 'broken' }],
      pending: 1,
    } as never);
    await raw.insertOne({
      _id: 'no-topic',
      rev: 1,
      seq: 1,
      inbox: [],
      outbox: [{ ...buildMovedEntry('no-topic', 1), topic: 'never.made' }],
      pending: 1,
    } as never);
    startRelay();
    await publish('healthy', 1);
    await eventually(() => isEmpty('healthy'), {
      missing: 'the healthy aggregate',
    });
    expect(seqsOf('healthy')).toEqual([1]);
    expect((await read('poison')).outbox).toHaveLength(1);
    expect((await read('no-topic')).outbox).toHaveLength(1);
    await raw.deleteMany({ _id: { $in: ['poison', 'no-topic'] } } as never);
  });

  it('clears a marker without entries', async () => {
    const raw = store.connection.collection<{ _id: string }>('parcels');
    await raw.insertOne({
      _id: 'marker',
      rev: 1,
      seq: 0,
      inbox: [],
      outbox: [],
      pending: 1,
    } as never);
    startRelay();
    await eventually(() => isEmpty('marker'), { missing: 'the marker gone' });
  });
});
