import { isCancelledOrRejected, orderStatus, type OrderStatusName } from '@tokri/contracts/orders';
import {
  trustedFilter,
  createIdAllocator,
  insertAggregate,
  createLastWrittenCache,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Connection, Model } from 'mongoose';
import type { OrderStore, StoredOrder } from '../application/ports/order-store.ts';
import type { Decision, OrderEvent } from '../domain/order-events.ts';
import { pendingStatuses } from '../domain/order.ts';
import { toQuery } from './order-filters.ts';
import { createOrderListing } from './order-listing.ts';
import {
  toStoredState,
  toDocument,
  toOrder,
  userHoldKeys,
  type OrderDocument,
} from './order-document.ts';

const cartOwningStatuses = Object.entries(orderStatus).flatMap(([name, number]) =>
  isCancelledOrRejected(number) ? [] : [name],
);

const purchasedStatuses: readonly OrderStatusName[] = [
  'Confirmed',
  'Packed',
  'OutForDelivery',
  'Delivered',
];

const toStoredOrder = (document: OrderDocument | null): StoredOrder | null =>
  document && { order: toOrder(document), rev: document.rev, seq: document.seq };

export interface OrderRepositoryDeps {
  readonly connection: Connection;
  readonly model: Model<OrderDocument>;
  readonly toOutboxEntry: (event: OrderEvent, seq: number, occurredAt: Date) => OutboxEntry;
  readonly clock: () => Date;
}

export const orderRepository = ({
  connection,
  model,
  toOutboxEntry,
  clock,
}: OrderRepositoryDeps): OrderStore => {
  const nextId = createIdAllocator({ connection, name: 'order' });
  const writtenOrders = createLastWrittenCache<number, StoredOrder>();
  const byId = async (orderId: number) =>
    toStoredOrder(await model.findById(orderId).lean<OrderDocument | null>());
  const toOutboxEntries = ({ events }: Decision, lastSeq: number) =>
    events.map((event, index) => toOutboxEntry(event, lastSeq + index + 1, clock()));

  const { list, listActiveFirst, sumTotals } = createOrderListing(model);

  return {
    nextId,
    findById: byId,
    findLastWritten: async (orderId) => writtenOrders.get(orderId) ?? byId(orderId),
    listByHold: async (key) => {
      const documents = await model
        .find(trustedFilter({ userHold: { $in: [...userHoldKeys(key)] } }))
        .lean<OrderDocument[]>();
      return documents.map(toOrder).sort((a, b) => (a.holdAttempt ?? 1) - (b.holdAttempt ?? 1));
    },
    insert: async (decision) => {
      const result = await insertAggregate(model, toDocument(decision.order), {
        publish: toOutboxEntries(decision, 0),
      });
      if (result === 'inserted')
        writtenOrders.set(decision.order.orderId, {
          order: decision.order,
          rev: 0,
          seq: decision.events.length,
        });
      return result;
    },
    save: async ({ rev, seq }, decision, appliedEventId) => {
      const set = toStoredState(decision.order);
      const stored = toStoredOrder(
        await conditionalUpdate(model, {
          id: decision.order.orderId,
          rev,
          set: { ...set },
          unset: 'deadlineAt' in set ? [] : ['deadlineAt'],
          ...(appliedEventId === undefined ? {} : { appliedEventId }),
          publish: toOutboxEntries(decision, seq),
        }),
      );
      if (stored) writtenOrders.set(stored.order.orderId, stored);
      return stored !== null;
    },
    listByUser: (userId, filter) =>
      (filter.isActiveFirst && filter.status === undefined ? listActiveFirst : list)(
        { userId, ...toQuery(filter) },
        filter,
      ),
    listAll: (filter) => list(toQuery(filter), filter),
    listPurchasedItemIds: async (userId, limit) => {
      const orders = await model
        .find(trustedFilter({ userId, status: { $in: purchasedStatuses } }))
        .sort({ _id: -1 })
        .limit(limit)
        .select({ 'agreement.lines.itemId': 1 })
        .lean<Pick<OrderDocument, 'agreement'>[]>();
      return orders.map(({ agreement }) => agreement.lines.map(({ itemId }) => itemId));
    },
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
    reportByDays: async (days, filter) => {
      const query = { day: { $in: [...days] }, ...toQuery(filter) };
      const [page, totals] = await Promise.all([list(query, filter), sumTotals(query)]);
      return { ...page, totals };
    },
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
