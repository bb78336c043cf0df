import { aggregateSchema, isDuplicateKeyError } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { Identities } from '../../application/ports/accounts.ts';
import { identityKey, type Identity } from '../../domain/accounts/identity.ts';

interface IdentityDocument {
  /** `sms:+919876543210` or `mail:a@b.example`. The primary key ensures one person per identity. */
  readonly _id: string;
  readonly userId: number;
}

export const identityModel = (connection: Connection): Model<IdentityDocument> =>
  connection.model<IdentityDocument>(
    'identity',
    aggregateSchema<IdentityDocument>({ _id: String, userId: { type: Number, index: true } }),
    'identities',
  );

const toIdentity = (key: string): Identity =>
  key.startsWith('sms:')
    ? { channel: 'sms', contact: key.slice('sms:'.length) }
    : { channel: 'mail', contact: key.slice('mail:'.length) };

export const createIdentityRepository = (model: Model<IdentityDocument>): Identities => {
  const find = async (key: string): Promise<number | undefined> =>
    (await model.findOne({ _id: key }).lean<IdentityDocument | null>())?.userId;
  return {
    listByUser: async (userId) =>
      (await model.find({ userId }).lean<IdentityDocument[]>()).map(({ _id }) => toIdentity(_id)),
    removeAll: async (userId) => {
      await model.deleteMany({ userId });
    },
    findUserId: (identity) => find(identityKey(identity)),
    resolveUserId: async (identity, nextUserId) => {
      const key = identityKey(identity);
      const knownId = await find(key);
      if (knownId !== undefined) return knownId;
      const userId = await nextUserId();
      try {
        await model.create([{ _id: key, userId }]);
        return userId;
      } catch (error) {
        const existingId = isDuplicateKeyError(error) ? await find(key) : undefined;
        if (existingId === undefined) throw error;
        return existingId;
      }
    },
  };
};
