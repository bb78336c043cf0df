import {
  aggregateSchema,
  conditionalUpdate,
  insertAggregate,
  trustedFilter,
} from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { DigestStore, StoredDigest } from '../../application/ports/low-stock.ts';
import type { Digest } from '../../domain/low-stock/digest.ts';

/** Contains no name of a person; recipients are masked. */
export interface DigestDocument extends Digest {
  readonly _id: number;
  /** 1 until everything is sent. */
  readonly open: number;
  readonly nextTryAt: Date;
  readonly rev: number;
}

export const digestModel = (connection: Connection): Model<DigestDocument> =>
  connection.model<DigestDocument>(
    'low-stock-digest',
    aggregateSchema<DigestDocument>({
      _id: Number,
      locationId: Number,
      number: Number,
      startedAt: Date,
      state: String,
      count: Number,
      packs: Schema.Types.Mixed,
      deliveries: Schema.Types.Mixed,
      open: { type: Number, index: true },
      nextTryAt: Date,
      rev: { type: Number, default: 0 },
    }),
    'low-stock-digests',
  );

const toStored = ({ _id, open, nextTryAt, rev, ...digest }: DigestDocument): StoredDigest => ({
  digest,
  rev,
});

export interface DigestRepository extends DigestStore {
  deleteByUser(userId: number): Promise<void>;
}

export const createDigestRepository = (model: Model<DigestDocument>): DigestRepository => {
  const update = async (
    { digest, rev }: StoredDigest,
    after: Digest,
    nextTryAt: Date | null,
  ): Promise<StoredDigest | null> => {
    const written = await conditionalUpdate(model, {
      id: digest.locationId,
      rev,
      set: { ...after, open: nextTryAt ? 1 : 0, ...(nextTryAt ? { nextTryAt } : {}) },
    });
    return written && toStored(written);
  };
  return {
    find: async (locationId) => {
      const found = await model.findOne({ _id: locationId }).lean<DigestDocument | null>();
      return found ? toStored(found) : undefined;
    },
    start: async (previous, digest, leasedUntil) => {
      if (previous) return update(previous, digest, leasedUntil);
      const first = { _id: digest.locationId, ...digest, open: 1, nextTryAt: leasedUntil };
      return (await insertAggregate(model, first)) === 'inserted' ? { digest, rev: 0 } : null;
    },
    findDue: async (now) =>
      (
        await model
          .find(trustedFilter({ open: 1, nextTryAt: { $lte: now } }))
          .lean<DigestDocument[]>()
      ).map(toStored),
    save: update,
    deleteByUser: async (userId) => {
      await model.updateMany(
        { 'deliveries.userId': userId },
        { $pull: { deliveries: { userId } }, $inc: { rev: 1 } },
      );
    },
  };
};
