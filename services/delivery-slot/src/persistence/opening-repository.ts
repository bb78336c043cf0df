import { aggregateSchema, insertAggregate, writeGuarded } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { OpeningStore } from '../application/ports/openings.ts';
import type { Opening } from '../domain/area.ts';

export interface OpeningDocument {
  readonly _id: string;
  readonly rev: number;
  readonly openings: readonly Opening[];
}

/** The one document of all groups. */
const id = 'all';

export const openingModel = (connection: Connection): Model<OpeningDocument> =>
  connection.model<OpeningDocument>(
    'opening',
    aggregateSchema<OpeningDocument>({ _id: String, rev: Number, openings: [Schema.Types.Mixed] }),
    'openings',
  );

export const openingRepository = (model: Model<OpeningDocument>): OpeningStore => ({
  read: async () => {
    const found = await model.findById(id).lean<OpeningDocument | null>();
    return { rev: found?.rev ?? 0, openings: found?.openings ?? [] };
  },
  keep: async (openings, rev) =>
    rev === 0
      ? (await insertAggregate(model, { _id: id, rev: 1, openings })) === 'inserted'
      : (await writeGuarded(model, { id, rev, set: { openings } })) !== null,
  drop: async ({ groupId, at }) => {
    await writeGuarded(model, { id, pull: { openings: { groupId, at } } });
  },
});
