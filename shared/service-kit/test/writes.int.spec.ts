import {
  OutboxFull,
  trustedFilter,
  createIdAllocator,
  insertAggregate,
  outboxLimit,
  conditionalUpdate,
} from '../src/mongo/index.ts';
import { buildMovedEntry, openStore } from './fixture.ts';
import type { Shipment, Store } from './fixture.ts';

let store: Store;
beforeAll(async () => {
  store = await openStore('writes');
});
afterAll(() => store.close());

const read = async (id: string): Promise<Shipment> => {
  const found = await store.parcels.findById(id).lean<Shipment>().exec();
  if (!found) throw new Error(`no parcel ${id}`);
  return found;
};

describe('conditionalUpdate', () => {
  it('does not apply an event twice', async () => {
    await insertAggregate(store.parcels, { _id: 'seen' });
    const write = { id: 'seen', appliedEventId: 'event-1', inc: { step: 1 } };
    expect((await conditionalUpdate(store.parcels, write))?.step).toBe(1);
    expect(await conditionalUpdate(store.parcels, write)).toBeNull();
    expect(await read('seen')).toMatchObject({ step: 1, rev: 1, inbox: ['event-1'] });
  });

  it('applies one of 20 concurrent deliveries of an event', async () => {
    await insertAggregate(store.parcels, { _id: 'race' });
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        conditionalUpdate(store.parcels, {
          id: 'race',
          appliedEventId: 'event-1',
          inc: { step: 1 },
          publish: [buildMovedEntry('race', 1)],
        }),
      ),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await read('race')).toMatchObject({ step: 1, seq: 1, pending: 1 });
  });

  it('keeps the last 200 event ids in the inbox', async () => {
    await insertAggregate(store.parcels, { _id: 'inbox' });
    for (let n = 0; n <= 200; n += 1)
      await conditionalUpdate(store.parcels, { id: 'inbox', appliedEventId: `event-${n}` });
    const { inbox } = await read('inbox');
    expect([inbox.length, inbox[0], inbox.at(-1)]).toEqual([200, 'event-1', 'event-200']);
  });

  it('does not match an older rev', async () => {
    await insertAggregate(store.parcels, { _id: 'rev' });
    expect(
      await conditionalUpdate(store.parcels, { id: 'rev', rev: 0, set: { place: 'depot' } }),
    ).toMatchObject({ rev: 1, place: 'depot' });
    expect(
      await conditionalUpdate(store.parcels, { id: 'rev', rev: 0, set: { place: 'door' } }),
    ).toBeNull();
    expect((await read('rev')).place).toBe('depot');
  });

  it('applies a precondition with operators', async () => {
    await insertAggregate(store.parcels, { _id: 'guard', step: 1 });
    expect(
      await conditionalUpdate(store.parcels, {
        id: 'guard',
        precondition: { step: { $gte: 2 } },
        inc: { step: 1 },
      }),
    ).toBeNull();
    expect(
      await conditionalUpdate(store.parcels, {
        id: 'guard',
        precondition: { step: { $gte: 1 } },
        inc: { step: 1 },
      }),
    ).toMatchObject({ step: 2 });
  });

  it('throws an outage when the outbox is full and still accepts writes without events', async () => {
    const entries = Array.from({ length: outboxLimit - 1 }, (_, n) =>
      buildMovedEntry('full', n + 1),
    );
    await insertAggregate(store.parcels, { _id: 'full' }, { publish: entries });
    await expect(
      conditionalUpdate(store.parcels, {
        id: 'full',
        publish: [buildMovedEntry('full', 500), buildMovedEntry('full', 501)],
      }),
    ).rejects.toBeInstanceOf(OutboxFull);
    expect(
      await conditionalUpdate(store.parcels, {
        id: 'full',
        publish: [buildMovedEntry('full', 500)],
      }),
    ).toMatchObject({ seq: 500 });
    await expect(
      conditionalUpdate(store.parcels, {
        id: 'full',
        publish: [buildMovedEntry('full', 501)],
        insertIfMissing: {},
      }),
    ).rejects.toBeInstanceOf(OutboxFull);
    expect(
      await conditionalUpdate(store.parcels, { id: 'full', set: { place: 'depot' } }),
    ).toMatchObject({ place: 'depot' });
  });

  it('rejects gaps and repeats in the sequence, except with hasPartSequence', async () => {
    await insertAggregate(store.parcels, { _id: 'seq' }, { publish: [buildMovedEntry('seq', 1)] });
    expect(
      await conditionalUpdate(store.parcels, { id: 'seq', publish: [buildMovedEntry('seq', 1)] }),
    ).toBeNull();
    expect(
      await conditionalUpdate(store.parcels, { id: 'seq', publish: [buildMovedEntry('seq', 3)] }),
    ).toBeNull();
    expect(
      await conditionalUpdate(store.parcels, {
        id: 'seq',
        publish: [buildMovedEntry('hold-7', 1)],
        hasPartSequence: true,
      }),
    ).toMatchObject({ seq: 1 });
    expect(
      await conditionalUpdate(store.parcels, {
        id: 'seq',
        publish: [buildMovedEntry('seq', 2), buildMovedEntry('seq', 3)],
      }),
    ).toMatchObject({ seq: 3 });
  });

  it('inserts a missing document once and then applies the precondition', async () => {
    const write = {
      id: 'made',
      appliedEventId: 'event-1',
      inc: { step: 1 },
      publish: [buildMovedEntry('made', 1)],
      insertIfMissing: { place: 'depot', step: 9 },
    };
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => conditionalUpdate(store.parcels, write)),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await read('made')).toMatchObject({
      place: 'depot',
      step: 1,
      seq: 1,
      rev: 1,
      pending: 1,
      inbox: ['event-1'],
    });
  });

  it('returns null for a missing document without insertIfMissing', async () => {
    expect(
      await conditionalUpdate(store.parcels, { id: 'nowhere', set: { place: 'x' } }),
    ).toBeNull();
  });

  it('throws for an unknown field and writes nothing', async () => {
    await insertAggregate(store.parcels, { _id: 'strict' });
    await expect(
      conditionalUpdate(store.parcels, { id: 'strict', set: { role: 'admin' } }),
    ).rejects.toThrow(/role/);
    expect(await read('strict')).toMatchObject({ rev: 0 });
  });
});

describe('filters', () => {
  it('do not act on operator objects from outside', async () => {
    await insertAggregate(store.parcels, { _id: 'safe', place: 'depot' });
    const operatorObject = JSON.parse('{"$ne": null}') as string;
    await expect(store.parcels.findOne({ place: operatorObject }).lean().exec()).rejects.toThrow();
    expect(
      await store.parcels
        .findOne(trustedFilter({ place: { $ne: 'elsewhere' }, _id: 'safe' }))
        .lean()
        .exec(),
    ).toMatchObject({ _id: 'safe' });
  });

  it('throw for an unknown field', async () => {
    await expect(store.parcels.find({ plase: 'depot' } as never).exec()).rejects.toThrow(/plase/);
  });
});

describe('insertAggregate', () => {
  it('inserts one of 20 concurrent aggregates with one id', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        insertAggregate(
          store.parcels,
          { _id: 'twins' },
          { publish: [buildMovedEntry('twins', 1)], appliedEventId: 'event-1' },
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'inserted')).toHaveLength(1);
    expect(await read('twins')).toMatchObject({ seq: 1, pending: 1, inbox: ['event-1'] });
  });
});

describe('createIdAllocator', () => {
  it('allocates unique ids above the seeds across three processes', async () => {
    const allocators = Array.from({ length: 3 }, () =>
      createIdAllocator({ connection: store.connection, name: 'parcel', startAfter: 1_000 }),
    );
    const ids = await Promise.all(
      Array.from({ length: 300 }, (_, n) => allocators[n % 3]?.() ?? Promise.resolve(0)),
    );
    expect(new Set(ids).size).toBe(300);
    expect(Math.min(...ids)).toBe(1_001);
    expect(ids.every(Number.isSafeInteger)).toBe(true);
  });
});
