import mongoose, { type Model } from 'mongoose';
import { createCompleteContactReplica } from './complete-contacts.ts';
import { createContactDecrypter } from './contact-decrypter.ts';
import { createContactModel, createContactReplica } from './contact-replica.ts';
import type { ContactDocument } from './contact-replica.ts';

interface Address {
  readonly userId: number;
  readonly pincode: string;
}
type AddressDocument = ContactDocument<Address>;

const inMemoryModel = (documents: Map<string, AddressDocument>): Model<AddressDocument> =>
  ({
    updateOne: async (
      { _id, seq }: { _id: string; seq: { $lt: number } },
      { $set }: { $set: Omit<AddressDocument, '_id'> },
    ) => {
      const known = documents.get(_id);
      if (known && known.seq >= seq.$lt)
        throw Object.assign(new Error('E11000 duplicate key'), { code: 11000 });
      documents.set(_id, { _id, ...$set });
    },
    deleteOne: async ({ _id }: { _id: string }) => {
      documents.delete(_id);
    },
    findById: (key: string) => ({ lean: async () => documents.get(key) ?? null }),
  }) as unknown as Model<AddressDocument>;

const address = { key: 'address:3', userId: 7, pincode: '560034' };

describe('createContactReplica', () => {
  it('stores the fields of a record under its key, without the key itself', async () => {
    const documents = new Map<string, AddressDocument>();
    await createContactReplica(inMemoryModel(documents)).upsert({ ...address, seq: 1 });
    expect([...documents.values()]).toEqual([
      { _id: 'address:3', seq: 1, userId: 7, pincode: '560034' },
    ]);
  });

  it('keeps the newest record when an older one arrives later', async () => {
    const replica = createContactReplica(inMemoryModel(new Map()));
    await replica.upsert({ ...address, seq: 2 });
    await replica.upsert({ ...address, pincode: '560001', seq: 1 });
    expect(await replica.findAddress(3)).toMatchObject({ seq: 2, pincode: '560034' });
  });

  it('forgets a contact on a tombstone', async () => {
    const replica = createContactReplica(inMemoryModel(new Map()));
    await replica.upsert({ ...address, seq: 1 });
    await replica.remove('address:3');
    expect(await replica.findAddress(3)).toBeNull();
  });

  it('finds addresses, persons and parties by their own ids only', async () => {
    const replica = createContactReplica(inMemoryModel(new Map()));
    for (const [key, userId] of [
      ['address:3', 31],
      ['person:3', 32],
      ['party:3', 33],
    ] as const)
      await replica.upsert({ key, userId, pincode: '560034', seq: 1 });
    expect([
      await replica.findAddress(3),
      await replica.findPerson(3),
      await replica.findParty(3),
      await replica.findPerson(4),
    ]).toMatchObject([{ userId: 31 }, { userId: 32 }, { userId: 33 }, null]);
  });
});

describe('stored contacts', () => {
  it('use the collection and the fields that a service names', () => {
    const model = createContactModel<Address>(mongoose.createConnection(), {
      modelName: 'address',
      collection: 'addresses',
      fields: { userId: Number, pincode: String },
    });
    expect([model.modelName, model.collection.collectionName]).toEqual(['address', 'addresses']);
    expect(Object.keys(model.schema.paths)).toEqual(['_id', 'seq', 'userId', 'pincode']);
  });

  it('hold the whole event data in contacts.contact, and the user to list them by', () => {
    const { model } = createCompleteContactReplica(mongoose.createConnection());
    expect([model.modelName, model.collection.collectionName]).toEqual(['contact', 'contacts']);
    expect(Object.keys(model.schema.paths)).toEqual(['_id', 'seq', 'contact', 'userId', 'staff']);
    expect(model.schema.path('contact').instance).toBe('Mixed');
  });
});

describe('createContactDecrypter', () => {
  const { decryptAddress, decryptPerson, decryptParty } = createContactDecrypter((sealed) =>
    sealed.replace(/^sealed:/, ''),
  );
  const seal = (value: object): string => `sealed:${JSON.stringify(value)}`;

  it('reads the encrypted part of an address, a person and a party', () => {
    const person = { name: 'Meera Nair', mobile: '+919000000002', email: '' };
    const party = { name: 'Annapurna Caterers', address: '18 Main Road', gstin: '29AAKFA4321L1ZB' };
    expect([
      decryptAddress(seal({ ...person, address: '1 Main Road' })),
      decryptPerson(seal(person)),
      decryptParty(seal(party)),
    ]).toEqual([{ ...person, address: '1 Main Road' }, person, party]);
  });

  it('throws when a field is missing', () =>
    expect(() => decryptParty(seal({ name: 'Annapurna Caterers' }))).toThrow());
});
