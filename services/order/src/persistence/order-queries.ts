import {
  isActiveStatus,
  isCancelledOrRejected,
  orderStatus,
  type OrderStatusName,
} from '@tokri/contracts/orders';
import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { OrderStore } from '../application/ports/order-store.ts';
import { isUnpaid } from '../domain/limits/unpaid-order.ts';
import { pendingStatuses } from '../domain/order.ts';
import { toOrder, userHoldKeys, type OrderDocument } from './order-document.ts';
import { toNewestQuery, toQuery } from './order-filters.ts';
import { createOrderListing } from './order-listing.ts';

const cartOwningStatuses = Object.entries(orderStatus).flatMap(([name, number]) =>
  isCancelledOrRejected(number) ? [] : [name],
);

const boughtStatuses: readonly OrderStatusName[] = [
  'Confirmed',
  'Packed',
  'OutForDelivery',
  'Delivered',
];

const activeStatuses = Object.entries(orderStatus).flatMap(([name, number]) =>
  isActiveStatus(number) ? [name] : [],
);
const maxUnpaidOrders = 200;

type HoldAndCartQueries = Pick<OrderStore, 'listByHold' | 'listByHolds' | 'findOrderIdByCart'>;
type ListQueries = Pick<
  OrderStore,
  | 'listByUser'
  | 'listUnpaidByUser'
  | 'listAll'
  | 'listBoughtItemIds'
  | 'listPlaced'
  | 'sumPlaced'
  | 'findOverdueIds'
>;

const createHoldQuery =
  (model: Model<OrderDocument>): OrderStore['listByHolds'] =>
  async (holds) => {
    const documents = await model
      .find(trustedFilter({ userHold: { $in: holds.flatMap(userHoldKeys) } }))
      .lean<OrderDocument[]>();
    return documents.map(toOrder).sort((a, b) => (a.holdAttempt ?? 1) - (b.holdAttempt ?? 1));
  };

const holdAndCartQueries = (model: Model<OrderDocument>): HoldAndCartQueries => ({
  listByHold: (hold) => createHoldQuery(model)([hold]),
  listByHolds: createHoldQuery(model),
  findOrderIdByCart: async ({ userId, pdate, cartVersion, holdId }) => {
    const filter = trustedFilter({
      userId,
      userHold: { $nin: [...userHoldKeys({ userId, holdId })] },
      status: { $in: cartOwningStatuses },
      'agreement.pdate': pdate,
      'agreement.cartVersion': cartVersion,
      'progress.stage': { $ne: 'lapsed' },
    });
    return (
      (await model.findOne(filter).select({ _id: 1 }).lean<{ _id: number } | null>())?._id ?? null
    );
  },
});

const listQueries = (model: Model<OrderDocument>): ListQueries => {
  const { list, listActiveFirst, listPage, sumTotals } = createOrderListing(model);
  return {
    listByUser: (userId, filter) =>
      (filter.isActiveFirst && filter.status === undefined ? listActiveFirst : list)(
        { userId, ...toQuery(filter) },
        filter,
      ),
    listUnpaidByUser: async (userId) => {
      const documents = await model
        .find(trustedFilter({ userId, status: { $in: activeStatuses } }))
        .sort({ _id: -1 })
        .limit(maxUnpaidOrders)
        .lean<OrderDocument[]>();
      return documents.map(toOrder).filter(isUnpaid);
    },
    listAll: async (filter) => list(await toNewestQuery(model, filter), filter),
    listBoughtItemIds: async (userId, limit) => {
      const orders = await model
        .find(trustedFilter({ userId, status: { $in: boughtStatuses } }))
        .sort({ _id: -1 })
        .limit(limit)
        .select({ 'agreement.lines.itemId': 1 })
        .lean<Pick<OrderDocument, 'agreement'>[]>();
      return orders.map(({ agreement }) => agreement.lines.map(({ itemId }) => itemId));
    },
    listPlaced: ({ fromDate, toDate }, filter) =>
      listPage({ day: { $gte: fromDate, $lte: toDate }, ...toQuery(filter) }, filter),
    sumPlaced: async (days, filter) => sumTotals({ day: { $in: [...days] }, ...toQuery(filter) }),
    findOverdueIds: async (now, limit) => {
      const orders = await model
        .find(trustedFilter({ status: { $in: [...pendingStatuses] }, deadlineAt: { $lte: now } }))
        .limit(limit)
        .select({ _id: 1 })
        .lean<{ _id: number }[]>();
      return orders.map(({ _id }) => _id);
    },
  };
};

export const orderQueries = (model: Model<OrderDocument>): HoldAndCartQueries & ListQueries => ({
  ...holdAndCartQueries(model),
  ...listQueries(model),
});
