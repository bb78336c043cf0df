import { createPersonErasure } from '../src/erasure/index.ts';
import { openStore, type Store } from './fixture.ts';

const dayMs = 86_400_000;
const erasedAt = new Date('2026-11-28T10:00:00Z');

let store: Store;
beforeAll(async () => {
  store = await openStore('erasure');
});
afterAll(() => store.close());

describe('the erasure of a person', () => {
  it('is repeated for what a late message brings, until no topic holds one', async () => {
    const { connection } = store;
    let now = erasedAt;
    const names = connection.collection<{ userId: number; name: string }>('names');
    const { records, erasePerson } = createPersonErasure({
      connection,
      clock: () => now,
      count: async (userId) => ({ addresses: await names.countDocuments({ userId }) }),
      erase: (userId) => names.deleteMany({ userId }),
    });
    const arrive = () => names.insertOne({ userId: 7, name: 'Asha' });
    await arrive();
    await erasePerson({ userId: 7, reference: 'ref' });
    expect(await records.find('ref')).toMatchObject({ userId: 7, counts: { addresses: 1 } });

    await arrive();
    now = new Date(erasedAt.getTime() + 14 * dayMs);
    await records.repeatRecent();
    expect(await names.countDocuments()).toBe(0);
    expect(await records.find('ref')).toMatchObject({ erasedAt, counts: { addresses: 1 } });

    await arrive();
    now = new Date(erasedAt.getTime() + 16 * dayMs);
    await records.repeatRecent();
    expect(await names.countDocuments()).toBe(1);
  });

  it('counts what there was although the process ends before it is done', async () => {
    const names = store.connection.collection<{ userId: number }>('names');
    await names.insertMany([{ userId: 9 }, { userId: 9 }]);
    let crashes = 1;
    const { records, erasePerson } = createPersonErasure({
      connection: store.connection,
      clock: () => erasedAt,
      count: async (userId) => ({ addresses: await names.countDocuments({ userId }) }),
      erase: async (userId) => {
        await names.deleteMany({ userId });
        if ((crashes -= 1) === 0) throw new Error('the process ends');
      },
    });
    const person = { userId: 9, reference: 'crash' };
    await expect(erasePerson(person)).rejects.toThrow('the process ends');
    expect(await records.find('crash')).toBeNull();
    await erasePerson(person);
    expect(await records.find('crash')).toMatchObject({ erasedAt, counts: { addresses: 2 } });
  });

  it('waits while something of the person is under way', async () => {
    let isUnderWay = true;
    const erased: number[] = [];
    const { records, erasePerson, eraseWaiting } = createPersonErasure({
      connection: store.connection,
      clock: () => erasedAt,
      isUnderWay: () => Promise.resolve(isUnderWay),
      count: () => Promise.resolve({ orders: 1 }),
      erase: (userId) => Promise.resolve(erased.push(userId)),
    });
    await erasePerson({ userId: 8, reference: 'waits' });
    await eraseWaiting();
    await records.repeatRecent();
    expect(erased).toEqual([]);
    expect(await records.find('waits')).toBeNull();

    isUnderWay = false;
    await eraseWaiting();
    await eraseWaiting();
    expect(erased).toEqual([8]);
    expect(await records.find('waits')).toMatchObject({ erasedAt, counts: { orders: 1 } });
  });
});
