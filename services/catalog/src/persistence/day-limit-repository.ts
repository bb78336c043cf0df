import { dayLimitId } from '@tokri/contracts';
import { aggregateSchema, guard, stateFields, writeGuarded } from '@tokri/service-kit/mongo';
import type { StateDocument } from '@tokri/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { DayLimitStore, StoredDayLimit } from '../application/ports/day-limits.ts';
import { createHoldStore } from './hold-store.ts';
import type { HeldDocument } from './hold-store.ts';

/** What may be sold of a unit for one date, `<unit id>:<date>`. */
export interface DayLimitDocument extends StateDocument, HeldDocument {
  readonly _id: string;
  readonly ofUnit: number;
  readonly itemId: number;
  readonly date: string;
  /** False once staff have lifted it; orders that count against it go on doing so. */
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
    ...stateFields,
  },
  { collection: 'dayLimits' },
);

export const dayLimitModel = (connection: Connection): Model<DayLimitDocument> =>
  connection.model<DayLimitDocument>('DayLimit', schema);

export const dayLimitOf = ({
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

/** `onChange` hears of every change that this process makes. */
export const createDayLimitRepository = (
  model: Model<DayLimitDocument>,
  onChange: (limit: StoredDayLimit) => void,
): DayLimitStore => ({
  ...createHoldStore(model, {
    onChange: (doc) => {
      onChange(dayLimitOf(doc));
    },
    isPublished: true,
  }),
  of: async (dates) =>
    (
      await model
        .find(guard({ date: { $in: [...dates] } }))
        .lean<DayLimitDocument[]>()
        .exec()
    ).map(dayLimitOf),
  set: async ({ left, ...limit }) => {
    const { unitId: ofUnit, itemId, date } = limit;
    const change = left === null ? { isOn: false } : { isOn: true, free: left };
    const written = await writeGuarded(model, {
      id: dayLimitId(limit),
      set: change,
      dirty: true,
      insertIfMissing: { ofUnit, itemId, date, free: 0, holds: {} },
    });
    if (written) onChange(dayLimitOf(written));
  },
});
