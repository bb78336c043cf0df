import { aggregateSchema, idAllocator, insertAggregate, stateFields, writeGuarded } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { AreaStore } from '../application/ports.ts';
import type { Area } from '../domain/area.ts';

export interface AreaDocument extends Area {
  readonly _id: number;
  readonly rev: number;
}

const { Mixed } = Schema.Types;

export const areaModel = (connection: Connection): Model<AreaDocument> =>
  connection.model<AreaDocument>('area', aggregateSchema<AreaDocument>({ _id: Number, ...stateFields, groupId: Number, companyId: Number, name: String, stateCode: String, ranges: [Mixed], charges: [Mixed] }), 'areas');

export const toArea = ({ groupId, companyId, name, stateCode, ranges, charges }: AreaDocument): Area => ({ groupId, companyId, name, stateCode, ranges, charges });

/** Groups in MongoDB: a handful of documents, read whole. */
export const areaRepository = ({ connection, model }: { connection: Connection; model: Model<AreaDocument> }): AreaStore => {
  const revs = new WeakMap<Area, number>();
  const read = (document: AreaDocument): Area => {
    const area = toArea(document);
    revs.set(area, document.rev);
    return area;
  };
  return {
    nextChargeId: idAllocator({ connection, name: 'charge', blockSize: 1 }),
    all: async () => (await model.find().sort({ _id: 1 }).lean<AreaDocument[]>()).map(read),
    byId: async (groupId) => {
      const found = await model.findById(groupId).lean<AreaDocument | null>();
      return found && read(found);
    },
    save: async (area, before) => {
      if (before === null) return (await insertAggregate(model, { _id: area.groupId, ...area }, { dirty: true })) === 'inserted';
      const rev = revs.get(before);
      return (await writeGuarded(model, { id: area.groupId, ...(rev === undefined ? {} : { rev }), set: { ...area }, dirty: true })) !== null;
    },
  };
};
