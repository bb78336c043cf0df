import type { Model } from 'mongoose';
import { createReplica, type ReplicaDocument } from './replica.ts';

interface Contact extends ReplicaDocument {
  readonly pincode: string;
}

const buildStore = (documents: Map<string, Contact>): Model<Contact> =>
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

describe('createReplica', () => {
  it('stores newer records', async () => {
    const documents = new Map<string, Contact>();
    const copy = createReplica(buildStore(documents));
    await copy.upsert('a', 1, { pincode: '560001' });
    await copy.upsert('a', 2, { pincode: '560002' });
    expect(documents.get('a')).toEqual({ _id: 'a', seq: 2, pincode: '560002' });
  });

  it('ignores older and repeated records', async () => {
    const documents = new Map<string, Contact>([['a', { _id: 'a', seq: 2, pincode: '560002' }]]);
    const copy = createReplica(buildStore(documents));
    await copy.upsert('a', 1, { pincode: '560001' });
    await copy.upsert('a', 2, { pincode: '560009' });
    expect(documents.get('a')?.pincode).toBe('560002');
  });

  it('deletes the document on a tombstone', async () => {
    const documents = new Map<string, Contact>([['a', { _id: 'a', seq: 2, pincode: '560002' }]]);
    await createReplica(buildStore(documents)).remove('a');
    expect(documents.size).toBe(0);
  });

  it('throws other failures of the store', async () => {
    const failing = {
      updateOne: async () => {
        throw new Error('store is away');
      },
    } as unknown as Model<Contact>;
    await expect(createReplica(failing).upsert('a', 1, { pincode: '560001' })).rejects.toThrow(
      'store is away',
    );
  });
});
