import { locationIdOf } from '@tokri/contracts/slots';
import type { OrderStatusName } from '@tokri/contracts/orders';
import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { CountLocationOrders } from '../application/ports/location-orders.ts';
import type { OrderDocument } from './order-document.ts';

const statusesAtLocation = [
  'Placed',
  'AwaitingPayment',
  'Confirmed',
  'Packed',
] as const satisfies readonly OrderStatusName[];
const maxReadMs = 2_000;

/** Reads the open orders by their status, which has an index; an index by location would cost every order. */
export const createLocationOrderCount =
  (model: Model<OrderDocument>): CountLocationOrders =>
  async (locationId) => {
    const groups = await model
      .aggregate<{ readonly _id: number | null; readonly orders: number }>([
        { $match: trustedFilter({ status: { $in: [...statusesAtLocation] } }) },
        { $group: { _id: '$agreement.locationId', orders: { $sum: 1 } } },
      ])
      .option({ maxTimeMS: maxReadMs });
    return groups
      .filter(({ _id }) => locationIdOf({ locationId: _id ?? undefined }) === locationId)
      .reduce((sum, { orders }) => sum + orders, 0);
  };
