import { contactKey } from '@tokri/contracts/events';
import { aggregateSchema, createReplica } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { Addresses } from '../application/ports/addresses.ts';

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

export interface ContactReplica extends Addresses {
  upsert(address: {
    readonly key: string;
    readonly seq: number;
    readonly userId: number;
    readonly pincode: string;
    readonly stateCode: string;
  }): Promise<void>;
  remove(key: string): Promise<void>;
}

export const createContactReplica = (model: Model<AddressDocument>): ContactReplica => ({
  upsert: ({ key, seq, userId, pincode, stateCode }) =>
    createReplica(model).upsert(key, seq, { userId, pincode, stateCode }),
  remove: (key) => createReplica(model).remove(key),
  findAddress: async (addressId) => {
    const found = await model
      .findById(contactKey.address(addressId))
      .lean<AddressDocument | null>();
    return found && { userId: found.userId, pincode: found.pincode, stateCode: found.stateCode };
  },
});
