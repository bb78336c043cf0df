import { redeemCoupon } from '../coupons/redeem-coupon.ts';
import type { ReservationEvent, StoredReservation } from '../ports/reservations.ts';
import { forEachReservedQuantity } from './for-each-reserved-quantity.ts';
import type { ReservationDeps } from './reservation-deps.ts';
import { reserveOrderedUnits } from './reserve-ordered-units.ts';

const reservedEvents = ({ coupon }: StoredReservation): readonly ReservationEvent[] => [
  { kind: 'reserved' },
  ...(coupon ? [{ kind: 'coupon-redeemed' as const, coupon }] : []),
];
const releasedEvents = ({ coupon }: StoredReservation): readonly ReservationEvent[] => [
  { kind: 'released' },
  ...(coupon ? [{ kind: 'coupon-released' as const, coupon }] : []),
];
const rejectedEvents = ({
  coupon,
  couponError,
  locationError,
  shortages,
}: StoredReservation): readonly ReservationEvent[] => [
  coupon && couponError
    ? { kind: 'coupon-rejected', coupon, code: couponError }
    : { kind: 'rejected', shortages, ...(locationError ? { reason: locationError } : {}) },
];

const reserve = async (
  deps: ReservationDeps,
  reservation: StoredReservation,
): Promise<StoredReservation | null> => {
  // The quote may be older than the closing.
  if (deps.locations.findState(reservation.locationId) === 'closed')
    return deps.reservations.transition(reservation, {
      state: 'rejecting',
      locationError: 'location-closed',
    });
  const shortages = await reserveOrderedUnits(deps, reservation);
  if (shortages.length > 0)
    return deps.reservations.transition(reservation, { state: 'rejecting', shortages });
  const couponError = reservation.coupon
    ? await redeemCoupon(deps, {
        reservationId: reservation.reservationId,
        coupon: reservation.coupon,
      })
    : null;
  return deps.reservations.transition(
    reservation,
    couponError
      ? { state: 'rejecting', couponError }
      : { state: 'reserved', events: reservedEvents(reservation) },
  );
};

const executeNextStep = async (
  deps: ReservationDeps,
  reservation: StoredReservation,
): Promise<StoredReservation | null> => {
  switch (reservation.state) {
    case 'reserving':
      return reserve(deps, reservation);
    case 'rejecting':
      await forEachReservedQuantity(deps, reservation, (store, line) => store.release(line));
      return deps.reservations.transition(reservation, {
        state: 'rejected',
        events: rejectedEvents(reservation),
      });
    case 'releasing':
      await forEachReservedQuantity(deps, reservation, (store, line) => store.release(line));
      return deps.reservations.transition(reservation, {
        state: 'released',
        events: releasedEvents(reservation),
      });
    case 'consuming':
      await forEachReservedQuantity(deps, reservation, (store, line) => store.consume(line));
      return deps.reservations.transition(reservation, { state: 'consumed' });
    case 'restoring':
      // A cancellation may arrive during packing. Consuming first makes sure that each piece is
      // restored once.
      await forEachReservedQuantity(deps, reservation, (store, line) => store.consume(line));
      await forEachReservedQuantity(deps, reservation, (store, line) => store.restore(line));
      return deps.reservations.transition(reservation, {
        state: 'released',
        events: releasedEvents(reservation),
      });
    case 'reserved':
    case 'rejected':
    case 'released':
    case 'consumed':
      return reservation;
  }
};

const maxTransitions = 12;

/**
 * Runs the remaining steps of a reservation from its current state. Idempotent and safe to call
 * concurrently.
 */
export const advanceReservation = async (
  deps: ReservationDeps,
  reservation: StoredReservation,
): Promise<void> => {
  let current: StoredReservation | null = reservation;
  for (let attempt = 0; attempt < maxTransitions && current; attempt += 1) {
    const next: StoredReservation | null = await executeNextStep(deps, current);
    if (next === current) return;
    current = next ?? (await deps.reservations.find(current.reservationId));
  }
};
