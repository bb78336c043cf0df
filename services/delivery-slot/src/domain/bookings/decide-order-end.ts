import type { Hold } from '../holds/hold.ts';
import { findHeldUnitBlocker } from '../slots/slot-availability.ts';
import type { OrderHoldRef, SlotWithHolds } from './decide-booking.ts';
import { canReturnHold, returnedHoldExpiry } from './return-hold.ts';

export interface EndedOrder extends OrderHoldRef {
  readonly ending: 'rejected' | 'payment-expired' | 'cancelled';
}

export type OrderEndDecision =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'record'; readonly hold: Hold }
  | { readonly kind: 'release'; readonly hold: Hold }
  | { readonly kind: 'return'; readonly hold: Hold; readonly expiresAt: Date };

/**
 * An order that was rejected or not paid in time gives its unit back to its customer, so that the
 * next attempt has a slot. Everybody else gets the unit when the customer cannot use it.
 */
export const decideOrderEnd = (
  { slot, holds }: SlotWithHolds,
  order: EndedOrder,
  { now, holdsOtherSlot }: { readonly now: Date; readonly holdsOtherSlot: boolean },
): OrderEndDecision => {
  const hold = holds.find(
    ({ holdId, userId }) => holdId === order.holdId && userId === order.userId,
  );
  if (!hold) return { kind: 'unchanged' };
  if (hold.orderId === null)
    return hold.state === 'held' && !hold.endedOrderIds.includes(order.orderId)
      ? { kind: 'record', hold }
      : { kind: 'unchanged' };
  if (hold.orderId !== order.orderId) return { kind: 'unchanged' };
  const isReturned =
    order.ending !== 'cancelled' &&
    !holdsOtherSlot &&
    canReturnHold(holds, hold, order.orderId) &&
    findHeldUnitBlocker(slot, now) === null;
  return isReturned
    ? { kind: 'return', hold, expiresAt: returnedHoldExpiry(hold, now) }
    : { kind: 'release', hold };
};
