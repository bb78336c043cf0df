import { toOrderId } from './reservation-id.ts';
import type { ReservationState } from './reservation.ts';

export const activeStates: readonly ReservationState[] = [
  'taking',
  'reserved',
  'packing',
  'packed',
];

/**
 * Whether another active order prevents this one from being the first. Of two concurrent orders,
 * only the lower id does; the counter ensures that only one gets the coupon.
 */
export const blocksFirstOrder = (
  other: { readonly orderId: number; readonly state: ReservationState },
  reservationId: number,
): boolean => {
  const [theirs, ours] = [toOrderId(other.orderId), toOrderId(reservationId)];
  if (theirs === ours || !activeStates.includes(other.state)) return false;
  return other.state !== 'taking' || theirs < ours;
};
