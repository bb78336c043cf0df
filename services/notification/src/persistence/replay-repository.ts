import { aggregateSchema, guard, isDuplicateKey } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import { placeKey, type Replays } from '../application/letter-ports.ts';

export interface ReplayDocument {
  /** `<topic>/<partition>/<offset>` of the letter. */
  readonly _id: string;
  /** User id of who asked for it. */
  readonly by: number;
  readonly at: Date;
}

export const replayModel = (connection: Connection): Model<ReplayDocument> =>
  connection.model<ReplayDocument>(
    'replay',
    aggregateSchema<ReplayDocument>({ _id: String, by: Number, at: Date }),
    'replays',
  );

/** Which dead letters were replayed, when and by whom. */
export const replayRepository = (model: Model<ReplayDocument>): Replays => ({
  of: async (places) => {
    if (places.length === 0) return new Map();
    const found = await model
      .find(guard({ _id: { $in: places.map(placeKey) } }))
      .lean<ReplayDocument[]>();
    return new Map(found.map(({ _id, at }) => [_id, at]));
  },
  mark: async (place, by, at) => {
    try {
      await model.create({ _id: placeKey(place), by, at });
      return at;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return (await model.findById(placeKey(place)).lean<ReplayDocument | null>())?.at ?? at;
    }
  },
});
