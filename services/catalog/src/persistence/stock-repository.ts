import { aggregateSchema, guard, insertAggregate, stateFields, writeGuarded } from '@tokri/service-kit/mongo';
import type { GuardedWrite, StateDocument } from '@tokri/service-kit/mongo';
import { Schema } from 'mongoose';
import { claimName } from '../domain/claim.ts';
import type { Connection, Model } from 'mongoose';
import type { FreeStock, OrderLine, StockStore, Taking } from '../application/ports/stock.ts';

/**
 * Stock of one unit. `holds.<orderId>` is what that order has set aside; 0 says that it let go, −1 that it took its goods out: either way it
 * cannot take again. `free` changes only in the write that changes a hold, so free + set aside is what there was.
 */
export interface StockDocument extends StateDocument {
  readonly _id: number;
  readonly itemId: number;
  readonly free: number;
  readonly holds: Readonly<Record<string, number>>;
}

const letGo = 0;
const tookOut = -1;

const schema = aggregateSchema<StockDocument>({
  _id: Number, itemId: { type: Number, required: true }, free: { type: Number, required: true }, holds: { type: Schema.Types.Mixed, default: () => ({}) }, ...stateFields,
}, { collection: 'stocks' });

export const stockModel = (connection: Connection): Model<StockDocument> => connection.model<StockDocument>('Stock', schema);

const batchSize = 2_000;
const freeOf = ({ _id, free, rev }: StockDocument): FreeStock => ({ unitId: _id, free, rev });
const holdOf = ({ orderId }: OrderLine): string => `holds.${claimName(orderId)}`;

/** `onChange` hears of every change of what is free that this process makes. */
export const createStockRepository = (model: Model<StockDocument>, onChange: (stock: FreeStock) => void): StockStore => {
  const write = async (line: OrderLine, change: Omit<GuardedWrite, 'id'>): Promise<boolean> => {
    const written = await writeGuarded(model, { id: line.unitId, ...change });
    if (written) onChange(freeOf(written));
    return written !== null;
  };
  const classify = async (line: OrderLine): Promise<Taking> => {
    const stock = await model.findOne(guard({ _id: line.unitId })).lean<StockDocument>().exec();
    const hold = stock?.holds[claimName(line.orderId)];
    if (hold === undefined) return { kind: 'short', free: stock?.free ?? 0 };
    return { kind: hold > 0 ? 'already-taken' : 'let-go' };
  };

  return {
    take: async (line) => {
      const hold = holdOf(line);
      const isTaken = await write(line, { guard: { free: { $gte: line.quantity }, [hold]: { $exists: false } }, inc: { free: -line.quantity }, set: { [hold]: line.quantity }, dirty: true });
      return isTaken ? { kind: 'taken' } : classify(line);
    },
    giveBack: async (line) => {
      const hold = holdOf(line);
      const bar = () => write(line, { guard: { [hold]: { $exists: false } }, set: { [hold]: letGo } });
      const free = () => write(line, { guard: { [hold]: line.quantity }, inc: { free: line.quantity }, set: { [hold]: letGo }, dirty: true });
      // A late taker may come between the first two; after it the hold is there and the third finds it.
      if (!(await free()) && !(await bar())) await free();
    },
    takeOut: async (line) => {
      const restOf = line.quantity - (line.packed ?? line.quantity);
      await write(line, { guard: { [holdOf(line)]: line.quantity }, set: { [holdOf(line)]: tookOut }, ...(restOf > 0 ? { inc: { free: restOf }, dirty: true } : {}) });
    },
    putBack: async (line) => {
      await write(line, { guard: { [holdOf(line)]: { $ne: letGo } }, inc: { free: line.packed ?? line.quantity }, set: { [holdOf(line)]: letGo }, dirty: true });
    },
    forget: async (line) => {
      await write(line, { guard: { [holdOf(line)]: { $lte: letGo } }, unset: [holdOf(line)] });
    },
    free: async (unitIds) => (await model.find(guard({ _id: { $in: [...unitIds] } }), { free: 1, rev: 1 }).lean<StockDocument[]>().exec()).map(freeOf),
    all: async function* all() {
      for await (const doc of model.find({}, { free: 1, rev: 1 }).lean<StockDocument>().batchSize(batchSize).cursor()) yield freeOf(doc as StockDocument);
    },
    openNew: async (units) => {
      if (units.length > 0) await model.collection.insertMany(units.map(({ unitId, ...stock }) => ({ _id: unitId, ...stock, holds: {}, rev: 0, dirty: 1 })) as never, { ordered: false });
      return units.map(({ unitId, free }) => ({ unitId, free, rev: 0 }));
    },
    open: async (units) => {
      for (const { unitId, ...stock } of units) await insertAggregate(model, { _id: unitId, ...stock, holds: {} }, { dirty: true });
    },
    set: async ({ unitId, itemId, free }) => {
      await writeGuarded(model, { id: unitId, set: { free }, dirty: true, insertIfMissing: { itemId, holds: {} } });
    },
  };
};
