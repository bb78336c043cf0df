import { aggregateFields, aggregateSchema } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { DayCart, UploadedKey, UserOrder } from '../domain/lines/cart.ts';

export type StoredDayCart = Omit<DayCart, 'reservedForOrderId'> & {
  readonly takenBy: number | null;
};

export type StoredUserOrder = Omit<UserOrder, 'isActive'> & { readonly isStanding: boolean };

export interface CartDocument {
  readonly _id: number;
  readonly rev: number;
  readonly seq: number;
  readonly inbox: readonly string[];
  readonly dates?: Readonly<Record<string, StoredDayCart>>;
  readonly sent: readonly UploadedKey[];
  readonly orders: readonly StoredUserOrder[];
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
