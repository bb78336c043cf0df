import {
  OutboxFull,
  trustedFilter,
  createIdAllocator,
  insertAggregate,
  outboxLimit,
  conditionalUpdate,
} from '../src/mongo/index.ts';
import { movedEntry, openStore } from './fixture.ts';
import type { Parcel, Store } from './fixture.ts';

jest.setTimeout(60_000);

let store: Store;
beforeAll(async () => {
  store = await openStore('writes');
});
afterAll(() => store.close());

const read = async (id: string): Promise<Parcel> => {
  const found = await store.parcels.findById(id).lean<Parcel>().exec();
  if (!found) throw new Error(`no parcel ${id}`);
  return found;
};

describe('writeGuarded', () => {
  it('seen twice: the second write does not match and changes nothing', async () => {
    await insertAggregate(store.parcels, { _id: 'seen' });
    const write = { id: 'seen', seen: 'event-1', inc: { step: 1 } };
    expect((await conditionalUpdate(store.parcels, write))?.step).toBe(1);
    expect(await conditionalUpdate(store.parcels, write)).toBeNull();
    expect(await read('seen')).toMatchObject({ step: 1, rev: 1, inbox: ['event-1'] });
  });

  it('20 deliveries of one event at once: one has an effect', async () => {
    await insertAggregate(store.parcels, { _id: 'race' });
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        conditionalUpdate(store.parcels, {
          id: 'race',
          appliedEventId: 'event-1',
          inc: { step: 1 },
          publish: [movedEntry('race', 1)],
        }),
      ),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await read('race')).toMatchObject({ step: 1, seq: 1, pending: 1 });
  });

  it('201 events: the inbox keeps the last 200', async () => {
    await insertAggregate(store.parcels, { _id: 'inbox' });
    for (let n = 0; n <= 200; n += 1)
      await conditionalUpdate(store.parcels, { id: 'inbox', appliedEventId: `event-${n}` });
    const { inbox } = await read('inbox');
    expect([inbox.length, inbox[0], inbox.at(-1)]).toEqual([200, 'event-1', 'event-200']);
  });

  it('an older rev: does not match', async () => {
    await insertAggregate(store.parcels, { _id: 'rev' });
    expect(
      await conditionalUpdate(store.parcels, { id: 'rev', rev: 0, set: { place: 'depot' } }),
    ).toMatchObject({ rev: 1, place: 'depot' });
    expect(
      await conditionalUpdate(store.parcels, { id: 'rev', rev: 0, set: { place: 'door' } }),
    ).toBeNull();
    expect((await read('rev')).place).toBe('depot');
  });

  it('a guard with operators: keeps who does not fit out', async () => {
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

  it('an outbox that holds 500: an outage to the next, takes writes that publish nothing', async () => {
    const entries = Array.from({ length: outboxLimit - 1 }, (_, n) => movedEntry('full', n + 1));
    await insertAggregate(store.parcels, { _id: 'full' }, { publish: entries });
    await expect(
      conditionalUpdate(store.parcels, {
        id: 'full',
        publish: [movedEntry('full', 500), movedEntry('full', 501)],
      }),
    ).rejects.toBeInstanceOf(OutboxFull);
    expect(
      await conditionalUpdate(store.parcels, {
        id: 'full',
        publish: [movedEntry('full', 500)],
      }),
    ).toMatchObject({ seq: 500 });
    await expect(
      conditionalUpdate(store.parcels, {
        id: 'full',
        publish: [movedEntry('full', 501)],
        insertIfMissing: {},
      }),
    ).rejects.toBeInstanceOf(OutboxFull);
    expect(
      await conditionalUpdate(store.parcels, { id: 'full', set: { place: 'depot' } }),
    ).toMatchObject({ place: 'depot' });
  });

  it('an entry that leaves a gap or repeats a seq: does not match; with perPart it does', async () => {
    await insertAggregate(store.parcels, { _id: 'seq' }, { publish: [movedEntry('seq', 1)] });
    expect(
      await conditionalUpdate(store.parcels, { id: 'seq', publish: [movedEntry('seq', 1)] }),
    ).toBeNull();
    expect(
      await conditionalUpdate(store.parcels, { id: 'seq', publish: [movedEntry('seq', 3)] }),
    ).toBeNull();
    expect(
      await conditionalUpdate(store.parcels, {
        id: 'seq',
        publish: [movedEntry('hold-7', 1)],
        hasPartSequence: true,
      }),
    ).toMatchObject({ seq: 1 });
    expect(
      await conditionalUpdate(store.parcels, {
        id: 'seq',
        publish: [movedEntry('seq', 2), movedEntry('seq', 3)],
      }),
    ).toMatchObject({ seq: 3 });
  });

  it('a missing document: made once with insertIfMissing, its guard still counts afterwards', async () => {
    const write = {
      id: 'made',
      seen: 'event-1',
      inc: { step: 1 },
      publish: [movedEntry('made', 1)],
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

  it('a missing document without insertIfMissing: null', async () => {
    expect(
      await conditionalUpdate(store.parcels, { id: 'nowhere', set: { place: 'x' } }),
    ).toBeNull();
  });

  it('a field that the schema does not know: throws and writes nothing', async () => {
    await insertAggregate(store.parcels, { _id: 'strict' });
    await expect(
      conditionalUpdate(store.parcels, { id: 'strict', set: { role: 'admin' } }),
    ).rejects.toThrow(/role/);
    expect(await read('strict')).toMatchObject({ rev: 0 });
  });
});

describe('filters', () => {
  it('an operator object from outside: matches nothing', async () => {
    await insertAggregate(store.parcels, { _id: 'safe', place: 'depot' });
    const hostile = JSON.parse('{"$ne": null}') as string;
    await expect(store.parcels.findOne({ place: hostile }).lean().exec()).rejects.toThrow();
    expect(
      await store.parcels
        .findOne(trustedFilter({ place: { $ne: 'elsewhere' }, _id: 'safe' }))
        .lean()
        .exec(),
    ).toMatchObject({ _id: 'safe' });
  });

  it('an unknown name: throws', async () => {
    await expect(store.parcels.find({ plase: 'depot' } as never).exec()).rejects.toThrow(/plase/);
  });
});

describe('insertAggregate', () => {
  it('20 at once with one id: one is inserted', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        insertAggregate(
          store.parcels,
          { _id: 'twins' },
          { publish: [movedEntry('twins', 1)], appliedEventId: 'event-1' },
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'inserted')).toHaveLength(1);
    expect(await read('twins')).toMatchObject({ seq: 1, pending: 1, inbox: ['event-1'] });
  });
});

describe('idAllocator', () => {
  it('three processes at once: 300 different positive integers above the seeds', async () => {
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
