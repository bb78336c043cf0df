import { contactKey, sealedAddress, sealedPerson } from '@tokri/contracts/events';
import { aggregateSchema, createReplica } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { ContactDirectory } from '../application/ports/contact-directory.ts';

interface ContactDocument {
  readonly _id: string;
  readonly seq: number;
  readonly contact:
    | {
        readonly kind: 'address';
        readonly userId: number;
        readonly pincode: string;
        readonly stateCode: string;
        readonly sealed: string;
      }
    | { readonly kind: 'person'; readonly userId: number; readonly sealed: string };
}

export const contactModel = (connection: Connection): Model<ContactDocument> =>
  connection.model<ContactDocument>(
    'contact',
    aggregateSchema<ContactDocument>({ _id: String, seq: Number, contact: Schema.Types.Mixed }),
    'contacts',
  );

export interface ContactRepository extends ContactDirectory {
  upsert(record: {
    readonly key: string;
    readonly seq: number;
    readonly contact: unknown;
  }): Promise<void>;
  remove(key: string): Promise<void>;
}

export const contactRepository = (
  model: Model<ContactDocument>,
  open: (sealed: string) => string,
): ContactRepository => ({
  upsert: ({ key, seq, contact }) =>
    createReplica(model).upsert(key, seq, { contact: contact as ContactDocument['contact'] }),
  remove: (key) => createReplica(model).remove(key),
  findAddress: async (addressId, userId) => {
    const stored = await model
      .findById(contactKey.address(addressId))
      .lean<ContactDocument | null>();
    if (stored?.contact.kind !== 'address' || stored.contact.userId !== userId) return null;
    const { name, mobile, address } = sealedAddress.parse(JSON.parse(open(stored.contact.sealed)));
    return {
      addressId,
      name,
      mobile,
      address,
      pincode: stored.contact.pincode,
      stateCode: stored.contact.stateCode,
    };
  },
  findPersonName: async (userId) => {
    const stored = await model.findById(contactKey.person(userId)).lean<ContactDocument | null>();
    return stored ? sealedPerson.parse(JSON.parse(open(stored.contact.sealed))).name : '';
  },
});
