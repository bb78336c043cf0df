import { aggregateSchema, trustedFilter, isDuplicateKeyError } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import { positionKey, type Replays } from '../application/ports/dead-letters.ts';

export interface ReplayDocument {
  readonly _id: string;
  readonly by: number;
  readonly at: Date;
}

export const replayModel = (connection: Connection): Model<ReplayDocument> =>
  connection.model<ReplayDocument>(
    'replay',
    aggregateSchema<ReplayDocument>({ _id: String, by: Number, at: Date }),
    'replays',
  );

export const createReplayRepository = (model: Model<ReplayDocument>): Replays => ({
  findReplayTimes: async (positions) => {
    if (positions.length === 0) return new Map();
    const found = await model
      .find(trustedFilter({ _id: { $in: positions.map(positionKey) } }))
      .lean<ReplayDocument[]>();
    return new Map(found.map(({ _id, at }) => [_id, at]));
  },
  recordReplay: async (position, by, at) => {
    try {
      await model.create({ _id: positionKey(position), by, at });
      return at;
    } catch (error) {
      if (!isDuplicateKeyError(error)) throw error;
      return (await model.findById(positionKey(position)).lean<ReplayDocument | null>())?.at ?? at;
    }
  },
});
