import type { EventData, locationSnapshot } from '@tokri/contracts/events';
import {
  aggregateSchema,
  conditionalUpdate,
  insertAggregate,
  snapshotFields,
} from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { LocationStore } from '../../application/ports/locations.ts';
import { withDefaultLocation } from '../../domain/locations/location.ts';

export interface LocationDocument {
  readonly _id: number;
  readonly name: string;
  /** Missing in locations from before one could be closed. */
  readonly closedAt?: Date | null;
  readonly rev: number;
}

export const locationModel = (connection: Connection): Model<LocationDocument> =>
  connection.model<LocationDocument>(
    'location',
    aggregateSchema<LocationDocument>({
      _id: Number,
      ...snapshotFields,
      name: String,
      closedAt: Date,
    }),
    'locations',
  );

export const toLocationSnapshot = ({
  _id,
  name,
  closedAt,
}: LocationDocument): EventData<typeof locationSnapshot> => ({
  locationId: _id,
  name,
  ...(closedAt ? { closed: true } : {}),
});

export const locationRepository = (model: Model<LocationDocument>): LocationStore => ({
  findAll: async () =>
    withDefaultLocation(
      (await model.find().sort({ _id: 1 }).lean<LocationDocument[]>()).map(
        ({ _id, name, rev, closedAt = null }) => ({ locationId: _id, name, rev, closedAt }),
      ),
    ),
  save: async ({ locationId, name }, rev) =>
    rev === 0
      ? (await insertAggregate(
          model,
          { _id: locationId, name, rev: 1 },
          { needsPublishing: true },
        )) === 'inserted'
      : (await conditionalUpdate(model, {
          id: locationId,
          rev,
          set: { name },
          needsPublishing: true,
        })) !== null,
  setClosed: async ({ locationId, rev }, closedAt) =>
    (await conditionalUpdate(model, {
      id: locationId,
      rev,
      set: { closedAt },
      needsPublishing: true,
    })) !== null,
});
