import { ok, refusal, type Outcome } from '@tokri/contracts';
import { mayGo, type Hold } from './hold.ts';
import { orderRefusal, paidRefusal, type CartSums, type SlotReason } from './slot-rules.ts';
import type { Slot } from './slot.ts';

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

/** An order and the cart that it was placed with; null of an order that was told before its cart was. */
export interface PlacedWith extends OrderedPlace {
  readonly cart: CartSums | null;
}

export type BookingRefusal = 'hold-expired' | `slot-${SlotReason}`;

/** What an order finds: the slot, and the holds in it. */
interface Found {
  readonly slot: Slot;
  readonly holds: readonly Hold[];
}

/** What a place is held for. What is not known was asked when it was held: nothing is beyond it. */
const sumsOf = ({ items, heldFor }: Hold): CartSums => ({
  itemCount: items,
  itemsPaise: heldFor?.itemsPaise ?? 0,
  leadTimeMinutes: heldFor?.leadTimeMinutes ?? Number.MAX_SAFE_INTEGER,
});

/**
 * An order gets the hold of its own customer, booked or kept for a payment, and the slot is decided again as of the moment it was placed, by the cart that
 * it was placed with (readings 18). Of the hold presence decides, never a clock: one past its end can still be had.
 */
export const decideBooking = (
  { slot, holds }: Found,
  { orderId, userId, holdId, cart }: PlacedWith,
  placedAt: Date,
): Outcome<BookingStep, BookingRefusal> => {
  const hold = holds.find((candidate) => candidate.holdId === holdId);
  if (!hold) return refusal('hold-expired');
  if (hold.orderId === orderId) return ok({ kind: 'stands', hold });
  if (hold.userId !== userId || !mayGo(hold, 'keep')) return refusal('hold-expired');
  const held = sumsOf(hold);
  const reason = orderRefusal(slot, held, { now: placedAt, ...(cart ?? held) });
  return reason ? refusal(`slot-${reason}` as const) : ok({ kind: 'take', hold });
};

export type PaidStep = BookingStep | { readonly kind: 'take-anew' };

/**
 * Money is there for an order: the place that was kept for it is booked. One that it had let go is taken anew, under the rules of a hold that a
 * customer cannot change any more: the slot is open, before its cut-off, and has a place and pieces left that nobody waits for.
 */
export const decidePaid = (
  { slot, holds }: Found,
  order: OrderedPlace & { readonly items: number },
  now: Date,
): Outcome<PaidStep, BookingRefusal> => {
  const hold = placeOfOrder(holds, order);
  if (hold) return ok({ kind: hold.state === 'B' ? 'stands' : 'take', hold });
  const reason = paidRefusal(slot, { now, itemCount: order.items });
  return reason ? refusal(`slot-${reason}` as const) : ok({ kind: 'take-anew' });
};

/** The place that an order has; what another order has stays with it. */
export const placeOfOrder = (
  holds: readonly Hold[],
  order: Pick<OrderedPlace, 'orderId' | 'holdId'>,
): Hold | undefined =>
  holds.find(({ holdId, orderId }) => holdId === order.holdId && orderId === order.orderId);
