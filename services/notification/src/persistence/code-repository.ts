import { aggregateSchema, guard, insertAggregate, writeGuarded } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { Codes, CodeState } from '../application/ports.ts';
import type { Channel } from '../domain/message.ts';
import { dayOf, daysToSweep } from './kept-days.ts';

/** Ids, states and times: no recipient, no text. */
export interface CodeDocument {
  readonly _id: string;
  readonly channel: Channel;
  readonly state: CodeState;
  readonly reason: string;
  readonly at: Date;
  /** Days since 1970, UTC: old ones are found by equality. */
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

export interface CodeStore extends Codes {
  /** Removes what is older than a year. */
  sweep(now: Date): Promise<unknown>;
}

export const codeRepository = (model: Model<CodeDocument>): CodeStore => ({
  begin: async ({ id, channel, state, at }) =>
    (await insertAggregate(model, { _id: id, channel, state, reason: '', at, day: dayOf(at) })) ===
    'inserted',
  finish: async (id, state, reason) => {
    await writeGuarded(model, { id, guard: { state: 'sending' }, set: { state, reason } });
  },
  sweep: (now) => model.deleteMany(guard({ day: { $in: daysToSweep(now) } })),
});
