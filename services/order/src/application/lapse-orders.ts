import { passDeadline } from '../domain/deadlines.ts';
import { changeOrder } from './change-order.ts';
import type { HearNeeds } from './hear-answer.ts';

/** One sweep takes at most this many; the next sweep takes the rest. */
const lapsePerSweepMax = 200;

/** Acts on deadlines that have passed: whoever did not answer or pay is out, the others undo theirs. */
export const lapseOrders = async ({ store, clock, settlement }: HearNeeds): Promise<number> => {
  const overdue = await store.overdue(clock(), lapsePerSweepMax);
  for (const orderId of overdue) {
    const order = await changeOrder(store, { orderId }, (current) =>
      passDeadline(current, clock()),
    );
    if (order) settlement.tell(orderId, order);
  }
  return overdue.length;
};
