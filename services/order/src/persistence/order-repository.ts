import { isBadEnd, isRunning, orderStatus, type OrderStatusName } from '@tokri/contracts';
import {
  guard,
  idAllocator,
  insertAggregate,
  lastWritten,
  writeGuarded,
} from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Connection, Model } from 'mongoose';
import type {
  ListWish,
  OrderPage,
  OrderStore,
  OrderSums,
  StoredOrder,
} from '../application/ports.ts';
import type { Decision, OrderFact } from '../domain/facts.ts';
import { waitingStates } from '../domain/order.ts';
import { movingPart, toDocument, toOrder, userHolds, type OrderDocument } from './order-model.ts';

/** Orders of a report that the store sends at once. */
const sumsPerBatch = 1_000;
const runningStates = Object.entries(orderStatus).flatMap(([name, number]) =>
  isRunning(number) ? [name] : [],
);
/** An order that did not end badly has the cart that it was placed with; its lines are new ones from then on. */
const cartHoldingStates = Object.entries(orderStatus).flatMap(([name, number]) =>
  isBadEnd(number) ? [] : [name],
);

/** An order that was given and not taken back. */
const boughtStates: readonly OrderStatusName[] = [
  'Confirmed',
  'Packed',
  'OutForDelivery',
  'Delivered',
];

const toStored = (document: OrderDocument | null): StoredOrder | null =>
  document && { order: toOrder(document), rev: document.rev, seq: document.seq };

export const statusName = (status: number): string | undefined =>
  Object.entries(orderStatus).find(([, number]) => number === status)?.[0];
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const filterOf = ({ status, search }: ListWish) => ({
  ...(status === undefined ? {} : { status: statusName(status) ?? 'none' }),
  ...(search === undefined
    ? {}
    : { transactionNumber: { $regex: literally(search), $options: 'i' } }),
});

type Sold = Pick<OrderDocument, 'agreement' | 'progress'>;
const nothingSold: OrderSums = { count: 0, payablePaise: 0, taxablePaise: 0, taxPaise: 0 };
const withSold = (sums: OrderSums, { agreement, progress }: Sold): OrderSums => {
  const totals = progress.packed?.totals ?? agreement.totals;
  return {
    count: sums.count + 1,
    payablePaise: sums.payablePaise + totals.payablePaise,
    taxablePaise:
      sums.taxablePaise + totals.taxablePaise + totals.deliveryChargePaise + totals.slotFeePaise,
    taxPaise:
      sums.taxPaise +
      totals.cgstPaise +
      totals.sgstPaise +
      totals.igstPaise +
      totals.deliveryTaxPaise,
  };
};

export interface OrderRepositoryNeeds {
  readonly connection: Connection;
  readonly model: Model<OrderDocument>;
  readonly entryOf: (fact: OrderFact, seq: number, occurredAt: Date) => OutboxEntry;
  readonly clock: () => Date;
}

/** Orders in MongoDB, one document each; state, events and inbox mark change in one write. */
export const orderRepository = ({
  connection,
  model,
  entryOf,
  clock,
}: OrderRepositoryNeeds): OrderStore => {
  const nextId = idAllocator({ connection, name: 'order' });
  const written = lastWritten<number, StoredOrder>();
  const byId = async (orderId: number) =>
    toStored(await model.findById(orderId).lean<OrderDocument | null>());
  const entriesOf = ({ facts }: Decision, before: number) =>
    facts.map((fact, index) => entryOf(fact, before + index + 1, clock()));

  const count = (filter: Record<string, unknown>) => model.countDocuments(guard(filter));
  const newest = async (
    filter: Record<string, unknown>,
    { skip, limit }: { skip: number; limit: number },
  ): Promise<readonly OrderDocument[]> =>
    limit <= 0
      ? []
      : model.find(guard(filter)).sort({ _id: -1 }).skip(skip).limit(limit).lean<OrderDocument[]>();

  const list = async (
    filter: Record<string, unknown>,
    { page, pageSize }: ListWish,
  ): Promise<OrderPage> => {
    const [documents, total] = await Promise.all([
      newest(filter, { skip: (page - 1) * pageSize, limit: pageSize }),
      count(filter),
    ]);
    return { orders: documents.map(toOrder), total };
  };

  /** Summed as they come: a year of orders is never in memory at once, only what the store sends in one batch. */
  const sumsOf = async (filter: Record<string, unknown>): Promise<OrderSums> => {
    let sums = nothingSold;
    const sold = model
      .find(guard(filter))
      .select({ 'agreement.totals': 1, 'progress.packed.totals': 1 })
      .lean<Sold[]>()
      .cursor({ batchSize: sumsPerBatch });
    for await (const one of sold) sums = withSold(sums, one as unknown as Sold);
    return sums;
  };

  /** Two lists, one behind the other: no order of the store knows which states are running. */
  const listRunningFirst = async (
    filter: Record<string, unknown>,
    { page, pageSize }: ListWish,
  ): Promise<OrderPage> => {
    const [running, rest] = [
      { ...filter, status: { $in: runningStates } },
      { ...filter, status: { $nin: runningStates } },
    ];
    const [runningCount, total] = await Promise.all([count(running), count(filter)]);
    const from = (page - 1) * pageSize;
    const first = await newest(running, {
      skip: from,
      limit: Math.min(pageSize, runningCount - from),
    });
    const then = await newest(rest, {
      skip: Math.max(0, from - runningCount),
      limit: pageSize - first.length,
    });
    return { orders: [...first, ...then].map(toOrder), total };
  };

  return {
    nextId,
    byId,
    recall: async (orderId) => written.of(orderId) ?? byId(orderId),
    byHold: async (of) => {
      const documents = await model
        .find(guard({ userHold: { $in: [...userHolds(of)] } }))
        .lean<OrderDocument[]>();
      return documents.map(toOrder).sort((a, b) => (a.tryOfHold ?? 1) - (b.tryOfHold ?? 1));
    },
    insert: async (decision) => {
      const outcome = await insertAggregate(model, toDocument(decision.order), {
        publish: entriesOf(decision, 0),
      });
      if (outcome === 'inserted')
        written.keep(decision.order.orderId, {
          order: decision.order,
          rev: 0,
          seq: decision.facts.length,
        });
      return outcome;
    },
    save: async ({ rev, seq }, decision, seen) => {
      const set = movingPart(decision.order);
      const stored = toStored(
        await writeGuarded(model, {
          id: decision.order.orderId,
          rev,
          set: { ...set },
          unset: 'deadlineAt' in set ? [] : ['deadlineAt'],
          ...(seen === undefined ? {} : { seen }),
          publish: entriesOf(decision, seq),
        }),
      );
      if (stored) written.keep(stored.order.orderId, stored);
      return stored !== null;
    },
    // One state alone is running or is not.
    ofUser: (userId, wish) =>
      (wish.isRunningFirst && wish.status === undefined ? listRunningFirst : list)(
        { userId, ...filterOf(wish) },
        wish,
      ),
    all: (wish) => list(filterOf(wish), wish),
    itemsBought: async (userId, limit) => {
      const orders = await model
        .find(guard({ userId, status: { $in: boughtStates } }))
        .sort({ _id: -1 })
        .limit(limit)
        .select({ 'agreement.lines.itemId': 1 })
        .lean<Pick<OrderDocument, 'agreement'>[]>();
      return orders.map(({ agreement }) => agreement.lines.map(({ itemId }) => itemId));
    },
    orderOfCart: async ({ userId, pdate, cartVersion, holdId }) => {
      const filter = guard({
        userId,
        userHold: { $nin: [...userHolds({ userId, holdId })] },
        status: { $in: cartHoldingStates },
        'agreement.pdate': pdate,
        'agreement.cartVersion': cartVersion,
        'progress.stage': { $ne: 'lapsed' },
      });
      return (
        (await model.findOne(filter).select({ _id: 1 }).lean<{ _id: number } | null>())?._id ?? null
      );
    },
    placedOn: async (days, wish) => {
      const filter = { day: { $in: [...days] }, ...filterOf(wish) };
      const [page, sums] = await Promise.all([list(filter, wish), sumsOf(filter)]);
      return { ...page, sums };
    },
    overdue: async (now, limit) => {
      const late = await model
        .find(guard({ status: { $in: [...waitingStates] }, deadlineAt: { $lte: now } }))
        .limit(limit)
        .select({ _id: 1 })
        .lean<{ _id: number }[]>();
      return late.map(({ _id }) => _id);
    },
  };
};
