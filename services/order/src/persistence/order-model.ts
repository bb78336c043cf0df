import { aggregateFields, aggregateSchema } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Order } from '../domain/order.ts';

const { Mixed } = Schema.Types;

/** An order as it lies in the store: the domain's fields beside the kit's version, outbox and inbox. */
export type OrderDocument = Order & { readonly _id: number; readonly rev: number; readonly seq: number; readonly userHold: string };

/** `<user>:<hold>`. */
export const userHold = ({ userId, holdId }: { readonly userId: number; readonly holdId: number }): string => `${userId}:${holdId}`;

const schema = () => {
  const orders = aggregateSchema<OrderDocument>({
    _id: Number,
    ...aggregateFields,
    orderId: Number, transactionNumber: String, userId: Number, partyId: Number, companyId: Number, userName: String,
    placedAt: Date, pdate: String, holdId: Number, userHold: String, cartVersion: Number, slot: Mixed, address: Mixed, placeOfSupply: String,
    lines: [Mixed], totals: Mixed, taxSummary: [Mixed], coupon: Mixed, paymentMethod: String, note: String,
    status: String, history: [Mixed], answers: Mixed, deadlineAt: Date, rejection: Mixed, cancelReason: String, cancelledBy: String,
  });
  // A hold belongs to an order of its user once; a stranger who names it claims nothing.
  orders.index({ userHold: 1 }, { unique: true });
  orders.index({ userId: 1, _id: -1 });
  orders.index({ status: 1, deadlineAt: 1 });
  orders.index({ pdate: 1, _id: 1 });
  return orders;
};

export const orderModel = (connection: Connection): Model<OrderDocument> => connection.model<OrderDocument>('order', schema(), 'orders');
