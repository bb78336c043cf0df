import type { ErasedRecord } from '@tokri/contracts/api';
import type { Connection, Model } from 'mongoose';
import {
  aggregateSchema,
  conditionalUpdate,
  insertAggregate,
  trustedFilter,
} from '../mongo/index.ts';

export type ErasedCounts = Readonly<Partial<Record<ErasedRecord, number>>>;

/** What a service erased of a person. It names nobody and is kept for the certificate. */
export interface ErasureRecord {
  readonly reference: string;
  readonly userId: number;
  readonly erasedAt: Date;
  readonly counts: ErasedCounts;
}

export type PersonToErase = Pick<ErasureRecord, 'reference' | 'userId'>;

export interface ErasureDocument extends Partial<Pick<ErasureRecord, 'erasedAt' | 'counts'>> {
  readonly _id: string;
  readonly rev?: number;
  readonly userId: number;
  /** 1 until the person is erased. */
  readonly waiting?: number;
}

export interface ErasureRecords {
  readonly model: Model<ErasureDocument>;
  /** Null until the person is erased. */
  find(reference: string): Promise<ErasureRecord | null>;
  /** True as well while the person is still to be erased. */
  hasPerson(userId: number): Promise<boolean>;
  listUsersErasedSince(since: Date): Promise<readonly number[]>;
  /** Remembers that somebody must be erased. Repeating it changes nothing. */
  start(person: PersonToErase): Promise<void>;
  listWaiting(): Promise<readonly PersonToErase[]>;
  /**
   * Stores what is about to be erased. The first counts of a reference stand: after a crash nothing is
   * left to count.
   */
  storeCounts(reference: string, count: () => Promise<ErasedCounts>): Promise<void>;
  complete(reference: string, erasedAt: Date): Promise<void>;
}

const erasureSchema = () =>
  aggregateSchema<ErasureDocument>({
    _id: String,
    rev: Number,
    userId: { type: Number, index: true },
    erasedAt: Date,
    counts: 'Mixed',
    waiting: { type: Number, index: true, sparse: true },
  }).index({ erasedAt: 1 });

const toRecord = ({ _id, userId, erasedAt, counts = {} }: ErasureDocument): ErasureRecord | null =>
  erasedAt ? { reference: _id, userId, erasedAt, counts } : null;

export const createErasureRecords = (connection: Connection): ErasureRecords => {
  const model = connection.model<ErasureDocument>('erasure', erasureSchema(), 'erasures');
  return {
    model,
    find: async (reference) => {
      const found = await model.findById(reference).lean<ErasureDocument | null>();
      return found && toRecord(found);
    },
    hasPerson: async (userId) => (await model.exists({ userId })) !== null,
    listUsersErasedSince: async (since) => {
      const recent = trustedFilter({ erasedAt: { $gte: since } });
      const found = await model
        .find(recent, { userId: 1 })
        .lean<Pick<ErasureDocument, 'userId'>[]>();
      return found.map(({ userId }) => userId);
    },
    start: async ({ reference, userId }) => {
      await insertAggregate(model, { _id: reference, userId, waiting: 1 });
    },
    listWaiting: async () =>
      (await model.find(trustedFilter({ waiting: 1 })).lean<ErasureDocument[]>()).map(
        ({ _id, userId }) => ({ reference: _id, userId }),
      ),
    storeCounts: async (reference, count) => {
      if ((await model.findById(reference).lean<ErasureDocument | null>())?.counts) return;
      await conditionalUpdate(model, {
        id: reference,
        precondition: { counts: { $exists: false } },
        set: { counts: await count() },
      });
    },
    complete: async (reference, erasedAt) => {
      await conditionalUpdate(model, {
        id: reference,
        precondition: { waiting: 1 },
        set: { erasedAt },
        unset: ['waiting'],
      });
    },
  };
};
