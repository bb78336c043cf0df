import { contactKey } from '@tokri/contracts/events';
import type { Connection, Model } from 'mongoose';
import {
  aggregateSchema,
  createReplica,
  trustedFilter,
  type ReplicaDocument,
} from '../mongo/index.ts';

export interface ContactStorage<Stored extends object> {
  readonly modelName: string;
  readonly collection: string;
  readonly fields: Readonly<Record<keyof Stored & string, unknown>>;
}

export type ContactDocument<Stored extends object> = ReplicaDocument & Stored;

export type ContactRecord<Stored extends object> = Stored & {
  readonly key: string;
  readonly seq: number;
};

export interface ContactReplica<Stored extends object> {
  readonly model: Model<ContactDocument<Stored>>;
  upsert(record: ContactRecord<Stored>): Promise<void>;
  remove(key: string): Promise<void>;
  findAddress(addressId: number): Promise<Stored | null>;
  findPerson(userId: number): Promise<Stored | null>;
  findParty(partyId: number): Promise<Stored | null>;
  /** All parties, in any order. */
  listParties(): Promise<readonly (Stored & { readonly partyId: number })[]>;
}

export const createContactModel = <Stored extends object>(
  connection: Connection,
  { modelName, collection, fields }: ContactStorage<Stored>,
): Model<ContactDocument<Stored>> =>
  connection.model<ContactDocument<Stored>>(
    modelName,
    aggregateSchema<ContactDocument<Stored>>({ _id: String, seq: Number, ...fields }),
    collection,
  );

const partyPrefix = 'party:';
/** The character after `:` is `;`. */
const partyKeys = { $gte: partyPrefix, $lt: 'party;' };

export const createContactReplica = <Stored extends object>(
  model: Model<ContactDocument<Stored>>,
): ContactReplica<Stored> => {
  const replica = createReplica(model);
  const find = async (key: string): Promise<Stored | null> =>
    model.findById(key).lean<ContactDocument<Stored> | null>();
  return {
    model,
    upsert: ({ key, seq, ...stored }) =>
      replica.upsert(key, seq, stored as unknown as Omit<ContactDocument<Stored>, '_id' | 'seq'>),
    remove: replica.remove,
    findAddress: (addressId) => find(contactKey.address(addressId)),
    findPerson: (userId) => find(contactKey.person(userId)),
    findParty: (partyId) => find(contactKey.party(partyId)),
    listParties: async () => {
      const documents = await model
        .find(trustedFilter({ _id: partyKeys }))
        .lean<ContactDocument<Stored>[]>();
      return documents.map((document) => ({
        ...document,
        partyId: Number(document._id.slice(partyPrefix.length)),
      }));
    },
  };
};
