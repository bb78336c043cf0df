import { contactKey } from '@tokri/contracts/events';
import { aggregateSchema, newestWins } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { Addresses } from '../application/ports.ts';

interface AddressDocument {
  readonly _id: string;
  readonly seq: number;
  readonly userId: number;
  readonly pincode: string;
  readonly stateCode: string;
}

export const addressModel = (connection: Connection): Model<AddressDocument> =>
  connection.model<AddressDocument>(
    'address',
    aggregateSchema<AddressDocument>({
      _id: String,
      seq: Number,
      userId: Number,
      pincode: String,
      stateCode: String,
    }),
    'addresses',
  );

export interface AddressRepository extends Addresses {
  /** Keeps the newest state; an older one changes nothing. */
  remember(address: {
    readonly key: string;
    readonly seq: number;
    readonly userId: number;
    readonly pincode: string;
    readonly stateCode: string;
  }): Promise<void>;
  forget(key: string): Promise<void>;
}

/** Pincode and State of addresses, all that a price needs of them; the rest of `user.contacts` stays sealed and is not kept. */
export const addressRepository = (model: Model<AddressDocument>): AddressRepository => ({
  remember: ({ key, seq, userId, pincode, stateCode }) =>
    newestWins(model).remember(key, seq, { userId, pincode, stateCode }),
  forget: (key) => newestWins(model).forget(key),
  address: async (addressId) => {
    const known = await model
      .findById(contactKey.address(addressId))
      .lean<AddressDocument | null>();
    return known && { userId: known.userId, pincode: known.pincode, stateCode: known.stateCode };
  },
});
