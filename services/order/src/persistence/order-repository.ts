import {
  createIdAllocator,
  insertAggregate,
  createLastWrittenCache,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Connection, Model } from 'mongoose';
import type { CartVersion, OrderStore, StoredOrder } from '../application/ports/order-store.ts';
import type { Decision, OrderEvent } from '../domain/order-events.ts';
import { orderQueries } from './order-queries.ts';
import { changedSalesMark } from './reports/sales-mark.ts';
import { toStoredState, toDocument, toOrder, type OrderDocument } from './order-document.ts';

const toStoredOrder = (document: OrderDocument | null): StoredOrder | null =>
  document && {
    order: toOrder(document),
    rev: document.rev,
    seq: document.seq,
    appliedEventIds: document.inbox ?? [],
  };

const cartKey = ({ userId, pdate, cartVersion }: CartVersion): string =>
  `${userId}:${pdate}:${cartVersion}`;

export interface OrderRepositoryDeps {
  readonly connection: Connection;
  readonly model: Model<OrderDocument>;
  readonly toOutboxEntry: (event: OrderEvent, seq: number, occurredAt: Date) => OutboxEntry;
  readonly clock: () => Date;
}

export const createOrderRepository = ({
  connection,
  model,
  toOutboxEntry,
  clock,
}: OrderRepositoryDeps): OrderStore => {
  const nextId = createIdAllocator({ connection, name: 'order' });
  const writtenOrders = createLastWrittenCache<number, StoredOrder>();
  const orderedCarts = createLastWrittenCache<string, true>();
  const findById = async (orderId: number) =>
    toStoredOrder(await model.findById(orderId).lean<OrderDocument | null>());
  const toOutboxEntries = ({ events }: Decision, lastSeq: number) =>
    events.map((event, index) => toOutboxEntry(event, lastSeq + index + 1, clock()));

  return {
    ...orderQueries(model),
    nextId,
    findById,
    findLastWritten: async (orderId) => writtenOrders.get(orderId) ?? findById(orderId),
    insert: async (decision) => {
      const result = await insertAggregate(model, toDocument(decision.order), {
        publish: toOutboxEntries(decision, 0),
      });
      if (result === 'exists') return result;
      orderedCarts.set(cartKey(decision.order), true);
      writtenOrders.set(decision.order.orderId, {
        order: decision.order,
        rev: 0,
        seq: decision.events.length,
        appliedEventIds: [],
      });
      return result;
    },
    mayHaveOrderOfCart: (cart) => orderedCarts.get(cartKey(cart)) === true,
    save: async ({ order, rev, seq }, decision, appliedEventIds) => {
      const set = toStoredState(decision.order);
      const stored = toStoredOrder(
        await conditionalUpdate(model, {
          id: decision.order.orderId,
          rev,
          set: { ...set, ...changedSalesMark(order, decision.order) },
          unset: ['deadlineAt', 'cashDue'].filter((marker) => !(marker in set)),
          appliedEventId: appliedEventIds,
          publish: toOutboxEntries(decision, seq),
        }),
      );
      if (stored) writtenOrders.set(stored.order.orderId, stored);
      return stored !== null;
    },
  };
};
