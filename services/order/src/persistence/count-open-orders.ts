import type { OrderStatusName } from '@tokri/contracts/orders';
import type { Model } from 'mongoose';
import type { OrderDocument } from './order-document.ts';

export const openStatuses = [
  'Placed',
  'AwaitingPayment',
  'Confirmed',
  'Packed',
  'OutForDelivery',
] as const satisfies readonly OrderStatusName[];
const maxReadMs = 2_000;

export type CountOpenOrders = () => Promise<
  Readonly<Record<(typeof openStatuses)[number], number>>
>;

export const createOpenOrderCount =
  (model: Model<OrderDocument>): CountOpenOrders =>
  async () =>
    Object.fromEntries(
      await Promise.all(
        openStatuses.map(
          async (status) =>
            [status, await model.countDocuments({ status }).maxTimeMS(maxReadMs).exec()] as const,
        ),
      ),
    ) as Awaited<ReturnType<CountOpenOrders>>;
