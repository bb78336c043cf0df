import { err, ok, type Result } from '@tokri/contracts/result';
import { canTransition, type Hold } from '../holds/hold.ts';
import {
  findBookingBlocker,
  findRebookingBlocker,
  type CartSummary,
  type UnavailableReason,
} from '../slots/slot-closing-rules.ts';
import type { Slot } from '../slots/slot.ts';

/** An order and the hold that it was placed with. */
export interface OrderHoldRef {
  readonly orderId: number;
  readonly userId: number;
  readonly holdId: number;
}

export interface BookingDecision {
  readonly kind: 'unchanged' | 'book';
  readonly hold: Hold;
}

/** An order and the cart that it was placed with; null of an order that was told before its cart was. */
export interface OrderWithCart extends OrderHoldRef {
  readonly cart: CartSummary | null;
}

export type BookingError = 'hold-expired' | `slot-${UnavailableReason}`;

/** What an order finds: the slot, and the holds in it. */
interface SlotWithHolds {
  readonly slot: Slot;
  readonly holds: readonly Hold[];
}

/** What a place is held for. What is not known was asked when it was held: nothing is beyond it. */
const heldCart = ({ items, heldFor }: Hold): CartSummary => ({
  itemCount: items,
  itemsPaise: heldFor?.itemsPaise ?? 0,
  leadTimeMinutes: heldFor?.leadTimeMinutes ?? Number.MAX_SAFE_INTEGER,
});

/**
 * An order gets the hold of its own customer, booked or kept for a payment, and the slot is decided again as of the moment it was placed, by the cart that
 * it was placed with (readings 18). Of the hold presence decides, never a clock: one past its end can still be had.
 */
export const decideBooking = (
  { slot, holds }: SlotWithHolds,
  { orderId, userId, holdId, cart }: OrderWithCart,
  placedAt: Date,
): Result<BookingDecision, BookingError> => {
  const hold = holds.find((candidate) => candidate.holdId === holdId);
  if (!hold) return err('hold-expired');
  if (hold.orderId === orderId) return ok({ kind: 'unchanged', hold });
  if (hold.userId !== userId || !canTransition(hold, 'reserve-for-payment'))
    return err('hold-expired');
  const held = heldCart(hold);
  const reason = findBookingBlocker(slot, held, { now: placedAt, ...(cart ?? held) });
  return reason ? err(`slot-${reason}` as const) : ok({ kind: 'book', hold });
};

export type PaidBookingDecision = BookingDecision | { readonly kind: 'rebook' };

/**
 * Money is there for an order: the place that was kept for it is booked. One that it had let go is taken anew, under the rules of a hold that a
 * customer cannot change any more: the slot is open, before its cut-off, and has a place and pieces left that nobody waits for.
 */
export const decidePaidBooking = (
  { slot, holds }: SlotWithHolds,
  order: OrderHoldRef & { readonly items: number },
  now: Date,
): Result<PaidBookingDecision, BookingError> => {
  const hold = findOrderHold(holds, order);
  if (hold) return ok({ kind: hold.state === 'B' ? 'unchanged' : 'book', hold });
  const reason = findRebookingBlocker(slot, { now, itemCount: order.items });
  return reason ? err(`slot-${reason}` as const) : ok({ kind: 'rebook' });
};

/** The place that an order has; what another order has stays with it. */
export const findOrderHold = (
  holds: readonly Hold[],
  order: Pick<OrderHoldRef, 'orderId' | 'holdId'>,
): Hold | undefined =>
  holds.find(({ holdId, orderId }) => holdId === order.holdId && orderId === order.orderId);
