import { Problem } from '@tokri/contracts';
import type { SlotStore } from './ports.ts';

interface OrderRef {
  readonly orderId: number;
  readonly userId: number;
  readonly holdId: number;
  readonly slotId: number;
  readonly eventId: string;
}

/** The slot document is hot: a write that meets another is decided anew, at most this often. */
const triesMax = 50;

/** `order.placed`: the hold becomes the order's place, or the order hears why not. Presence decides, never a clock. */
export const bookFor = async ({ slots }: { slots: SlotStore }, order: OrderRef): Promise<void> => {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const held = await slots.byId(order.slotId);
    if (!held) return;
    const hold = held.holds.find(({ holdId }) => holdId === order.holdId);
    if (hold?.orderId === order.orderId) return;
    const isFree = hold?.state === 'H' && hold.userId === order.userId;
    const isWritten = hold && isFree ? await slots.book(held.slot, hold, order) : await slots.refuse(held, { ...order, code: 'hold-expired' });
    if (isWritten) return;
  }
  throw new Problem('conflict');
};

/** `order.rejected`, `order.cancelled`: the place is free again. A place of another order stays. */
export const freePlaceOf = async ({ slots }: { slots: SlotStore }, order: OrderRef): Promise<void> => {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const held = await slots.byId(order.slotId);
    const hold = held?.holds.find(({ holdId, orderId }) => holdId === order.holdId && orderId === order.orderId);
    if (!held || !hold) return;
    if (await slots.freeForOrder(held.slot, hold, order)) return;
  }
  throw new Problem('conflict');
};
