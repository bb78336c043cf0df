import { aggregateSchema, trustedFilter } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { CashDueMarks } from '../application/ports/cash-due.ts';
import type { OrderDocument } from './order-document.ts';

interface CashDueMarkingDocument {
  readonly _id: string;
  readonly markedUpTo: number | null;
}

const markingId = 'orders';
const isDue = { status: 'Delivered', 'progress.paymentStatus': 'DueOnDelivery' };

export const cashDueMarkingModel = (connection: Connection): Model<CashDueMarkingDocument> =>
  connection.model<CashDueMarkingDocument>(
    'cash-due-marking',
    aggregateSchema<CashDueMarkingDocument>({ _id: String, markedUpTo: Number }),
    'cash-due-markings',
  );

export const createCashDueMarks = (
  orders: Model<OrderDocument>,
  marking: Model<CashDueMarkingDocument>,
): CashDueMarks => ({
  readMarkedUpTo: async () => {
    const stored = await marking.findById(markingId).lean<CashDueMarkingDocument | null>();
    return stored ? stored.markedUpTo : 0;
  },
  recordMarkedUpTo: async (markedUpTo) => {
    await marking.updateOne({ _id: markingId }, { $set: { markedUpTo } }, { upsert: true });
  },
  markAfter: async (orderId, limit) => {
    const read = await orders
      .find(trustedFilter({ _id: { $gt: orderId } }))
      .sort({ _id: 1 })
      .limit(limit)
      .select({ _id: 1 })
      .lean<Pick<OrderDocument, '_id'>[]>();
    const lastId = read.at(-1)?._id;
    if (lastId === undefined) return null;
    // Without a new revision: the mark is not part of the order that others read and save.
    await orders.updateMany(trustedFilter({ _id: { $gt: orderId, $lte: lastId }, ...isDue }), {
      $set: { cashDue: true },
    });
    return read.length < limit ? null : lastId;
  },
});
