import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { SalesOrders } from '../../application/ports/sales-days.ts';
import type { Order } from '../../domain/order.ts';
import { toOrder, type OrderDocument } from '../order-document.ts';
import { toSalesMark } from './sales-mark.ts';

const ordersPerBatch = 500;

type MarkedOrder = Pick<OrderDocument, '_id' | 'day' | 'salesDates' | 'salesDue'>;

const countedFields = {
  'agreement.lines': 1,
  'agreement.totals': 1,
  'agreement.taxSummary': 1,
  'agreement.coupon': 1,
  'agreement.slot': 1,
  'agreement.pdate': 1,
  'agreement.locationId': 1,
  'agreement.address.pincode': 1,
  'progress.packed': 1,
  'progress.history': 1,
} as const;

const readByDate = (model: Model<OrderDocument>): SalesOrders['readByDate'] =>
  async function* (date) {
    const orders = model
      .find({ salesDates: date })
      .select(countedFields)
      .lean<OrderDocument[]>()
      .cursor({ batchSize: ordersPerBatch });
    let batch: Order[] = [];
    for await (const order of orders) {
      batch.push(toOrder(order));
      if (batch.length < ordersPerBatch) continue;
      yield batch;
      batch = [];
    }
    yield batch;
  };

export const salesOrderQueries = (model: Model<OrderDocument>): SalesOrders => ({
  listChanged: async (limit) => {
    const orders = await model
      .find(trustedFilter({ salesDue: { $gte: 1 } }))
      .select({ day: 1, salesDates: 1, salesDue: 1 })
      .limit(limit)
      .lean<MarkedOrder[]>();
    return orders.map(({ _id, day, salesDates = [], salesDue = 0 }) => ({
      orderId: _id,
      placedOn: day,
      dates: salesDates,
      mark: salesDue,
    }));
  },
  readByDate: readByDate(model),
  // Without a new revision: the mark is not part of the order that others read and save.
  clearMark: async ({ orderId, mark }) => {
    await model.updateOne({ _id: orderId, salesDue: mark }, { $unset: { salesDue: '' } });
  },
  markUnmarked: async (afterId, limit) => {
    const orders = await model
      .find(trustedFilter({ _id: { $gt: afterId } }))
      .sort({ _id: 1 })
      .limit(limit)
      .lean<OrderDocument[]>();
    for (const order of orders) {
      const mark = toSalesMark(toOrder(order));
      if (mark && order.salesDates === undefined)
        await model.updateOne(trustedFilter({ _id: order._id, salesDates: { $exists: false } }), {
          $set: { ...mark },
        });
    }
    return orders.length < limit ? null : (orders.at(-1)?._id ?? null);
  },
});
