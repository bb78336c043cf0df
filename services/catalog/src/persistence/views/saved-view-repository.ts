import {
  aggregateSchema,
  conditionalUpdate,
  createIdAllocator,
  insertAggregate,
  trustedFilter,
} from '@tokri/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { SavedViewStore } from '../../application/ports/saved-views.ts';
import type { SavedView } from '../../domain/views/saved-view.ts';

export interface SavedViewsDocument {
  /** The member of staff. */
  readonly _id: number;
  readonly rev: number;
  readonly views: readonly SavedView[];
}

const schema = aggregateSchema<SavedViewsDocument>(
  {
    _id: Number,
    views: { type: Schema.Types.Mixed, default: () => [] },
    rev: { type: Number, default: 0 },
  },
  { collection: 'savedviews' },
);

export const savedViewModel = (connection: Connection): Model<SavedViewsDocument> =>
  connection.model<SavedViewsDocument>('SavedViews', schema);

export const createSavedViewRepository = (
  connection: Connection,
  model: Model<SavedViewsDocument>,
): SavedViewStore => ({
  nextId: createIdAllocator({ connection, name: 'saved-view', blockSize: 1 }),
  find: async (userId) => {
    const document = await model
      .findOne(trustedFilter({ _id: userId }))
      .lean<SavedViewsDocument>()
      .exec();
    return { userId, views: document?.views ?? [], rev: document?.rev ?? null };
  },
  save: async ({ userId, rev }, views) =>
    rev === null
      ? (await insertAggregate(model, { _id: userId, views })) === 'inserted'
      : (await conditionalUpdate(model, { id: userId, rev, set: { views } })) !== null,
  /** The emptied document stays, and holds the id of its former owner only. */
  eraseAll: async (userId) => {
    await conditionalUpdate(model, { id: userId, set: { views: [] } });
  },
});
