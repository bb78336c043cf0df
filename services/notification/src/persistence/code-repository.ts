import {
  aggregateSchema,
  trustedFilter,
  insertAggregate,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { CodeDeliveries, CodeState } from '../application/ports/code-deliveries.ts';
import type { Channel } from '../domain/deliveries/message.ts';
import { toDayNumber, expiredDays } from './retention-days.ts';

export interface CodeDocument {
  readonly _id: string;
  readonly channel: Channel;
  readonly state: CodeState;
  readonly reason: string;
  readonly at: Date;
  readonly day: number;
  readonly rev: number;
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
      rev: { type: Number, default: 0 },
    }),
    'deliveries',
  );

export interface CodeStore extends CodeDeliveries {
  deleteExpired(now: Date): Promise<unknown>;
}

export const createCodeRepository = (model: Model<CodeDocument>): CodeStore => ({
  begin: async ({ id, channel, state, at }) =>
    (await insertAggregate(model, {
      _id: id,
      channel,
      state,
      reason: '',
      at,
      day: toDayNumber(at),
    })) === 'inserted',
  finish: async (id, state, reason) => {
    await conditionalUpdate(model, {
      id,
      precondition: { state: 'sending' },
      set: { state, reason },
    });
  },
  deleteExpired: (now) => model.deleteMany(trustedFilter({ day: { $in: expiredDays(now) } })),
});
