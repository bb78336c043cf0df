import { toOrderId } from './reservation-id.ts';
import type { ReservationState } from './reservation.ts';

export const activeStates: readonly ReservationState[] = [
  'reserving',
  'reserved',
  'consuming',
  'consumed',
];

/**
 * Of two concurrent orders only the lower id blocks the other; the counter ensures that only one
 * gets the coupon.
 */
export const blocksFirstOrder = (
  other: { readonly reservationId: number; readonly state: ReservationState },
  reservationId: number,
): boolean => {
  const [otherOrderId, ownOrderId] = [toOrderId(other.reservationId), toOrderId(reservationId)];
  if (otherOrderId === ownOrderId || !activeStates.includes(other.state)) return false;
  return other.state !== 'reserving' || otherOrderId < ownOrderId;
};
