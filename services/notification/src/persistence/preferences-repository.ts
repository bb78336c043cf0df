import { aggregateSchema, conditionalUpdate, insertAggregate } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { PreferencesStore } from '../application/ports/preferences.ts';
import {
  defaultPreferences,
  type NotificationPreferences,
} from '../domain/preferences/preferences.ts';

/** The id is that of the user. */
interface PreferencesDocument extends NotificationPreferences {
  readonly _id: number;
}

export const preferencesModel = (connection: Connection): Model<PreferencesDocument> =>
  connection.model<PreferencesDocument>(
    'notification-preferences',
    aggregateSchema<PreferencesDocument>({
      _id: Number,
      channels: Schema.Types.Mixed,
      consents: Schema.Types.Mixed,
      quietHours: Schema.Types.Mixed,
      rev: { type: Number, default: 0 },
    }),
    'notification-preferences',
  );

export interface PreferencesRepository extends PreferencesStore {
  countByUser(userId: number): Promise<number>;
  deleteByUser(userId: number): Promise<void>;
}

export const createPreferencesRepository = (
  model: Model<PreferencesDocument>,
): PreferencesRepository => ({
  find: async (userId) => {
    const found = await model.findOne({ _id: userId }).lean<PreferencesDocument | null>();
    if (!found) return defaultPreferences;
    const { rev, channels, consents, quietHours } = found;
    return { rev, channels, consents, quietHours };
  },
  save: async (userId, { rev, ...set }) => {
    if (rev === 0)
      return (await insertAggregate(model, { _id: userId, ...set, rev: 1 })) === 'inserted'
        ? 1
        : null;
    return (await conditionalUpdate(model, { id: userId, rev, set }))?.rev ?? null;
  },
  countByUser: (userId) => model.countDocuments({ _id: userId }).exec(),
  deleteByUser: async (userId) => {
    await model.deleteOne({ _id: userId });
  },
});
