import { ok, refusal } from '@tokri/contracts';
import { cancelOrder } from '../domain/cancel.ts';
import { unchanged } from '../domain/facts.ts';
import { placeOrder } from '../domain/place.ts';
import { agreement, cutOffAt } from '../testing/agreement.ts';
import { agreedOrder } from '../testing/orders.ts';
import { changeOrder, tryChangeOrder } from './change-order.ts';
import type { OrderStore, StoredOrder } from './ports.ts';

const before: StoredOrder = { order: placeOrder(agreement).order, rev: 0, seq: 1 };
const now: StoredOrder = { order: agreedOrder(), rev: 3, seq: 2 };
const { orderId } = now.order;

/** A process that wrote the order last as it was `before`, while another has brought it to `now`. */
const overtaken = () => {
  const calls: string[] = [];
  const store = {
    recall: () => {
      calls.push('recall');
      return Promise.resolve(before);
    },
    byId: () => {
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
    const outcome = await tryChangeOrder(store, { orderId }, cancelled);
    expect(outcome).toMatchObject({
      ok: true,
      value: { status: 'Cancelled', paymentStatus: 'NotDue' },
    });
    expect(calls).toEqual(['recall', 'save over 0', 'read', 'save over 3']);
  });

  it('nothing to change by what is recalled, reads before it says so', async () => {
    const { store, calls } = overtaken();
    expect(await changeOrder(store, { orderId }, unchanged)).toBe(now.order);
    expect(calls).toEqual(['recall', 'read']);
  });

  it('a refusal by what is recalled, is asked again on what stands', async () => {
    const { store } = overtaken();
    const outcome = await tryChangeOrder(store, { orderId }, (order) =>
      order === before.order ? refusal('too-early') : ok(unchanged(order)),
    );
    expect(outcome).toEqual(ok(now.order));
  });
});
