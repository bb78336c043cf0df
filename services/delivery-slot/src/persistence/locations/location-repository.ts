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
  readonly rev: number;
}

export const locationModel = (connection: Connection): Model<LocationDocument> =>
  connection.model<LocationDocument>(
    'location',
    aggregateSchema<LocationDocument>({ _id: Number, ...snapshotFields, name: String }),
    'locations',
  );

export const locationRepository = (model: Model<LocationDocument>): LocationStore => ({
  findAll: async () =>
    withDefaultLocation(
      (await model.find().sort({ _id: 1 }).lean<LocationDocument[]>()).map(
        ({ _id, name, rev }) => ({ locationId: _id, name, rev }),
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
});
