import {
  aggregateSchema,
  guard,
  insertAggregate,
  stateFields,
  writeGuarded,
} from '@tokri/service-kit/mongo';
import type { StateDocument } from '@tokri/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { CountedStock, FreeStock, StockStore } from '../application/ports/stock.ts';
import { createHoldStore } from './hold-store.ts';
import type { HeldDocument } from './hold-store.ts';

/** Stock of one unit. */
export interface StockDocument extends StateDocument, HeldDocument {
  readonly _id: number;
  readonly itemId: number;
  /** Pieces that were packed and have not come back, and what was paid for them; absent before the first. */
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
    ...stateFields,
  },
  { collection: 'stocks' },
);

export const stockModel = (connection: Connection): Model<StockDocument> =>
  connection.model<StockDocument>('Stock', schema);

const batchSize = 2_000;
const freeOf = ({ _id, free, rev }: StockDocument): FreeStock => ({ unitId: _id, free, rev });

const countedOf = ({ _id, free, holds, sold = 0, soldPaise = 0 }: StockDocument): CountedStock => ({
  unitId: _id,
  free,
  setAside: Object.values(holds).reduce((sum, held) => sum + Math.max(0, held), 0),
  sold,
  soldPaise,
});

/** `onChange` hears of every change of what is free that this process makes. */
export const createStockRepository = (
  model: Model<StockDocument>,
  onChange: (stock: FreeStock) => void,
): StockStore => ({
  ...createHoldStore(model, {
    onChange: (stock) => {
      onChange(freeOf(stock));
    },
    isPublished: true,
    countsSales: true,
  }),
  free: async (unitIds) =>
    (
      await model
        .find(guard({ _id: { $in: [...unitIds] } }), { free: 1, rev: 1 })
        .lean<StockDocument[]>()
        .exec()
    ).map(freeOf),
  counted: async (unitIds) =>
    (
      await model
        .find(guard({ _id: { $in: [...unitIds] } }))
        .lean<StockDocument[]>()
        .exec()
    ).map(countedOf),
  all: async function* all() {
    for await (const doc of model
      .find({}, { free: 1, rev: 1 })
      .lean<StockDocument>()
      .batchSize(batchSize)
      .cursor())
      yield freeOf(doc as StockDocument);
  },
  openNew: async (units) => {
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
  open: async (units) => {
    for (const { unitId, ...stock } of units)
      await insertAggregate(model, { _id: unitId, ...stock, holds: {} }, { dirty: true });
  },
  set: async ({ unitId, itemId, free }) => {
    await writeGuarded(model, {
      id: unitId,
      set: { free },
      dirty: true,
      insertIfMissing: { itemId, holds: {} },
    });
  },
});
