import { hmacSha256, sha256 } from '@tokri/service-kit/crypto';
import {
  aggregateSchema,
  conditionalUpdate,
  createLastWrittenCache,
  insertAggregate,
  trustedFilter,
} from '@tokri/service-kit/mongo';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { Schema, type Connection, type Model } from 'mongoose';
import type {
  QuotaOwner,
  StoredQuota,
  UnpaidQuotas,
} from '../../application/ports/unpaid-quotas.ts';
import type { LimitLift } from '../../domain/limits/limit-lift.ts';
import type { QuotaEntry } from '../../domain/limits/quota-entries.ts';

export interface QuotaDocument {
  readonly _id: string;
  readonly rev: number;
  readonly entries?: readonly QuotaEntry[];
  /** The last one counts, the others are its history. */
  readonly lifts?: readonly LimitLift[];
}

const maxStoredLifts = 20;

/** Numbers and mailboxes could be guessed from a hash without a key. */
const toDocumentId =
  (hashKey: string) =>
  (owner: QuotaOwner): string => {
    switch (owner.kind) {
      case 'customer':
        return `customer:${owner.userId}`;
      case 'address':
        return `address:${sha256(owner.foldedAddress)}`;
      case 'mailbox':
        return `mailbox:${hmacSha256(hashKey, owner.mailboxKey)}`;
      case 'mobile':
        return `mobile:${hmacSha256(hashKey, owner.mobile)}`;
    }
  };

export const quotaModel = (connection: Connection): Model<QuotaDocument> =>
  connection.model<QuotaDocument>(
    'unpaid-quota',
    aggregateSchema<QuotaDocument>({
      _id: String,
      rev: Number,
      entries: { type: [Schema.Types.Mixed], default: undefined },
      lifts: { type: [Schema.Types.Mixed], default: undefined },
    }),
    'unpaid-quotas',
  );

const toStoredQuota = ({ rev, entries, lifts }: QuotaDocument): StoredQuota => ({
  rev,
  entries: entries ?? null,
  lift: lifts?.at(-1) ?? null,
});

/**
 * Those of an address, a mailbox and a number may hold entries of several customers. Reads all: the
 * local store has no index on fields within a list.
 */
const listQuotasWith = async (
  model: Model<QuotaDocument>,
  userId: number,
): Promise<readonly string[]> =>
  (
    await model
      .find(trustedFilter({ 'entries.userId': userId }), { _id: 1 })
      .lean<Pick<QuotaDocument, '_id'>[]>()
  ).map(({ _id }) => _id);

const removeEntries = (
  model: Model<QuotaDocument>,
  {
    id,
    userId,
    remember,
  }: {
    readonly id: string;
    readonly userId: number;
    readonly remember: (written: QuotaDocument | null) => boolean;
  },
): Promise<void> =>
  updateAggregate({
    load: () => model.findById(id).lean<QuotaDocument | null>(),
    decide: (stored) => stored?.entries?.filter((entry) => entry.userId !== userId),
    save: async (stored, entries) => {
      if (!stored || !entries) return;
      const written = await conditionalUpdate(model, { id, rev: stored.rev, set: { entries } });
      if (!remember(written)) return conflict;
    },
  });

export const quotaRepository = (model: Model<QuotaDocument>, hashKey: string): UnpaidQuotas => {
  const documentId = toDocumentId(hashKey);
  const writtenQuotas = createLastWrittenCache<string, StoredQuota>();
  const findById = async (id: string): Promise<StoredQuota | null> => {
    const found = await model.findById(id).lean<QuotaDocument | null>();
    return found && toStoredQuota(found);
  };
  const remember = (written: QuotaDocument | null | false): boolean => {
    if (!written) return false;
    writtenQuotas.set(written._id, toStoredQuota(written));
    return true;
  };
  return {
    find: (owner) => findById(documentId(owner)),
    findLastWritten: async (owner) => {
      const id = documentId(owner);
      return writtenQuotas.get(id) ?? findById(id);
    },
    save: async (owner, stored, entries) => {
      const id = documentId(owner);
      const inserted = { _id: id, rev: 1, entries };
      return remember(
        stored
          ? await conditionalUpdate(model, { id, rev: stored.rev, set: { entries } })
          : (await insertAggregate(model, inserted)) === 'inserted' && inserted,
      );
    },
    eraseCustomer: async (userId) => {
      const id = documentId({ kind: 'customer', userId });
      remember(await conditionalUpdate(model, { id, unset: ['lifts', 'entries'] }));
      for (const shared of await listQuotasWith(model, userId))
        await removeEntries(model, { id: shared, userId, remember });
    },
    saveLift: async (userId, stored, lift) =>
      remember(
        await conditionalUpdate(model, {
          id: documentId({ kind: 'customer', userId }),
          ...(stored
            ? { rev: stored.rev }
            : { precondition: { rev: { $exists: false } }, insertIfMissing: {} }),
          // Nothing is entered under a lift: the first order after it counts all open orders.
          unset: ['entries'],
          push: { lifts: { $each: [lift], $slice: -maxStoredLifts } },
        }),
      ),
  };
};
