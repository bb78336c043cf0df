import { lapse } from '../domain/settle.ts';
import { changeOrder } from './change-order.ts';
import type { Clock, OrderStore } from './ports.ts';
import type { Settlement } from './settlement.ts';

/** One sweep takes at most this many; the next sweep takes the rest. */
const lapsePerSweepMax = 200;

/** Rejects placed orders whose deadline has passed: whoever did not answer is out, the others undo theirs. */
export const lapseOrders = async ({ store, clock, settlement }: { store: OrderStore; clock: Clock; settlement: Settlement }): Promise<number> => {
  const overdue = await store.overdue(clock(), lapsePerSweepMax);
  for (const orderId of overdue) {
    await changeOrder(store, { orderId }, (order) => lapse(order, clock()));
    settlement.wake(orderId);
  }
  return overdue.length;
};
