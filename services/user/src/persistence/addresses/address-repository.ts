import {
  aggregateSchema,
  conditionalUpdate,
  trustedFilter,
  insertAggregate,
  snapshotFields,
} from '@tokri/service-kit/mongo';
import type { SnapshotDocument } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { Addresses } from '../../application/ports/addresses.ts';
import type { Address, AddressSource } from '../../domain/addresses/address.ts';

export interface AddressDocument extends SnapshotDocument {
  readonly _id: number;
  readonly userId: number;
  readonly source: AddressSource;
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly address: string;
  readonly pincode: string;
  readonly stateCode: string;
  readonly savedAt: Date;
  readonly isErased?: true;
}

export const addressModel = (connection: Connection): Model<AddressDocument> =>
  connection.model<AddressDocument>(
    'address',
    aggregateSchema<AddressDocument>({
      ...snapshotFields,
      _id: Number,
      userId: { type: Number, index: true },
      source: Number,
      name: String,
      mobile: String,
      email: String,
      address: String,
      pincode: String,
      stateCode: String,
      savedAt: Date,
      isErased: Boolean,
    }),
    'addresses',
  );

export const toAddress = (doc: AddressDocument): Address => ({
  id: doc._id,
  userId: doc.userId,
  source: doc.source,
  name: doc.name,
  mobile: doc.mobile,
  email: doc.email,
  address: doc.address,
  pincode: doc.pincode,
  stateCode: doc.stateCode,
  savedAt: doc.savedAt,
  ...(doc.isErased ? { isErased: true as const } : {}),
});

const erased = {
  isErased: true,
  name: '',
  mobile: '',
  email: '',
  address: '',
  pincode: '',
  stateCode: '',
} as const;

const unerasedOf = (userId: number) => trustedFilter({ userId, isErased: { $ne: true } });

/** The emptied documents stay, so that their tombstones are published. */
const eraseAll = async (model: Model<AddressDocument>, userId: number): Promise<void> => {
  const found = await model.find(unerasedOf(userId), { _id: 1 }).lean<{ _id: number }[]>();
  for (const { _id } of found)
    await conditionalUpdate(model, { id: _id, set: erased, needsPublishing: true });
};

export const createAddressRepository = (model: Model<AddressDocument>): Addresses => ({
  find: async (id) => {
    const found = await model.findOne({ _id: id }).lean<AddressDocument | null>();
    return found && toAddress(found);
  },
  findAll: async (ids) =>
    (await model.find(trustedFilter({ _id: { $in: [...ids] } })).lean<AddressDocument[]>()).map(
      toAddress,
    ),
  insert: async ({ id, ...fields }) => {
    await insertAggregate(model, { _id: id, ...fields }, { needsPublishing: true });
  },
  countByUser: (userId) => model.countDocuments(unerasedOf(userId)).exec(),
  eraseAll: (userId) => eraseAll(model, userId),
});
