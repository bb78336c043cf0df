import { err, ok, type Result } from '@tokri/contracts/result';
import { canHoldTransition, type Hold } from '../holds/hold.ts';
import { canReturnHold } from './return-hold.ts';
import {
  findBookingBlocker,
  findRebookingBlocker,
  type CartSummary,
  type UnavailableReason,
} from '../slots/slot-availability.ts';
import type { Slot } from '../slots/slot.ts';

export interface OrderHoldRef {
  readonly orderId: number;
  readonly userId: number;
  readonly holdId: number;
}

export interface BookingDecision {
  readonly kind: 'unchanged' | 'book';
  readonly hold: Hold;
}

/** The hold still belongs to an earlier order of the customer, which was rejected. */
export interface ReturnDecision {
  readonly kind: 'return';
  readonly hold: Hold;
  readonly endedOrderId: number;
}

export interface OrderWithCart extends OrderHoldRef {
  readonly cart: CartSummary | null;
  /** Rejected orders of the same hold. */
  readonly earlierOrderIds: readonly number[];
}

export type BookingError = 'hold-expired' | `slot-${UnavailableReason}`;

export interface SlotWithHolds {
  readonly slot: Slot;
  readonly holds: readonly Hold[];
}

const toHeldCart = ({ items, heldFor }: Hold): CartSummary => ({
  itemCount: items,
  itemsPaise: heldFor?.itemsPaise ?? 0,
  leadTimeMinutes: heldFor?.leadTimeMinutes ?? Number.MAX_SAFE_INTEGER,
});

/**
 * The order gets the hold of its own customer if the slot still accepts it as of `placedAt`. The
 * existence of the hold decides, never its expiry time.
 */
export const decideBooking = (
  { slot, holds }: SlotWithHolds,
  { orderId, userId, holdId, cart, earlierOrderIds }: OrderWithCart,
  placedAt: Date,
): Result<BookingDecision | ReturnDecision, BookingError> => {
  const hold = holds.find((candidate) => candidate.holdId === holdId);
  if (!hold) return err('hold-expired');
  if (hold.orderId === orderId || hold.endedOrderIds.includes(orderId))
    return ok({ kind: 'unchanged', hold });
  if (hold.userId !== userId) return err('hold-expired');
  if (
    hold.orderId !== null &&
    earlierOrderIds.includes(hold.orderId) &&
    canReturnHold(holds, hold, hold.orderId)
  )
    return ok({ kind: 'return', hold, endedOrderId: hold.orderId });
  if (!canHoldTransition(hold, 'reserve-for-payment')) return err('hold-expired');
  const held = toHeldCart(hold);
  const blocker = findBookingBlocker(slot, held, { now: placedAt, ...(cart ?? held) });
  return blocker ? err(`slot-${blocker}` as const) : ok({ kind: 'book', hold });
};

export type PaidBookingDecision = BookingDecision | { readonly kind: 'rebook' };

export const decidePaidBooking = (
  { slot, holds }: SlotWithHolds,
  order: OrderHoldRef & { readonly items: number },
  now: Date,
): Result<PaidBookingDecision, BookingError> => {
  const hold = holds.find(({ holdId }) => holdId === order.holdId);
  if (!hold) {
    const blocker = findRebookingBlocker(slot, { now, itemCount: order.items });
    return blocker ? err(`slot-${blocker}` as const) : ok({ kind: 'rebook' });
  }
  if (hold.orderId === order.orderId)
    return ok({ kind: hold.state === 'booked' ? 'unchanged' : 'book', hold });
  // The customer still has the unit that came back when the payment expired.
  if (hold.userId !== order.userId || hold.state !== 'held') return err('hold-expired');
  const held = toHeldCart(hold);
  const blocker = findBookingBlocker(slot, held, { ...held, now, itemCount: order.items });
  return blocker ? err(`slot-${blocker}` as const) : ok({ kind: 'book', hold });
};
