import { err, ok } from '@tokri/contracts/result';
import { cancelOrder } from '../domain/cancellation/cancel-order.ts';
import { unchanged, type Decision } from '../domain/order-events.ts';
import type { Order } from '../domain/order.ts';
import { applyReply } from '../domain/saga/apply-reply.ts';
import type { SagaParticipant } from '../domain/saga/saga-participants.ts';
import { placeOrder } from '../domain/placing/place-order.ts';
import { orderTerms, cutOffAt } from '../testing/order-terms.ts';
import { acceptedOrder } from '../testing/orders.ts';
import { applyEvents, updateOrder, tryUpdateOrder } from './update-order.ts';
import type { OrderStore, StoredOrder } from './ports/order-store.ts';

const before: StoredOrder = {
  order: placeOrder(orderTerms).order,
  rev: 0,
  seq: 1,
  appliedEventIds: [],
};
const now: StoredOrder = { order: acceptedOrder(), rev: 3, seq: 2, appliedEventIds: [] };
const { orderId } = now.order;

const buildConflictingStore = () => {
  const calls: string[] = [];
  const store = {
    findLastWritten: () => {
      calls.push('recall');
      return Promise.resolve(before);
    },
    findById: () => {
      calls.push('read');
      return Promise.resolve(now);
    },
    save: ({ rev }: StoredOrder) => {
      calls.push(`save over ${rev}`);
      return Promise.resolve(rev === now.rev);
    },
  } as unknown as OrderStore;
  return { store, calls };
};
const cancelled = (order: StoredOrder['order']) =>
  cancelOrder(order, { by: 'staff', reason: 'r', now: cutOffAt });

describe('updateOrder when another process has changed the order', () => {
  it('retries the change on the current order after a version conflict', async () => {
    const { store, calls } = buildConflictingStore();
    const result = await tryUpdateOrder(store, { orderId }, cancelled);
    expect(result).toMatchObject({
      ok: true,
      value: { status: 'Cancelled', paymentStatus: 'NotDue' },
    });
    expect(calls).toEqual(['recall', 'save over 0', 'read', 'save over 3']);
  });

  it('reads the stored order before it reports no change', async () => {
    const { store, calls } = buildConflictingStore();
    expect(await updateOrder(store, { orderId }, unchanged)).toBe(now.order);
    expect(calls).toEqual(['recall', 'read']);
  });

  it('checks an error again on the stored order', async () => {
    const { store } = buildConflictingStore();
    const result = await tryUpdateOrder(store, { orderId }, (order) =>
      order === before.order ? err('too-early') : ok(unchanged(order)),
    );
    expect(result).toEqual(ok(now.order));
  });
});

describe('applyEvents', () => {
  const acceptedBy = (participant: SagaParticipant) => ({
    eventId: participant,
    decide: (order: Order) =>
      applyReply(order, { participant, reply: { kind: 'accepted' }, at: cutOffAt }),
  });
  const events = (['booking', 'stock', 'cart'] as const).map(acceptedBy);
  const buildStore = (cached: StoredOrder, stored: StoredOrder) => {
    const saves: { rev: number; status: string; eventIds: readonly string[] }[] = [];
    const store = {
      findLastWritten: () => Promise.resolve(cached),
      findById: () => Promise.resolve(stored),
      save: ({ rev }: StoredOrder, { order }: Decision, eventIds: readonly string[]) => {
        saves.push({ rev, status: order.status, eventIds });
        return Promise.resolve(rev === stored.rev);
      },
    } as unknown as OrderStore;
    return { store, saves };
  };

  it('confirms an order with one write when all replies arrive together', async () => {
    const { store, saves } = buildStore(before, before);
    expect(await applyEvents(store, orderId, events)).toMatchObject({ status: 'Confirmed' });
    expect(saves).toEqual([
      { rev: 0, status: 'Confirmed', eventIds: ['booking', 'stock', 'cart'] },
    ]);
  });

  it('skips an event that another process has applied, and writes the others', async () => {
    const booked = acceptedBy('booking').decide(before.order).order;
    const { store, saves } = buildStore(before, {
      ...before,
      order: booked,
      rev: 1,
      appliedEventIds: ['booking'],
    });
    expect(await applyEvents(store, orderId, events)).toMatchObject({ status: 'Confirmed' });
    expect(saves.at(-1)).toEqual({ rev: 1, status: 'Confirmed', eventIds: ['stock', 'cart'] });
  });

  it('writes nothing when every event was applied before', async () => {
    const applied = { ...before, appliedEventIds: ['booking', 'stock', 'cart'] };
    const { store, saves } = buildStore(applied, applied);
    expect(await applyEvents(store, orderId, events)).toBe(before.order);
    expect(saves).toEqual([]);
  });
});
