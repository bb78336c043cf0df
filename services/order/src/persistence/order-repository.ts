import { guard, idAllocator, insertAggregate, writeGuarded } from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Connection, Model } from 'mongoose';
import { orderStatus } from '@tokri/contracts';
import type { ListWish, OrderPage, OrderStore, StoredOrder } from '../application/ports.ts';
import type { Decision, OrderFact } from '../domain/facts.ts';
import type { Order } from '../domain/order.ts';
import { userHold, type OrderDocument } from './order-model.ts';

/** Fields that only some states have: a save takes away those that the new state lacks. */
const fieldsOfSomeStates = ['answers', 'deadlineAt', 'rejection', 'cancelReason', 'cancelledBy'] as const;
/** No query runs longer. */
export const queryTimeMsMax = 2000;

export const toOrder = (document: OrderDocument): Order => {
  const { _id, rev, seq, inbox, outbox, pending, userHold: _userHold, ...order } = document as OrderDocument & { inbox?: unknown; outbox?: unknown; pending?: unknown };
  return order as Order;
};
const toStored = (document: OrderDocument | null): StoredOrder | null => document && { order: toOrder(document), rev: document.rev, seq: document.seq };

export const statusName = (status: number): string | undefined => Object.entries(orderStatus).find(([, number]) => number === status)?.[0];
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const filterOf = ({ status, search }: ListWish) => ({
  ...(status === undefined ? {} : { status: statusName(status) ?? 'none' }),
  ...(search === undefined ? {} : { transactionNumber: { $regex: literally(search), $options: 'i' } }),
});

export interface OrderRepositoryNeeds {
  readonly connection: Connection;
  readonly model: Model<OrderDocument>;
  readonly entryOf: (fact: OrderFact, seq: number, occurredAt: Date) => OutboxEntry;
  readonly clock: () => Date;
}

/** Orders in MongoDB, one document each; state, event and inbox mark change in one write. */
export const orderRepository = ({ connection, model, entryOf, clock }: OrderRepositoryNeeds): OrderStore => {
  const nextId = idAllocator({ connection, name: 'order' });
  const entriesOf = ({ fact }: Decision, seq: number) => (fact ? [entryOf(fact, seq, clock())] : []);

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
    insert: (decision) => insertAggregate(model, { _id: decision.order.orderId, userHold: userHold(decision.order), ...decision.order }, { publish: entriesOf(decision, 1) }),
    save: async ({ rev, seq }, decision, seen) => {
      const { order } = decision;
      const present = new Set(Object.keys(order));
      const written = await writeGuarded(model, {
        id: order.orderId, rev,
        set: { status: order.status, history: order.history, ...Object.fromEntries(Object.entries(order).filter(([name]) => (fieldsOfSomeStates as readonly string[]).includes(name))) },
        unset: fieldsOfSomeStates.filter((name) => !present.has(name)),
        ...(seen === undefined ? {} : { seen }),
        publish: entriesOf(decision, seq + 1),
      });
      return written !== null;
    },
    ofUser: (userId, wish) => list({ userId, ...filterOf(wish) }, wish),
    all: (wish) => list(filterOf(wish), wish),
    overdue: async (now, limit) => {
      const late = await model.find(guard({ status: 'Placed', deadlineAt: { $lte: now } })).limit(limit).select({ _id: 1 }).maxTimeMS(queryTimeMsMax).lean<{ _id: number }[]>();
      return late.map(({ _id }) => _id);
    },
  };
};
