import {
  aggregateSchema,
  trustedFilter,
  insertAggregate,
  snapshotFields,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { SnapshotDocument } from '@tokri/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { StockReport, StockLevel, StockStore } from '../../application/ports/stock.ts';
import { createReservedQuantityStore } from './reserved-quantity-store.ts';
import type { ReservedQuantityDocument } from './reserved-quantity-store.ts';

export interface StockDocument extends SnapshotDocument, ReservedQuantityDocument {
  readonly _id: number;
  readonly itemId: number;
  readonly sold?: number;
  readonly soldPaise?: number;
}

const schema = aggregateSchema<StockDocument>(
  {
    _id: Number,
    itemId: { type: Number, required: true },
    free: { type: Number, required: true },
    holds: { type: Schema.Types.Mixed, default: () => ({}) },
    sold: Number,
    soldPaise: Number,
    ...snapshotFields,
  },
  { collection: 'stocks' },
);

export const stockModel = (connection: Connection): Model<StockDocument> =>
  connection.model<StockDocument>('Stock', schema);

const batchSize = 2_000;
const toStockLevel = ({ _id, free, rev }: StockDocument): StockLevel => ({
  unitId: _id,
  free,
  rev,
});

const toStockReport = ({
  _id,
  free,
  holds,
  sold = 0,
  soldPaise = 0,
}: StockDocument): StockReport => ({
  unitId: _id,
  free,
  setAside: Object.values(holds).reduce((sum, quantity) => sum + Math.max(0, quantity), 0),
  sold,
  soldPaise,
});

const createStockWriter = (
  model: Model<StockDocument>,
): Pick<StockStore, 'insertNew' | 'insertMissing' | 'setAvailable'> => ({
  insertNew: async (units) => {
    if (units.length > 0)
      await model.collection.insertMany(
        units.map(({ unitId, ...stock }) => ({
          _id: unitId,
          ...stock,
          holds: {},
          rev: 0,
          dirty: 1,
        })) as never,
        { ordered: false },
      );
    return units.map(({ unitId, free }) => ({ unitId, free, rev: 0 }));
  },
  insertMissing: async (units) => {
    for (const { unitId, ...stock } of units)
      await insertAggregate(model, { _id: unitId, ...stock, holds: {} }, { needsPublishing: true });
  },
  setAvailable: async ({ unitId, itemId, free }) => {
    await conditionalUpdate(model, {
      id: unitId,
      set: { free },
      needsPublishing: true,
      insertIfMissing: { itemId, holds: {} },
    });
  },
});

export const createStockRepository = (
  model: Model<StockDocument>,
  onChange: (stock: StockLevel) => void,
): StockStore => ({
  ...createReservedQuantityStore(model, {
    onChange: (stock) => {
      onChange(toStockLevel(stock));
    },
    isPublished: true,
    countsSales: true,
  }),
  listStockLevels: async (unitIds) =>
    (
      await model
        .find(trustedFilter({ _id: { $in: [...unitIds] } }), { free: 1, rev: 1 })
        .lean<StockDocument[]>()
        .exec()
    ).map(toStockLevel),
  listStockReports: async (unitIds) =>
    (
      await model
        .find(trustedFilter({ _id: { $in: [...unitIds] } }))
        .lean<StockDocument[]>()
        .exec()
    ).map(toStockReport),
  all: async function* all() {
    for await (const document of model
      .find({}, { free: 1, rev: 1 })
      .lean<StockDocument>()
      .batchSize(batchSize)
      .cursor())
      yield toStockLevel(document as StockDocument);
  },
  ...createStockWriter(model),
});
