import {
  aggregateFields,
  aggregateSchema,
  trustedFilter,
  insertAggregate,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { AggregateDocument } from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type {
  CodeDeliveries,
  CodeState,
  DeliveryOutcome,
} from '../application/ports/code-deliveries.ts';
import type { Channel } from '../domain/deliveries/message.ts';
import { toDayNumber, expiredDays } from './retention-days.ts';

export interface CodeDocument extends AggregateDocument {
  readonly _id: string;
  readonly channel: Channel;
  readonly state: CodeState;
  readonly reason: string;
  readonly at: Date;
  readonly day: number;
}

export const codeModel = (connection: Connection): Model<CodeDocument> =>
  connection.model<CodeDocument>(
    'delivery',
    aggregateSchema<CodeDocument>({
      _id: String,
      channel: String,
      state: String,
      reason: String,
      at: Date,
      day: { type: Number, index: true },
      ...aggregateFields,
    }),
    'deliveries',
  );

export interface CodeStore extends CodeDeliveries {
  deleteExpired(now: Date): Promise<unknown>;
}

export const createCodeRepository = (
  model: Model<CodeDocument>,
  toOutboxEntries: (outcome: DeliveryOutcome) => readonly OutboxEntry[],
): CodeStore => ({
  begin: async ({ id, channel, state, at }) =>
    (await insertAggregate(model, {
      _id: id,
      channel,
      state,
      reason: '',
      at,
      day: toDayNumber(at),
    })) === 'inserted',
  finish: async (id, outcome) => {
    await conditionalUpdate(model, {
      id,
      precondition: { state: 'sending' },
      set: { state: outcome.state, reason: outcome.reason },
      publish: toOutboxEntries(outcome),
    });
  },
  deleteExpired: (now) => model.deleteMany(trustedFilter({ day: { $in: expiredDays(now) } })),
});
