import { aggregateFields, aggregateSchema } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { DayCart, SentKey, UserOrder } from '../domain/lines/cart.ts';

export interface CartDocument {
  readonly _id: number;
  readonly rev: number;
  readonly seq: number;
  readonly inbox: readonly string[];
  /** Absent while nothing has ever lain on any date. */
  readonly dates?: Readonly<Record<string, DayCart>>;
  readonly sent: readonly SentKey[];
  readonly orders: readonly UserOrder[];
  /** Ids of lines that are or were here, newest last: by them a line is found, and a removed one known. */
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
