import {
  aggregateSchema,
  trustedFilter,
  insertAggregate,
  snapshotFields,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import { locationIdOf } from '@tokri/contracts/slots';
import { Schema, type Connection, type Model } from 'mongoose';
import type { AreaStore } from '../../application/ports/areas.ts';
import type { Area, StoredArea } from '../../domain/areas/area.ts';

export interface AreaDocument extends Omit<StoredArea, 'locationId'> {
  readonly _id: number;
  /** Missing in areas from before locations existed. */
  readonly locationId?: number;
  /** Version of the charges for which this area was last marked for publishing. */
  readonly chargesRev: number;
}

const { Mixed } = Schema.Types;

export const areaModel = (connection: Connection): Model<AreaDocument> =>
  connection.model<AreaDocument>(
    'area',
    aggregateSchema<AreaDocument>({
      _id: Number,
      ...snapshotFields,
      groupId: Number,
      companyId: Number,
      name: String,
      stateCode: String,
      ranges: [Mixed],
      locationId: Number,
      chargesRev: Number,
    }),
    'areas',
  );

const areaFields = ({ groupId, companyId, name, stateCode, ranges, locationId }: Area): Area => ({
  groupId,
  companyId,
  name,
  stateCode,
  ranges,
  locationId,
});
export const toArea = (document: AreaDocument): StoredArea => ({
  ...areaFields({ ...document, locationId: locationIdOf(document) }),
  rev: document.rev,
});

export const areaRepository = (model: Model<AreaDocument>): AreaStore => ({
  findAll: async () => (await model.find().sort({ _id: 1 }).lean<AreaDocument[]>()).map(toArea),
  findById: async (groupId) => {
    const found = await model.findById(groupId).lean<AreaDocument | null>();
    return found && toArea(found);
  },
  save: async (area, before) => {
    if (before === null)
      return (
        (await insertAggregate(
          model,
          { _id: area.groupId, ...areaFields(area), rev: 1, chargesRev: 0 },
          { needsPublishing: true },
        )) === 'inserted'
      );
    return (
      (await conditionalUpdate(model, {
        id: area.groupId,
        rev: before.rev,
        set: { ...areaFields(area) },
        needsPublishing: true,
      })) !== null
    );
  },
  markForPublishing: async (chargesRev) => {
    const hasOlderCharges = { chargesRev: { $lt: chargesRev } };
    for (const { _id } of await model
      .find(trustedFilter(hasOlderCharges))
      .select({ _id: 1 })
      .lean<Pick<AreaDocument, '_id'>[]>())
      await conditionalUpdate(model, {
        id: _id,
        precondition: hasOlderCharges,
        set: { chargesRev },
        needsPublishing: true,
      });
  },
});
