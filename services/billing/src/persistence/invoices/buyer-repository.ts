import { contactKey, sealedAddress, sealedParty } from '@tokri/contracts/events';
import { aggregateSchema, createReplica } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { BuyerDirectory } from '../../application/ports/buyers.ts';

interface ContactDocument {
  readonly _id: string;
  readonly seq: number;
  readonly pincode: string;
  readonly stateCode?: string;
  readonly sealed: string;
}

export const addressModel = (connection: Connection): Model<ContactDocument> =>
  connection.model<ContactDocument>(
    'address',
    aggregateSchema<ContactDocument>({
      _id: String,
      seq: Number,
      pincode: String,
      stateCode: String,
      sealed: String,
    }),
    'addresses',
  );

export interface BuyerRepository extends BuyerDirectory {
  upsert(record: {
    readonly key: string;
    readonly seq: number;
    readonly pincode: string;
    readonly stateCode: string;
    readonly sealed: string;
  }): Promise<void>;
  remove(key: string): Promise<void>;
}

export const buyerRepository = (
  model: Model<ContactDocument>,
  open: (sealed: string) => string,
): BuyerRepository => {
  const find = (key: string) => model.findById(key).lean<ContactDocument | null>();
  return {
    upsert: ({ key, seq, pincode, stateCode, sealed }) =>
      createReplica(model).upsert(key, seq, { pincode, stateCode, sealed }),
    remove: (key) => createReplica(model).remove(key),
    findDeliveryLocation: async (addressId) => {
      const existing = await find(contactKey.address(addressId));
      if (!existing) return null;
      const { name, address } = sealedAddress.parse(JSON.parse(open(existing.sealed)));
      return { name, address, pincode: existing.pincode };
    },
    findParty: async (partyId) => {
      const existing = await find(contactKey.party(partyId));
      if (!existing) return null;
      return {
        ...sealedParty.parse(JSON.parse(open(existing.sealed))),
        pincode: existing.pincode,
        stateCode: existing.stateCode ?? '',
      };
    },
  };
};
