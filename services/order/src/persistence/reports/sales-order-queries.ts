import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { SalesOrders } from '../../application/ports/sales-days.ts';
import { toOrder, type OrderDocument } from '../order-document.ts';
import { toSalesMark } from './sales-mark.ts';

type MarkedOrder = Pick<OrderDocument, '_id' | 'salesDates' | 'salesDue'>;

export const salesOrderQueries = (model: Model<OrderDocument>): SalesOrders => ({
  listChanged: async (limit) => {
    const orders = await model
      .find(trustedFilter({ salesDue: { $gte: 1 } }))
      .select({ salesDates: 1, salesDue: 1 })
      .limit(limit)
      .lean<MarkedOrder[]>();
    return orders.map(({ _id, salesDates = [], salesDue = 0 }) => ({
      orderId: _id,
      dates: salesDates,
      mark: salesDue,
    }));
  },
  listByDate: async (date) => {
    const orders = await model
      .find({ salesDates: date })
      .select({
        'agreement.lines': 1,
        'agreement.totals': 1,
        'agreement.taxSummary': 1,
        'agreement.coupon': 1,
        'agreement.slot': 1,
        'agreement.pdate': 1,
        'agreement.address.pincode': 1,
        'progress.packed': 1,
        'progress.history': 1,
      })
      .lean<OrderDocument[]>();
    return orders.map(toOrder);
  },
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
