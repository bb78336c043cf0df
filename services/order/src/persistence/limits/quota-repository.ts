import { hmacSha256, sha256 } from '@tokri/service-kit/crypto';
import { aggregateSchema, conditionalUpdate, insertAggregate } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { QuotaOwner, UnpaidQuotas } from '../../application/ports/unpaid-quotas.ts';
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

export const quotaRepository = (model: Model<QuotaDocument>, hashKey: string): UnpaidQuotas => {
  const documentId = toDocumentId(hashKey);
  return {
    find: async (owner) => {
      const found = await model.findById(documentId(owner)).lean<QuotaDocument | null>();
      return (
        found && {
          rev: found.rev,
          entries: found.entries ?? null,
          lift: found.lifts?.at(-1) ?? null,
        }
      );
    },
    save: async (owner, stored, entries) => {
      const id = documentId(owner);
      if (!stored)
        return (await insertAggregate(model, { _id: id, rev: 1, entries })) === 'inserted';
      return (await conditionalUpdate(model, { id, rev: stored.rev, set: { entries } })) !== null;
    },
    saveLift: async (userId, stored, lift) =>
      (await conditionalUpdate(model, {
        id: documentId({ kind: 'customer', userId }),
        ...(stored
          ? { rev: stored.rev }
          : { precondition: { rev: { $exists: false } }, insertIfMissing: {} }),
        // Nothing is entered under a lift: the first order after it counts all open orders.
        unset: ['entries'],
        push: { lifts: { $each: [lift], $slice: -maxStoredLifts } },
      })) !== null,
  };
};
