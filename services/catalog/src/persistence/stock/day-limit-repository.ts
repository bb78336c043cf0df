import { dayLimitId } from '@tokri/contracts/orders';
import { defaultLocationId } from '@tokri/contracts/slots';
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
import { routeByLocation } from './route-by-location.ts';

export interface DayLimitDocument extends SnapshotDocument, ReservedQuantityDocument {
  readonly _id: string;
  readonly ofUnit: number;
  readonly itemId: number;
  readonly date: string;
  readonly isOn: boolean;
  /** Only in `locationDayLimits`. */
  readonly locationId?: number;
}

const createSchema = (collection: string) =>
  aggregateSchema<DayLimitDocument>(
    {
      _id: String,
      ofUnit: { type: Number, required: true },
      itemId: { type: Number, required: true },
      date: { type: String, index: true },
      isOn: Boolean,
      locationId: Number,
      free: { type: Number, required: true },
      holds: { type: Schema.Types.Mixed, default: () => ({}) },
      ...snapshotFields,
    },
    { collection },
  );

export const dayLimitModel = (connection: Connection): Model<DayLimitDocument> =>
  connection.model<DayLimitDocument>('DayLimit', createSchema('dayLimits'));

export const locationDayLimitModel = (connection: Connection): Model<DayLimitDocument> =>
  connection.model<DayLimitDocument>('LocationDayLimit', createSchema('locationDayLimits'));

export interface DayLimitModels {
  readonly dayLimits: Model<DayLimitDocument>;
  readonly locationDayLimits: Model<DayLimitDocument>;
}

export const toDayLimit = ({
  ofUnit,
  itemId,
  date,
  isOn,
  free,
  rev,
  locationId = defaultLocationId,
}: DayLimitDocument): StoredDayLimit & { readonly locationId: number } => ({
  unitId: ofUnit,
  itemId,
  locationId,
  date,
  left: isOn ? free : null,
  rev,
});

export const createDayLimitRepository = (
  { dayLimits, locationDayLimits }: DayLimitModels,
  onChange: (limit: StoredDayLimit) => void,
): DayLimitStore => {
  const options = {
    onChange: (document: DayLimitDocument) => {
      onChange(toDayLimit(document));
    },
    isPublished: true,
  };
  const findByDates = (model: Model<DayLimitDocument>, dates: readonly string[]) =>
    model
      .find(trustedFilter({ date: { $in: [...dates] } }))
      .lean<DayLimitDocument[]>()
      .exec();
  return {
    ...routeByLocation(
      createReservedQuantityStore(dayLimits, options),
      createReservedQuantityStore(locationDayLimits, options),
    ),
    listByDates: async (dates) =>
      [
        ...(await findByDates(dayLimits, dates)),
        ...(await findByDates(locationDayLimits, dates)),
      ].map(toDayLimit),
    set: async ({ left, ...limit }) => {
      const { unitId: ofUnit, itemId, date, locationId = defaultLocationId } = limit;
      const isAtDefault = locationId === defaultLocationId;
      const written = await conditionalUpdate(isAtDefault ? dayLimits : locationDayLimits, {
        id: dayLimitId(limit),
        set: left === null ? { isOn: false } : { isOn: true, free: left },
        needsPublishing: true,
        insertIfMissing: {
          ofUnit,
          itemId,
          date,
          free: 0,
          holds: {},
          ...(isAtDefault ? {} : { locationId }),
        },
      });
      if (written) onChange(toDayLimit(written));
    },
  };
};
