import { aggregateSchema, guard, insertAggregate, writeGuarded } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { Deliveries, DeliveryState } from '../application/ports.ts';
import type { Channel } from '../domain/message.ts';

/** Ids, states and times: no recipient, no text. */
export interface DeliveryDocument {
  readonly _id: string;
  readonly channel: Channel;
  readonly state: DeliveryState;
  readonly reason: string;
  readonly at: Date;
  /** Days since 1970, UTC: old ones are found by equality. */
  readonly day: number;
  readonly rev: number;
}

const dayMs = 86_400_000;
/** Traffic data is kept for a year (DPDP Rules 2025, 8(3)). */
const keptDays = 366;
const lookBackDays = 60;

const dayOf = (instant: Date): number => Math.floor(instant.getTime() / dayMs);

export const deliveryModel = (connection: Connection): Model<DeliveryDocument> =>
  connection.model<DeliveryDocument>('delivery', aggregateSchema<DeliveryDocument>({
    _id: String, channel: String, state: String, reason: String, at: Date, day: { type: Number, index: true }, rev: { type: Number, default: 0 },
  }), 'deliveries');

export interface DeliveryStore extends Deliveries {
  /** Removes what is older than a year. */
  sweep(now: Date): Promise<unknown>;
}

export const deliveryRepository = (model: Model<DeliveryDocument>): DeliveryStore => ({
  begin: async ({ id, channel, state, at }) => (await insertAggregate(model, { _id: id, channel, state, reason: '', at, day: dayOf(at) })) === 'inserted',
  finish: async (id, state, reason) => { await writeGuarded(model, { id, guard: { state: 'sending' }, set: { state, reason } }); },
  sweep: (now) => model.deleteMany(guard({ day: { $in: Array.from({ length: lookBackDays }, (_, back) => dayOf(now) - keptDays - back) } })),
});
