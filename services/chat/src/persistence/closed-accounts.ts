import { createIsAccountClosed, type ErasureRecords } from '@tokri/service-kit/erasure';
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
    isClosed: createIsAccountClosed(model, erasures),
  };
};
