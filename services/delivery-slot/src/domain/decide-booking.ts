import { happened, refusal, type Outcome } from '@tokri/contracts';
import { transitions, type Hold } from './hold.ts';
import { cutOffAt, type Slot } from './slot.ts';

/** An order and the hold that it was placed with. */
export interface OrderedPlace {
  readonly orderId: number;
  readonly userId: number;
  readonly holdId: number;
}

export interface BookingStep {
  readonly kind: 'stands' | 'take';
  readonly hold: Hold;
}

/** An order gets the hold of its own customer, booked or kept for a payment. Presence decides, never a clock: one past its end can still be had. */
export const decideBooking = (holds: readonly Hold[], { orderId, userId, holdId }: OrderedPlace): Outcome<BookingStep, 'hold-expired'> => {
  const hold = holds.find((candidate) => candidate.holdId === holdId);
  if (!hold) return refusal('hold-expired');
  if (hold.orderId === orderId) return happened({ kind: 'stands', hold });
  return hold.userId === userId && transitions.keep.includes(hold.state) ? happened({ kind: 'take', hold }) : refusal('hold-expired');
};

export type PaidStep = BookingStep | { readonly kind: 'take-anew' };

/**
 * Money is there for an order: the place that was kept for it is booked. One that it had let go is taken anew, under the rules of a hold that a
 * customer cannot change any more: the slot is open, before its cut-off, and has a place and pieces left.
 */
export const decidePaid = ({ slot, holds }: { readonly slot: Slot; readonly holds: readonly Hold[] }, order: OrderedPlace & { readonly items: number }, now: Date): Outcome<PaidStep, 'slot-closed' | 'slot-cut-off' | 'slot-full'> => {
  const hold = placeOfOrder(holds, order);
  if (hold) return happened({ kind: hold.state === 'B' ? 'stands' : 'take', hold });
  if (slot.closedFor !== '') return refusal('slot-closed');
  if (cutOffAt(slot).getTime() <= now.getTime()) return refusal('slot-cut-off');
  return slot.free >= 1 && (slot.itemsFree === null || slot.itemsFree >= order.items) ? happened({ kind: 'take-anew' }) : refusal('slot-full');
};

/** The place that an order has; what another order has stays with it. */
export const placeOfOrder = (holds: readonly Hold[], order: Pick<OrderedPlace, 'orderId' | 'holdId'>): Hold | undefined =>
  holds.find(({ holdId, orderId }) => holdId === order.holdId && orderId === order.orderId);
