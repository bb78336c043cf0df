import { createHash } from 'node:crypto';
import { dayMs } from '@tokri/contracts/dates';
import { retentionDays } from '@tokri/contracts/policies';
import { aggregateSchema, trustedFilter, createIdAllocator } from '@tokri/service-kit/mongo';
import { createReadThroughCache, type Clock } from '@tokri/service-kit/use-case';
import type { Connection, Model } from 'mongoose';
import type { ListWindow } from '../application/ports/notifications.ts';
import type { PushToken, PushTokens } from '../application/ports/push-tokens.ts';
import type { Language } from '@tokri/contracts/language';
import { maxCachedRecipients, recipientCacheTtlMs } from './recipient-cache.ts';

interface TokenDocument {
  readonly _id: string;
  readonly number: number;
  readonly token: string;
  readonly userId: number;
  /** Missing in registrations from before sessions were stored. */
  readonly sessionId?: string;
  readonly language: Language;
  readonly deviceType: number;
  readonly at: Date;
}

const maxTokensPerUser = 10;
const maxTokenAgeMs = retentionDays.pushRegistration * dayMs;
const maxDeletions = 500;

export const pushTokenModel = (connection: Connection): Model<TokenDocument> =>
  connection.model<TokenDocument>(
    'token',
    aggregateSchema<TokenDocument>({
      _id: String,
      number: Number,
      token: String,
      userId: { type: Number, index: true },
      sessionId: String,
      language: String,
      deviceType: Number,
      at: { type: Date, index: true },
    }),
    'tokens',
  );

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
const toToken = ({ number, token, userId, language }: TokenDocument): PushToken => ({
  id: number,
  token,
  userId,
  language,
});

export interface TokenStore extends PushTokens {
  deleteExpired(now: Date): Promise<void>;
  countByUser(userId: number): Promise<number>;
  deleteByUser(userId: number): Promise<void>;
}

const findNewest = async (
  model: Model<TokenDocument>,
  userId: number,
): Promise<readonly PushToken[]> =>
  (
    await model.find({ userId }).sort({ at: -1 }).limit(maxTokensPerUser).lean<TokenDocument[]>()
  ).map(toToken);

const listRegistrations = async (
  model: Model<TokenDocument>,
  userId: number,
  { skip, limit }: ListWindow,
) => {
  const [found, total] = await Promise.all([
    model.find({ userId }).sort({ at: -1, _id: 1 }).skip(skip).limit(limit).lean<TokenDocument[]>(),
    model.countDocuments({ userId }).exec(),
  ]);
  return { registrations: found.map(({ token, at }) => ({ token, registeredAt: at })), total };
};

/** @returns the registration that it replaces */
const replaceOrInsert = (
  model: Model<TokenDocument>,
  { number, ...fields }: Omit<TokenDocument, '_id'>,
): Promise<TokenDocument | null> =>
  model
    .findOneAndUpdate(
      { _id: hashToken(fields.token) },
      { $set: fields, $setOnInsert: { number } },
      { upsert: true, returnDocument: 'before' },
    )
    .lean<TokenDocument | null>()
    .exec();

const deleteStale = async (model: Model<TokenDocument>, now: Date): Promise<void> => {
  const stale = await model
    .find(trustedFilter({ at: { $lt: new Date(now.getTime() - maxTokenAgeMs) } }))
    .limit(maxDeletions)
    .select({ _id: 1 })
    .lean<{ _id: string }[]>();
  if (stale.length > 0)
    await model.deleteMany(trustedFilter({ _id: { $in: stale.map(({ _id }) => _id) } }));
};

const ofSessionOrNone = (sessionId: string) => ({
  $or: [{ sessionId: { $in: [sessionId, ''] } }, { sessionId: { $exists: false } }],
});

export const createPushTokenRepository = (
  connection: Connection,
  { model, clock }: { readonly model: Model<TokenDocument>; readonly clock: Clock },
): TokenStore => {
  const nextId = createIdAllocator({ connection, name: 'token' });
  const tokensByUser = createReadThroughCache({
    load: (userId: number) => findNewest(model, userId),
    ttlMs: recipientCacheTtlMs,
    maxEntries: maxCachedRecipients,
    clock,
  });
  const find = (token: string) => model.findById(hashToken(token)).lean<TokenDocument | null>();
  const invalidate = (...owners: readonly (TokenDocument | { userId: number } | null)[]): void => {
    for (const owner of owners) if (owner) tokensByUser.invalidate(owner.userId);
  };
  const deleteOne = async (filter: { _id: string; userId?: number }): Promise<void> =>
    invalidate(await model.findOneAndDelete(filter).lean<TokenDocument | null>());
  const deleteMatching = async (
    userId: number,
    filter: Parameters<typeof trustedFilter>[0] = {},
  ): Promise<void> => {
    await model.deleteMany(trustedFilter({ userId, ...filter }));
    tokensByUser.invalidate(userId);
  };
  return {
    listByUser: tokensByUser.get,
    listRegistrations: (userId, window) => listRegistrations(model, userId, window),
    find: async (token) => {
      const found = await find(token);
      return found && toToken(found);
    },
    save: async ({ token, ...fields }) => {
      const number = (await find(token))?.number ?? (await nextId());
      const before = await replaceOrInsert(model, { token, number, ...fields });
      invalidate(before, fields);
      return before?.number ?? number;
    },
    remove: (token) => deleteOne({ _id: hashToken(token) }),
    removeOwn: (token, userId) => deleteOne({ _id: hashToken(token), userId }),
    removeBySession: ({ userId, sessionId }) => deleteMatching(userId, ofSessionOrNone(sessionId)),
    countByUser: (userId) => model.countDocuments({ userId }).exec(),
    deleteByUser: (userId) => deleteMatching(userId),
    deleteExpired: async (now) => {
      await deleteStale(model, now);
      tokensByUser.clear();
    },
  };
};
