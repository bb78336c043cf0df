import { contactKey, sealedAddress, sealedParty } from '@tokri/contracts/events';
import { aggregateSchema, newestWins } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { BuyerBook } from '../application/ports/buyers.ts';

/** A record of `user.contacts` under its key there: an address, or a party with its State. */
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

export interface BuyerRepository extends BuyerBook {
  remember(record: {
    readonly key: string;
    readonly seq: number;
    readonly pincode: string;
    readonly stateCode: string;
    readonly sealed: string;
  }): Promise<void>;
  /** The person asked to be forgotten: what stands on issued bills stays, as the law wants (s.36), nothing else. */
  forget(key: string): Promise<void>;
}

/** This service's own copy of the addresses and parties on `user.contacts`, sealed until a bill needs one. */
export const buyerRepository = (
  model: Model<ContactDocument>,
  open: (sealed: string) => string,
): BuyerRepository => {
  const find = (key: string) => model.findById(key).lean<ContactDocument | null>();
  return {
    remember: ({ key, seq, pincode, stateCode, sealed }) =>
      newestWins(model).remember(key, seq, { pincode, stateCode, sealed }),
    forget: (key) => newestWins(model).forget(key),
    place: async (addressId) => {
      const known = await find(contactKey.address(addressId));
      if (!known) return null;
      const { name, address } = sealedAddress.parse(JSON.parse(open(known.sealed)));
      return { name, address, pincode: known.pincode };
    },
    party: async (partyId) => {
      const known = await find(contactKey.party(partyId));
      if (!known) return null;
      return {
        ...sealedParty.parse(JSON.parse(open(known.sealed))),
        pincode: known.pincode,
        stateCode: known.stateCode ?? '',
      };
    },
  };
};
