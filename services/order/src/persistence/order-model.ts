import { aggregateFields, aggregateSchema, type AggregateDocument } from '@tokri/service-kit/mongo';
import { kolkataDate } from '@tokri/contracts';
import { Schema, type Connection, type Model } from 'mongoose';
import { halvesOf, type Order } from '../domain/order.ts';
import { triesOfHoldMax } from '../domain/quote-rules.ts';

const { Mixed } = Schema.Types;

/** An order as it lies in the store: its two halves, and beside them what is asked for by index. */
export interface OrderDocument extends AggregateDocument {
  readonly _id: number;
  /** `<user>:<hold>`, of another try than the first `<user>:<hold>:<try>`. */
  readonly userHold: string;
  readonly userId: number;
  readonly transactionNumber: string;
  /** Of placing, in Kolkata: reports ask for days by equality. */
  readonly day: string;
  /** Of delivery: the people who pack ask for days by equality. */
  readonly pdate: string;
  readonly status: Order['status'];
  readonly deadlineAt?: Date;
  readonly agreement: ReturnType<typeof halvesOf>['agreement'];
  readonly progress: ReturnType<typeof halvesOf>['progress'];
}

interface OfHold {
  readonly userId: number;
  readonly holdId: number;
}
const userHold = ({ userId, holdId }: OfHold, tryOfHold = 1): string =>
  tryOfHold === 1 ? `${userId}:${holdId}` : `${userId}:${holdId}:${tryOfHold}`;
/** Of all orders that one hold can have. */
export const userHolds = (of: OfHold): readonly string[] =>
  Array.from({ length: triesOfHoldMax }, (_, index) => userHold(of, index + 1));

/** What a save writes: the half that moves, and its copies for the indexes. */
export const movingPart = (
  order: Order,
): Pick<OrderDocument, 'status' | 'deadlineAt' | 'progress'> => ({
  status: order.status,
  progress: halvesOf(order).progress,
  ...('deadlineAt' in order ? { deadlineAt: order.deadlineAt } : {}),
});

export const toDocument = (order: Order) => ({
  _id: order.orderId,
  userHold: userHold(order, order.tryOfHold),
  userId: order.userId,
  transactionNumber: order.transactionNumber,
  day: kolkataDate(order.placedAt),
  pdate: order.pdate,
  agreement: halvesOf(order).agreement,
  ...movingPart(order),
});

export const toOrder = ({ agreement, progress }: OrderDocument): Order =>
  ({ ...agreement, ...progress }) as Order;

const schema = () => {
  const orders = aggregateSchema<OrderDocument>({
    _id: Number,
    ...aggregateFields,
    userHold: String,
    userId: Number,
    transactionNumber: String,
    day: { type: String, index: true },
    pdate: String,
    status: String,
    deadlineAt: Date,
    agreement: Mixed,
    progress: Mixed,
  });
  // Each try of a hold belongs to an order of its user once; a stranger who names it claims nothing.
  orders.index({ userHold: 1 }, { unique: true });
  orders.index({ userId: 1, _id: -1 });
  orders.index({ status: 1, deadlineAt: 1 });
  orders.index({ pdate: 1, _id: 1 });
  return orders;
};

export const orderModel = (connection: Connection): Model<OrderDocument> =>
  connection.model<OrderDocument>('order', schema(), 'orders');
