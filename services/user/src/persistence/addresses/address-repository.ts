import {
  aggregateSchema,
  conditionalUpdate,
  trustedFilter,
  insertAggregate,
  snapshotFields,
} from '@tokri/service-kit/mongo';
import type { SnapshotDocument } from '@tokri/service-kit/mongo';
import { dayMs } from '@tokri/contracts/dates';
import type { Connection, Model } from 'mongoose';
import type { Addresses } from '../../application/ports/addresses.ts';
import type { Address, AddressSource } from '../../domain/addresses/address.ts';
import { expiredDays, toDayNumber } from '../retention-days.ts';

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
  /** After which it is erased; 0 for never, missing until a review has looked at the address. */
  readonly eraseDay?: number;
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
      eraseDay: { type: Number, index: true },
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
  keptUntil: doc.eraseDay ? new Date(doc.eraseDay * dayMs) : null,
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
  eraseDay: 0,
} as const;

const unreviewed = { eraseDay: { $exists: false } };

const toEraseDay = (keptUntil: Date | null): number => (keptUntil ? toDayNumber(keptUntil) : 0);

const unerasedOf = (userId: number) => trustedFilter({ userId, isErased: { $ne: true } });

/** The emptied document stays, so that its tombstone is published. */
const erase = async (model: Model<AddressDocument>, id: number): Promise<void> => {
  await conditionalUpdate(model, { id, set: erased, needsPublishing: true });
};

const listIds = async (model: Model<AddressDocument>, userId: number): Promise<number[]> =>
  (
    await model.find(unerasedOf(userId), { _id: 1 }).sort({ _id: -1 }).lean<{ _id: number }[]>()
  ).map(({ _id }) => _id);

const findAddresses = async (
  model: Model<AddressDocument>,
  filter: Parameters<typeof trustedFilter>[0],
  limit = 0,
): Promise<Address[]> =>
  (await model.find(trustedFilter(filter)).limit(limit).lean<AddressDocument[]>()).map(toAddress);

export const createAddressRepository = (model: Model<AddressDocument>): Addresses => ({
  find: async (id) => {
    const found = await model.findOne({ _id: id }).lean<AddressDocument | null>();
    return found && toAddress(found);
  },
  findAll: (ids) => findAddresses(model, { _id: { $in: [...ids] } }),
  listIds: (userId) => listIds(model, userId),
  insert: async ({ id, ...fields }) => {
    await insertAggregate(model, { _id: id, ...fields }, { needsPublishing: true });
  },
  setKeptUntil: async (id, keptUntil) => {
    await conditionalUpdate(model, { id, set: { eraseDay: toDayNumber(keptUntil) } });
  },
  markReviewed: async (id, keptUntil) => {
    await conditionalUpdate(model, {
      id,
      precondition: unreviewed,
      set: { eraseDay: toEraseDay(keptUntil) },
    });
  },
  clearKeptUntil: async ({ id, keptUntil }) => {
    await conditionalUpdate(model, {
      id,
      precondition: { eraseDay: toEraseDay(keptUntil) },
      set: { eraseDay: toEraseDay(null) },
    });
  },
  listUnreviewed: (limit) => findAddresses(model, unreviewed, limit),
  listExpired: (now, limit) => findAddresses(model, { eraseDay: { $in: expiredDays(now) } }, limit),
  erase: (id) => erase(model, id),
  countByUser: (userId) => model.countDocuments(unerasedOf(userId)).exec(),
  eraseAll: async (userId) => {
    for (const id of await listIds(model, userId)) await erase(model, id);
  },
});
