import { aggregateSchema, conditionalUpdate, insertAggregate } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { LowStockSettingsStore } from '../../application/ports/low-stock.ts';
import { initialSettings, type LowStockSettings } from '../../domain/low-stock/settings.ts';

interface SettingsDocument extends LowStockSettings {
  readonly _id: string;
}

const id = 'settings';

export const lowStockSettingsModel = (connection: Connection): Model<SettingsDocument> =>
  connection.model<SettingsDocument>(
    'low-stock-settings',
    aggregateSchema<SettingsDocument>({
      _id: String,
      isOn: Boolean,
      locations: Schema.Types.Mixed,
      rev: { type: Number, default: 0 },
    }),
    'low-stock-settings',
  );

export const createLowStockSettingsRepository = (
  model: Model<SettingsDocument>,
): LowStockSettingsStore => ({
  read: async () => {
    const found = await model.findOne({ _id: id }).lean<SettingsDocument | null>();
    return found
      ? { rev: found.rev, isOn: found.isOn, locations: found.locations }
      : initialSettings;
  },
  save: async ({ rev, isOn, locations }) => {
    const set = { isOn, locations };
    if (rev === 0)
      return (await insertAggregate(model, { _id: id, ...set, rev: 1 })) === 'inserted' ? 1 : null;
    return (await conditionalUpdate(model, { id, rev, set }))?.rev ?? null;
  },
});
