import { sealedAddress } from '@tokri/contracts/events';
import { aggregateSchema, newestWins } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { BuyerBook } from '../application/ports.ts';

interface AddressDocument {
  readonly _id: string;
  readonly seq: number;
  readonly pincode: string;
  readonly sealed: string;
}

export const addressModel = (connection: Connection): Model<AddressDocument> =>
  connection.model<AddressDocument>('address', aggregateSchema<AddressDocument>({ _id: String, seq: Number, pincode: String, sealed: String }), 'addresses');

export interface BuyerRepository extends BuyerBook {
  remember(record: { readonly key: string; readonly seq: number; readonly pincode: string; readonly sealed: string }): Promise<void>;
  /** The person asked to be forgotten: what stands on issued bills stays, as the law wants (s.36), nothing else. */
  forget(key: string): Promise<void>;
}

/** This service's own copy of the addresses on `user.contacts`, sealed until a bill needs one. */
export const buyerRepository = (model: Model<AddressDocument>, open: (sealed: string) => string): BuyerRepository => ({
  remember: ({ key, seq, pincode, sealed }) => newestWins(model).remember(key, seq, { pincode, sealed }),
  forget: (key) => newestWins(model).forget(key),
  buyer: async (addressId) => {
    const known = await model.findById(`address:${addressId}`).lean<AddressDocument | null>();
    if (!known) return null;
    const { name, address, gstin } = sealedAddress.parse(JSON.parse(open(known.sealed)));
    return { name, address, pincode: known.pincode, gstin };
  },
});
