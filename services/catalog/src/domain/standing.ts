import { orderOfClaim } from './claim.ts';
import type { ReservationState } from './reservation.ts';

/** States in which an order counts as one of its customer: from Placed to Delivered (price.md 5). */
export const standingStates: readonly ReservationState[] = [
  'taking',
  'reserved',
  'packing',
  'packed',
];

/**
 * Whether another standing order of the customer stands in the way of a first order. Of two that are being taken at the same moment only the one
 * with the smaller id does; that they do not both get the coupon is the counter's work.
 */
export const precedes = (
  other: { readonly orderId: number; readonly state: ReservationState },
  claim: number,
): boolean => {
  const [theirs, ours] = [orderOfClaim(other.orderId), orderOfClaim(claim)];
  if (theirs === ours || !standingStates.includes(other.state)) return false;
  return other.state !== 'taking' || theirs < ours;
};
