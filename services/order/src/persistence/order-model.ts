import { aggregateFields, aggregateSchema } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { OrderDocument } from './order-document.ts';

const { Mixed } = Schema.Types;

const orderSchema = () => {
  const orders = aggregateSchema<OrderDocument>({
    _id: Number,
    ...aggregateFields,
    userHold: String,
    userId: Number,
    transactionNumber: { type: String, index: true },
    day: { type: String, index: true },
    pdate: String,
    status: String,
    deadlineAt: Date,
    salesDates: { type: [String], default: undefined },
    salesDue: Number,
    cashDue: Boolean,
    agreement: Mixed,
    progress: Mixed,
  });
  orders.index({ userHold: 1 }, { unique: true });
  orders.index({ userId: 1, _id: -1 });
  orders.index({ status: 1, deadlineAt: 1 });
  orders.index({ pdate: 1, _id: 1 });
  // Sparse: an order has these fields only once it is packed, so placing it writes no entry.
  orders.index({ salesDates: 1 }, { sparse: true });
  orders.index({ salesDue: 1 }, { sparse: true });
  orders.index({ cashDue: 1 }, { sparse: true });
  return orders;
};

export const orderModel = (connection: Connection): Model<OrderDocument> =>
  connection.model<OrderDocument>('order', orderSchema(), 'orders');
