import {
  aggregateSchema,
  conditionalUpdate,
  insertAggregate,
  trustedFilter,
} from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { SaleStore, Sale } from '../../application/ports/sales.ts';

export interface SaleDocument {
  readonly _id: number;
  readonly rev: number;
  readonly sold: Sale;
  readonly isOver: boolean;
  /** Absent until `markParties` reached an older order. */
  readonly partyId?: number;
}

export const saleModel = (connection: Connection): Model<SaleDocument> =>
  connection.model<SaleDocument>(
    'sale',
    aggregateSchema<SaleDocument>({
      _id: Number,
      rev: { type: Number, default: 0 },
      sold: Schema.Types.Mixed,
      isOver: Boolean,
      partyId: { type: Number, index: true },
    }),
    'sales',
  );

export const createSaleRepository = (model: Model<SaleDocument>): SaleStore => ({
  insert: async (sold) => {
    await insertAggregate(model, {
      _id: sold.orderId,
      sold,
      isOver: false,
      partyId: sold.partyId,
    });
  },
  findByOrder: async (orderId) => {
    const document = await model.findById(orderId).lean<SaleDocument | null>();
    return document && { ...document.sold, hasOrderEnded: document.isOver };
  },
  listTransactionNumbers: async (orderIds) =>
    new Map(
      (
        await model
          .find(trustedFilter({ _id: { $in: [...orderIds] } }))
          .select({ 'sold.transactionNumber': 1 })
          .lean<SaleDocument[]>()
      ).map(({ _id, sold }) => [_id, sold.transactionNumber]),
    ),
  newestOrderId: async () =>
    (await model.findOne().sort({ _id: -1 }).select({ _id: 1 }).lean<{ _id: number } | null>())
      ?._id ?? 0,
  recordPacked: async (orderId, sale) => {
    await conditionalUpdate(model, {
      id: orderId,
      set: { 'sold.sale': sale, 'sold.payablePaise': sale.totals.payablePaise },
    });
  },
  markEnded: async (orderId) => {
    await conditionalUpdate(model, {
      id: orderId,
      precondition: { isOver: false },
      set: { isOver: true },
    });
  },
});
