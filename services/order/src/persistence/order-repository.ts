import {
  isCancelledOrRejected,
  isActiveStatus,
  orderStatus,
  type OrderStatusName,
} from '@tokri/contracts';
import {
  trustedFilter,
  createIdAllocator,
  insertAggregate,
  createLastWrittenCache,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Connection, Model } from 'mongoose';
import type {
  OrderFilter,
  OrderPage,
  OrderStore,
  ReportTotals,
  StoredOrder,
} from '../application/ports/order-store.ts';
import type { Decision, OrderEvent } from '../domain/order-events.ts';
import { pendingStatuses } from '../domain/order.ts';
import {
  toStoredState,
  toDocument,
  toOrder,
  userHoldKeys,
  type OrderDocument,
} from './order-document.ts';

/** Orders of a report that the store sends at once. */
const ordersPerBatch = 1_000;
const activeStatuses = Object.entries(orderStatus).flatMap(([name, number]) =>
  isActiveStatus(number) ? [name] : [],
);
/** An order that did not end badly has the cart that it was placed with; its lines are new ones from then on. */
const cartOwningStatuses = Object.entries(orderStatus).flatMap(([name, number]) =>
  isCancelledOrRejected(number) ? [] : [name],
);

/** An order that was given and not taken back. */
const purchasedStatuses: readonly OrderStatusName[] = [
  'Confirmed',
  'Packed',
  'OutForDelivery',
  'Delivered',
];

const toStoredOrder = (document: OrderDocument | null): StoredOrder | null =>
  document && { order: toOrder(document), rev: document.rev, seq: document.seq };

export const findStatusName = (status: number): string | undefined =>
  Object.entries(orderStatus).find(([, number]) => number === status)?.[0];
export const escapeRegex = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const toQuery = ({ status, search }: OrderFilter) => ({
  ...(status === undefined ? {} : { status: findStatusName(status) ?? 'none' }),
  ...(search === undefined
    ? {}
    : { transactionNumber: { $regex: escapeRegex(search), $options: 'i' } }),
});

type StoredTotals = Pick<OrderDocument, 'agreement' | 'progress'>;
const zeroTotals: ReportTotals = { count: 0, payablePaise: 0, taxablePaise: 0, taxPaise: 0 };
const addTotals = (totals: ReportTotals, { agreement, progress }: StoredTotals): ReportTotals => {
  const totals = progress.packed?.totals ?? agreement.totals;
  return {
    count: totals.count + 1,
    payablePaise: totals.payablePaise + totals.payablePaise,
    taxablePaise:
      totals.taxablePaise + totals.taxablePaise + totals.deliveryChargePaise + totals.slotFeePaise,
    taxPaise:
      totals.taxPaise +
      totals.cgstPaise +
      totals.sgstPaise +
      totals.igstPaise +
      totals.deliveryTaxPaise,
  };
};

export interface OrderRepositoryDeps {
  readonly connection: Connection;
  readonly model: Model<OrderDocument>;
  readonly toOutboxEntry: (event: OrderEvent, seq: number, occurredAt: Date) => OutboxEntry;
  readonly clock: () => Date;
}

/** Orders in MongoDB, one document each; state, events and inbox mark change in one write. */
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

  const count = (filter: Record<string, unknown>) => model.countDocuments(trustedFilter(filter));
  const findNewest = async (
    filter: Record<string, unknown>,
    { skip, limit }: { skip: number; limit: number },
  ): Promise<readonly OrderDocument[]> =>
    limit <= 0
      ? []
      : model
          .find(trustedFilter(filter))
          .sort({ _id: -1 })
          .skip(skip)
          .limit(limit)
          .lean<OrderDocument[]>();

  const list = async (
    filter: Record<string, unknown>,
    { page, pageSize }: OrderFilter,
  ): Promise<OrderPage> => {
    const [documents, total] = await Promise.all([
      findNewest(filter, { skip: (page - 1) * pageSize, limit: pageSize }),
      count(filter),
    ]);
    return { orders: documents.map(toOrder), total };
  };

  /** Summed as they come: a year of orders is never in memory at once, only what the store sends in one batch. */
  const sumTotals = async (filter: Record<string, unknown>): Promise<ReportTotals> => {
    let totals = zeroTotals;
    const cursor = model
      .find(trustedFilter(filter))
      .select({ 'agreement.totals': 1, 'progress.packed.totals': 1 })
      .lean<StoredTotals[]>()
      .cursor({ batchSize: ordersPerBatch });
    for await (const order of cursor) totals = addTotals(totals, order as unknown as StoredTotals);
    return totals;
  };

  /** Two lists, one behind the other: no order of the store knows which states are running. */
  const listActiveFirst = async (
    filter: Record<string, unknown>,
    { page, pageSize }: OrderFilter,
  ): Promise<OrderPage> => {
    const [active, inactive] = [
      { ...filter, status: { $in: activeStatuses } },
      { ...filter, status: { $nin: activeStatuses } },
    ];
    const [activeCount, total] = await Promise.all([count(active), count(filter)]);
    const from = (page - 1) * pageSize;
    const activeOrders = await findNewest(active, {
      skip: from,
      limit: Math.min(pageSize, activeCount - from),
    });
    const inactiveOrders = await findNewest(inactive, {
      skip: Math.max(0, from - activeCount),
      limit: pageSize - activeOrders.length,
    });
    return { orders: [...activeOrders, ...inactiveOrders].map(toOrder), total };
  };

  return {
    nextId,
    findById: byId,
    findLastWritten: async (orderId) => writtenOrders.get(orderId) ?? byId(orderId),
    listByHold: async (of) => {
      const documents = await model
        .find(trustedFilter({ userHold: { $in: [...userHoldKeys(of)] } }))
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
    save: async ({ rev, seq }, decision, seen) => {
      const set = toStoredState(decision.order);
      const stored = toStoredOrder(
        await conditionalUpdate(model, {
          id: decision.order.orderId,
          rev,
          set: { ...set },
          unset: 'deadlineAt' in set ? [] : ['deadlineAt'],
          ...(seen === undefined ? {} : { appliedEventId: seen }),
          publish: toOutboxEntries(decision, seq),
        }),
      );
      if (stored) writtenOrders.set(stored.order.orderId, stored);
      return stored !== null;
    },
    // One state alone is running or is not.
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
      const filter = { day: { $in: [...days] }, ...toQuery(filter) };
      const [page, totals] = await Promise.all([list(filter, filter), sumTotals(filter)]);
      return { ...page, totals };
    },
    findOverdueIds: async (now, limit) => {
      const late = await model
        .find(trustedFilter({ status: { $in: [...pendingStatuses] }, deadlineAt: { $lte: now } }))
        .limit(limit)
        .select({ _id: 1 })
        .lean<{ _id: number }[]>();
      return late.map(({ _id }) => _id);
    },
  };
};
