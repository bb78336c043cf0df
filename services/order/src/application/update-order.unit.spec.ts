import { err, ok } from '@tokri/contracts/result';
import { cancelOrder } from '../domain/cancellation/cancel-order.ts';
import { unchanged } from '../domain/order-events.ts';
import { placeOrder } from '../domain/placing/place-order.ts';
import { agreement, cutOffAt } from '../testing/agreement.ts';
import { acceptedOrder } from '../testing/orders.ts';
import { updateOrder, tryUpdateOrder } from './update-order.ts';
import type { OrderStore, StoredOrder } from './ports/order-store.ts';

const before: StoredOrder = { order: placeOrder(agreement).order, rev: 0, seq: 1 };
const now: StoredOrder = { order: acceptedOrder(), rev: 3, seq: 2 };
const { orderId } = now.order;

/** A process that wrote the order last as it was `before`, while another has brought it to `now`. */
const overtaken = () => {
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

describe('changing an order that another process has changed meanwhile', () => {
  it('a change decided on what is recalled, is decided anew on what stands', async () => {
    const { store, calls } = overtaken();
    const result = await tryUpdateOrder(store, { orderId }, cancelled);
    expect(result).toMatchObject({
      ok: true,
      value: { status: 'Cancelled', paymentStatus: 'NotDue' },
    });
    expect(calls).toEqual(['recall', 'save over 0', 'read', 'save over 3']);
  });

  it('nothing to change by what is recalled, reads before it says so', async () => {
    const { store, calls } = overtaken();
    expect(await updateOrder(store, { orderId }, unchanged)).toBe(now.order);
    expect(calls).toEqual(['recall', 'read']);
  });

  it('a refusal by what is recalled, is asked again on what stands', async () => {
    const { store } = overtaken();
    const result = await tryUpdateOrder(store, { orderId }, (order) =>
      order === before.order ? err('too-early') : ok(unchanged(order)),
    );
    expect(result).toEqual(ok(now.order));
  });
});
