import { contactKey, sealedAddress, sealedPerson } from '@tokri/contracts/events';
import { aggregateSchema, createReplica } from '@tokri/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Contacts } from '../application/ports/contacts.ts';

interface ContactDocument {
  readonly _id: string;
  readonly seq: number;
  readonly contact: {
    readonly kind: 'address' | 'person';
    readonly userId: number;
    readonly sealed: string;
  };
}

export const contactModel = (connection: Connection): Model<ContactDocument> =>
  connection.model<ContactDocument>(
    'contact',
    aggregateSchema<ContactDocument>({ _id: String, seq: Number, contact: Schema.Types.Mixed }),
    'contacts',
  );

export interface ContactReplica extends Contacts {
  upsert(record: {
    readonly key: string;
    readonly seq: number;
    readonly contact: unknown;
  }): Promise<void>;
  remove(key: string): Promise<void>;
}

export const createContactReplica = (
  model: Model<ContactDocument>,
  open: (sealed: string) => string,
): ContactReplica => {
  const replica = createReplica(model);
  const findDocument = (key: string) => model.findById(key).lean<ContactDocument | null>();
  return {
    upsert: ({ key, seq, contact }) =>
      replica.upsert(key, seq, { contact: contact as ContactDocument['contact'] }),
    remove: replica.remove,
    findRecipient: async ({ userId, addressId }) => {
      const person = await findDocument(contactKey.person(userId));
      if (person === null) return null;
      const { mobile, email } = sealedPerson.parse(JSON.parse(open(person.contact.sealed)));
      if (mobile !== '') return { mobile, email };
      // A person who signed in by mail has a mobile number only in the address of the order.
      const address = addressId === 0 ? null : await findDocument(contactKey.address(addressId));
      if (address === null || address.contact.userId !== userId) return { mobile, email };
      const recipient = sealedAddress.parse(JSON.parse(open(address.contact.sealed)));
      return { mobile: recipient.mobile, email: email === '' ? recipient.email : email };
    },
  };
};
