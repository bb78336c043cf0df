import { ordersSettled } from '@tokri/contracts/events';
import { createIsAccountClosed, type ErasureRecords } from '@tokri/service-kit/erasure';
import {
  aggregateFields,
  aggregateSchema,
  conditionalUpdate,
  insertAggregate,
  type AggregateDocument,
} from '@tokri/service-kit/mongo';
import { createOutboxEntry } from '@tokri/service-kit/outbox';
import type { Clock } from '@tokri/service-kit/use-case';
import type { Connection, Model } from 'mongoose';
import type { AccountClosures } from '../../application/ports/account-closures.ts';

export interface AccountClosureDocument extends AggregateDocument {
  readonly _id: number;
  readonly reference: string;
  readonly isSettled: boolean;
  /** Absent in older documents, whose closing is long over. */
  readonly closedAt?: Date;
}

export const accountClosureModel = (connection: Connection): Model<AccountClosureDocument> =>
  connection.model<AccountClosureDocument>(
    'account-closure',
    aggregateSchema<AccountClosureDocument>({
      ...aggregateFields,
      _id: Number,
      reference: String,
      isSettled: { type: Boolean, index: true },
      closedAt: Date,
    }),
    'account-closures',
  );

const longAgo = new Date(0);

export const createAccountClosures = (
  model: Model<AccountClosureDocument>,
  {
    clock,
    erasures,
  }: { readonly clock: Clock; readonly erasures: Pick<ErasureRecords, 'hasPerson'> },
): AccountClosures => ({
  record: async ({ userId, reference, closedAt }) => {
    await insertAggregate(model, { _id: userId, reference, closedAt, isSettled: false });
  },
  isClosed: createIsAccountClosed(model, erasures),
  listUnsettled: async () =>
    (await model.find({ isSettled: false }, { closedAt: 1 }).lean<AccountClosureDocument[]>()).map(
      ({ _id, closedAt = longAgo }) => ({ userId: _id, closedAt }),
    ),
  settle: async (userId) => {
    const closure = await model.findById(userId).lean<AccountClosureDocument | null>();
    if (!closure) return;
    await conditionalUpdate(model, {
      id: userId,
      precondition: { isSettled: false },
      set: { isSettled: true },
      publish: [
        createOutboxEntry(ordersSettled, {
          key: String(userId),
          seq: 1,
          data: { userId, reference: closure.reference },
          occurredAt: clock(),
        }),
      ],
    });
  },
});
