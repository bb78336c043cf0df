import { contactKey, sealedAddress, sealedPerson } from '@tokri/contracts/events';
import { aggregateSchema, newestWins } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { ContactBook } from '../application/ports.ts';

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

export interface ContactRepository extends ContactBook {
  /** Keeps the newest state of a contact; an older one changes nothing. */
  remember(record: {
    readonly key: string;
    readonly seq: number;
    readonly contact: unknown;
  }): Promise<void>;
  /** The person asked to be forgotten: nothing stays. */
  forget(key: string): Promise<void>;
}

/** This service's own copy of `user.contacts`. Names, numbers and streets stay sealed until an order needs them. */
export const contactRepository = (
  model: Model<ContactDocument>,
  open: (sealed: string) => string,
): ContactRepository => ({
  remember: ({ key, seq, contact }) =>
    newestWins(model).remember(key, seq, { contact: contact as ContactDocument['contact'] }),
  forget: (key) => newestWins(model).forget(key),
  address: async (addressId, userId) => {
    const known = await model
      .findById(contactKey.address(addressId))
      .lean<ContactDocument | null>();
    if (known?.contact.kind !== 'address' || known.contact.userId !== userId) return null;
    const { name, mobile, address } = sealedAddress.parse(JSON.parse(open(known.contact.sealed)));
    return {
      addressId,
      name,
      mobile,
      address,
      pincode: known.contact.pincode,
      stateCode: known.contact.stateCode,
    };
  },
  personName: async (userId) => {
    const known = await model.findById(contactKey.person(userId)).lean<ContactDocument | null>();
    return known ? sealedPerson.parse(JSON.parse(open(known.contact.sealed))).name : '';
  },
});
