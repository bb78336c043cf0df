import { err, ok, type Result } from '@tokri/contracts/result';
import { canHoldTransition, type Hold } from '../holds/hold.ts';
import {
  findBookingBlocker,
  findRebookingBlocker,
  type CartSummary,
  type UnavailableReason,
} from '../slots/slot-availability-rules.ts';
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

export interface OrderWithCart extends OrderHoldRef {
  readonly cart: CartSummary | null;
}

export type BookingError = 'hold-expired' | `slot-${UnavailableReason}`;

interface SlotWithHolds {
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
  { orderId, userId, holdId, cart }: OrderWithCart,
  placedAt: Date,
): Result<BookingDecision, BookingError> => {
  const hold = holds.find((candidate) => candidate.holdId === holdId);
  if (!hold) return err('hold-expired');
  if (hold.orderId === orderId) return ok({ kind: 'unchanged', hold });
  if (hold.userId !== userId || !canHoldTransition(hold, 'reserve-for-payment'))
    return err('hold-expired');
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
  const hold = findOrderHold(holds, order);
  if (hold) return ok({ kind: hold.state === 'booked' ? 'unchanged' : 'book', hold });
  const blocker = findRebookingBlocker(slot, { now, itemCount: order.items });
  return blocker ? err(`slot-${blocker}` as const) : ok({ kind: 'rebook' });
};

export const findOrderHold = (
  holds: readonly Hold[],
  order: Pick<OrderHoldRef, 'orderId' | 'holdId'>,
): Hold | undefined =>
  holds.find(({ holdId, orderId }) => holdId === order.holdId && orderId === order.orderId);
