import { err, ok } from '@tokri/contracts/result';
import { cancelOrder } from '../domain/cancellation/cancel-order.ts';
import { unchanged } from '../domain/order-events.ts';
import { placeOrder } from '../domain/placing/place-order.ts';
import { orderTerms, cutOffAt } from '../testing/order-terms.ts';
import { acceptedOrder } from '../testing/orders.ts';
import { updateOrder, tryUpdateOrder } from './update-order.ts';
import type { OrderStore, StoredOrder } from './ports/order-store.ts';

const before: StoredOrder = { order: placeOrder(orderTerms).order, rev: 0, seq: 1 };
const now: StoredOrder = { order: acceptedOrder(), rev: 3, seq: 2 };
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
