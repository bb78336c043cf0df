import type { ErasureRecords } from '@tokri/service-kit/erasure';
import {
  aggregateFields,
  aggregateSchema,
  insertAggregate,
  type AggregateDocument,
} from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { ClosedAccounts } from '../application/ports/closed-accounts.ts';

interface ClosedAccountDocument extends AggregateDocument {
  readonly _id: number;
}

/** The compacted topic drops the closing of an account once its person is erased: either counts. */
export const createClosedAccounts = (
  connection: Connection,
  erasures: Pick<ErasureRecords, 'hasPerson'>,
): ClosedAccounts & { readonly model: Model<ClosedAccountDocument> } => {
  const model = connection.model<ClosedAccountDocument>(
    'closed-account',
    aggregateSchema<ClosedAccountDocument>({ ...aggregateFields, _id: Number }),
    'closed-accounts',
  );
  return {
    model,
    record: async (userId) => {
      await insertAggregate(model, { _id: userId });
    },
    isClosed: async (userId) =>
      (await model.exists({ _id: userId })) !== null || (await erasures.hasPerson(userId)),
  };
};
