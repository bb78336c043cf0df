import { orderStatus } from '@tokri/contracts';
import { guard, idAllocator, insertAggregate, writeGuarded } from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Connection, Model } from 'mongoose';
import type { ListWish, OrderPage, OrderStore, OrderSums, StoredOrder } from '../application/ports.ts';
import type { Decision, OrderFact } from '../domain/facts.ts';
import { movingPart, toDocument, toOrder, userHold, type OrderDocument } from './order-model.ts';

/** No query runs longer. */
export const queryTimeMsMax = 2000;
/** States whose deadline is looked for. */
const waitingStates = ['Placed', 'AwaitingPayment'];

const toStored = (document: OrderDocument | null): StoredOrder | null => document && { order: toOrder(document), rev: document.rev, seq: document.seq };

export const statusName = (status: number): string | undefined => Object.entries(orderStatus).find(([, number]) => number === status)?.[0];
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const filterOf = ({ status, search }: ListWish) => ({
  ...(status === undefined ? {} : { status: statusName(status) ?? 'none' }),
  ...(search === undefined ? {} : { transactionNumber: { $regex: literally(search), $options: 'i' } }),
});

type Sold = Pick<OrderDocument, 'agreement' | 'progress'>;
const sumsOf = (sold: readonly Sold[]): OrderSums => {
  const sum = (of: (totals: Sold['agreement']['totals']) => number) => sold.reduce((total, { agreement, progress }) => total + of(progress.packed?.totals ?? agreement.totals), 0);
  return {
    count: sold.length, payablePaise: sum((totals) => totals.payablePaise),
    taxablePaise: sum((totals) => totals.taxablePaise + totals.deliveryChargePaise + totals.slotFeePaise), taxPaise: sum((totals) => totals.cgstPaise + totals.sgstPaise + totals.igstPaise + totals.deliveryTaxPaise),
  };
};

export interface OrderRepositoryNeeds {
  readonly connection: Connection;
  readonly model: Model<OrderDocument>;
  readonly entryOf: (fact: OrderFact, seq: number, occurredAt: Date) => OutboxEntry;
  readonly clock: () => Date;
}

/** Orders in MongoDB, one document each; state, events and inbox mark change in one write. */
export const orderRepository = ({ connection, model, entryOf, clock }: OrderRepositoryNeeds): OrderStore => {
  const nextId = idAllocator({ connection, name: 'order' });
  const entriesOf = ({ facts }: Decision, before: number) => facts.map((fact, index) => entryOf(fact, before + index + 1, clock()));

  const list = async (filter: Record<string, unknown>, { page, pageSize }: ListWish): Promise<OrderPage> => {
    const trusted = guard(filter);
    const [documents, total] = await Promise.all([
      model.find(trusted).sort({ _id: -1 }).skip((page - 1) * pageSize).limit(pageSize).maxTimeMS(queryTimeMsMax).lean<OrderDocument[]>(),
      model.countDocuments(trusted).maxTimeMS(queryTimeMsMax),
    ]);
    return { orders: documents.map(toOrder), total };
  };

  return {
    nextId,
    byId: async (orderId) => toStored(await model.findById(orderId).maxTimeMS(queryTimeMsMax).lean<OrderDocument | null>()),
    byHold: async (of) => toStored(await model.findOne({ userHold: userHold(of) }).maxTimeMS(queryTimeMsMax).lean<OrderDocument | null>()),
    insert: (decision) => insertAggregate(model, toDocument(decision.order), { publish: entriesOf(decision, 0) }),
    save: async ({ rev, seq }, decision, seen) => {
      const set = movingPart(decision.order);
      const written = await writeGuarded(model, {
        id: decision.order.orderId, rev, set: { ...set }, unset: 'deadlineAt' in set ? [] : ['deadlineAt'], ...(seen === undefined ? {} : { seen }), publish: entriesOf(decision, seq),
      });
      return written !== null;
    },
    ofUser: (userId, wish) => list({ userId, ...filterOf(wish) }, wish),
    all: (wish) => list(filterOf(wish), wish),
    hasCart: async ({ userId, pdate, cartVersion, holdId }) => {
      const filter = guard({ userId, userHold: { $ne: userHold({ userId, holdId }) }, status: { $in: waitingStates }, 'agreement.pdate': pdate, 'agreement.cartVersion': cartVersion, 'progress.stage': { $ne: 'lapsed' } });
      return (await model.findOne(filter).select({ _id: 1 }).maxTimeMS(queryTimeMsMax).lean()) !== null;
    },
    placedOn: async (days, wish) => {
      const filter = { day: { $in: [...days] }, ...filterOf(wish) };
      const [page, sold] = await Promise.all([list(filter, wish), model.find(guard(filter)).select({ 'agreement.totals': 1, 'progress.packed.totals': 1 }).maxTimeMS(queryTimeMsMax).lean<Sold[]>()]);
      return { ...page, sums: sumsOf(sold) };
    },
    overdue: async (now, limit) => {
      const late = await model.find(guard({ status: { $in: waitingStates }, deadlineAt: { $lte: now } })).limit(limit).select({ _id: 1 }).maxTimeMS(queryTimeMsMax).lean<{ _id: number }[]>();
      return late.map(({ _id }) => _id);
    },
  };
};
