import type { Model } from 'mongoose';
import { newestWins, type CopiedState } from './newest-wins.ts';

interface Contact extends CopiedState {
  readonly pincode: string;
}

/** What a store does with the two calls: an upsert whose filter misses an existing id is a duplicate key. */
const storeOf = (documents: Map<string, Contact>): Model<Contact> =>
  ({
    updateOne: async (
      { _id, seq }: { _id: string; seq: { $lt: number } },
      { $set }: { $set: Omit<Contact, '_id'> },
    ) => {
      const known = documents.get(_id);
      if (known && known.seq >= seq.$lt)
        throw Object.assign(new Error('E11000 duplicate key'), { code: 11000 });
      documents.set(_id, { _id, ...$set });
    },
    deleteOne: async ({ _id }: { _id: string }) => {
      documents.delete(_id);
    },
  }) as unknown as Model<Contact>;

describe('a copy of a compacted topic', () => {
  it('newer records, kept', async () => {
    const documents = new Map<string, Contact>();
    const copy = newestWins(storeOf(documents));
    await copy.remember('a', 1, { pincode: '560001' });
    await copy.remember('a', 2, { pincode: '560002' });
    expect(documents.get('a')).toEqual({ _id: 'a', seq: 2, pincode: '560002' });
  });

  it('an older record or the same once more, changes nothing and is no failure', async () => {
    const documents = new Map<string, Contact>([['a', { _id: 'a', seq: 2, pincode: '560002' }]]);
    const copy = newestWins(storeOf(documents));
    await copy.remember('a', 1, { pincode: '560001' });
    await copy.remember('a', 2, { pincode: '560009' });
    expect(documents.get('a')?.pincode).toBe('560002');
  });

  it('a tombstone, nothing stays', async () => {
    const documents = new Map<string, Contact>([['a', { _id: 'a', seq: 2, pincode: '560002' }]]);
    await newestWins(storeOf(documents)).forget('a');
    expect(documents.size).toBe(0);
  });

  it('another failure of the store, thrown', async () => {
    const failing = {
      updateOne: async () => {
        throw new Error('store is away');
      },
    } as unknown as Model<Contact>;
    await expect(newestWins(failing).remember('a', 1, { pincode: '560001' })).rejects.toThrow(
      'store is away',
    );
  });
});
