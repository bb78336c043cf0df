import { aggregateFields, aggregateSchema } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { DayCart, SentKey, UserOrder } from '../domain/lines/cart.ts';

export interface CartDocument {
  readonly _id: number;
  readonly rev: number;
  readonly seq: number;
  readonly inbox: readonly string[];
  readonly dates?: Readonly<Record<string, DayCart>>;
  readonly sent: readonly SentKey[];
  readonly orders: readonly UserOrder[];
  readonly lineIds: readonly number[];
}

export const cartModel = (connection: Connection): Model<CartDocument> => {
  const schema = aggregateSchema<CartDocument>({
    _id: Number,
    ...aggregateFields,
    dates: Schema.Types.Mixed,
    sent: [Schema.Types.Mixed],
    orders: [Schema.Types.Mixed],
    lineIds: { type: [Number], index: true },
  });
  return connection.model<CartDocument>('cart', schema, 'carts');
};
