import { dayLimitId } from '@tokri/contracts/orders';
import {
  aggregateSchema,
  trustedFilter,
  snapshotFields,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { SnapshotDocument } from '@tokri/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { DayLimitStore, StoredDayLimit } from '../../application/ports/day-limits.ts';
import { createReservedQuantityStore } from './reserved-quantity-store.ts';
import type { ReservedQuantityDocument } from './reserved-quantity-store.ts';

export interface DayLimitDocument extends SnapshotDocument, ReservedQuantityDocument {
  readonly _id: string;
  readonly ofUnit: number;
  readonly itemId: number;
  readonly date: string;
  readonly isOn: boolean;
}

const schema = aggregateSchema<DayLimitDocument>(
  {
    _id: String,
    ofUnit: { type: Number, required: true },
    itemId: { type: Number, required: true },
    date: { type: String, index: true },
    isOn: Boolean,
    free: { type: Number, required: true },
    holds: { type: Schema.Types.Mixed, default: () => ({}) },
    ...snapshotFields,
  },
  { collection: 'dayLimits' },
);

export const dayLimitModel = (connection: Connection): Model<DayLimitDocument> =>
  connection.model<DayLimitDocument>('DayLimit', schema);

export const toDayLimit = ({
  ofUnit,
  itemId,
  date,
  isOn,
  free,
  rev,
}: DayLimitDocument): StoredDayLimit => ({
  unitId: ofUnit,
  itemId,
  date,
  left: isOn ? free : null,
  rev,
});

export const createDayLimitRepository = (
  model: Model<DayLimitDocument>,
  onChange: (limit: StoredDayLimit) => void,
): DayLimitStore => ({
  ...createReservedQuantityStore(model, {
    onChange: (document) => {
      onChange(toDayLimit(document));
    },
    isPublished: true,
  }),
  listByDates: async (dates) =>
    (
      await model
        .find(trustedFilter({ date: { $in: [...dates] } }))
        .lean<DayLimitDocument[]>()
        .exec()
    ).map(toDayLimit),
  set: async ({ left, ...limit }) => {
    const { unitId: ofUnit, itemId, date } = limit;
    const change = left === null ? { isOn: false } : { isOn: true, free: left };
    const written = await conditionalUpdate(model, {
      id: dayLimitId(limit),
      set: change,
      needsPublishing: true,
      insertIfMissing: { ofUnit, itemId, date, free: 0, holds: {} },
    });
    if (written) onChange(toDayLimit(written));
  },
});
