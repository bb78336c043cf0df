import { happened, refusal, type Outcome } from '@tokri/contracts';
import { transitions, type Hold } from './hold.ts';

/** An order and the hold that it was placed with. */
export interface OrderedPlace {
  readonly orderId: number;
  readonly userId: number;
  readonly holdId: number;
}

export interface BookingStep {
  readonly kind: 'stands' | 'book';
  readonly hold: Hold;
}

/** An order gets the hold of its own customer. Presence decides, never a clock: one past its end can still be booked. */
export const decideBooking = (holds: readonly Hold[], { orderId, userId, holdId }: OrderedPlace): Outcome<BookingStep, 'hold-expired'> => {
  const hold = holds.find((candidate) => candidate.holdId === holdId);
  if (!hold) return refusal('hold-expired');
  if (hold.orderId === orderId) return happened({ kind: 'stands', hold });
  return hold.userId === userId && transitions.book.includes(hold.state) ? happened({ kind: 'book', hold }) : refusal('hold-expired');
};

/** The place that an order has; what another order has stays with it. */
export const placeOfOrder = (holds: readonly Hold[], order: Pick<OrderedPlace, 'orderId' | 'holdId'>): Hold | undefined =>
  holds.find(({ holdId, orderId }) => holdId === order.holdId && orderId === order.orderId);
