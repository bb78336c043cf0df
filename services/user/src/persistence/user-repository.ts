import type { Permission } from '@tokri/contracts';
import {
  aggregateFields,
  aggregateSchema,
  guard,
  insertAggregate,
  stateFields,
  writeGuarded,
} from '@tokri/service-kit/mongo';
import type { AggregateDocument, StateDocument } from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Connection, Model } from 'mongoose';
import type { Users, UserWish } from '../application/ports.ts';
import type { User } from '../domain/user.ts';

export interface UserDocument extends AggregateDocument, StateDocument {
  readonly _id: number;
  readonly mobile: string;
  readonly email: string;
  readonly name: string;
  readonly address: string;
  readonly pincode: string;
  readonly partyId: number;
  readonly permissions: readonly Permission[];
  readonly addressIds: readonly number[];
  readonly favouriteIds: readonly number[];
  readonly createdAt: Date;
}

export const userModel = (connection: Connection): Model<UserDocument> =>
  connection.model<UserDocument>(
    'user',
    aggregateSchema<UserDocument>({
      ...aggregateFields,
      ...stateFields,
      _id: Number,
      mobile: String,
      email: String,
      name: String,
      address: String,
      pincode: String,
      partyId: Number,
      permissions: [String],
      addressIds: [Number],
      favouriteIds: [Number],
      createdAt: Date,
    }),
    'users',
  );

const toDocument = ({ id, rev: _rev, seq: _seq, ...fields }: User) => ({ _id: id, ...fields });

export const toUser = (doc: UserDocument): User => ({
  id: doc._id,
  mobile: doc.mobile,
  email: doc.email,
  name: doc.name,
  address: doc.address,
  pincode: doc.pincode,
  partyId: doc.partyId,
  permissions: doc.permissions,
  addressIds: doc.addressIds,
  favouriteIds: doc.favouriteIds,
  createdAt: doc.createdAt,
  rev: doc.rev,
  seq: doc.seq,
});

/** Changes of these are published to nobody: each address is on `user.contacts` itself, and favourites are nobody's business. */
const untold: readonly string[] = ['addressIds', 'favouriteIds'];
const isToldOf = (name: string): boolean => !untold.includes(name);

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const filterOf = ({ mobile, text }: UserWish): Record<string, unknown> => {
  if (mobile !== undefined) return { mobile };
  if (text === undefined) return {};
  const part = { $regex: literally(text), $options: 'i' };
  return { $or: [{ name: part }, { email: part }, { mobile: part }] };
};

type Entry = (user: User, at: Date) => OutboxEntry;

export const userRepository = (parts: {
  readonly model: Model<UserDocument>;
  readonly registered: Entry;
  readonly changed: Entry;
}): Users => {
  const { model, registered, changed } = parts;
  return {
    find: async (id) => {
      const found = await model.findOne({ _id: id }).lean<UserDocument | null>();
      return found && toUser(found);
    },
    list: async (wish) => {
      const filter = guard(filterOf(wish));
      const [docs, total] = await Promise.all([
        model
          .find(filter)
          .sort({ _id: -1 })
          .skip((wish.page - 1) * wish.pageSize)
          .limit(wish.pageSize)
          .lean<UserDocument[]>(),
        model.countDocuments(filter),
      ]);
      return { users: docs.map(toUser), total };
    },
    register: async (user) => {
      await insertAggregate(model, toDocument(user), {
        publish: [registered(user, user.createdAt)],
        dirty: true,
      });
    },
    save: async (user, change, at) => {
      const isTold = Object.keys(change).some(isToldOf);
      const saved = await writeGuarded(model, {
        id: user.id,
        rev: user.rev,
        set: change,
        ...(isTold ? { publish: [changed(user, at)], dirty: true } : {}),
      });
      return saved && toUser(saved);
    },
  };
};
