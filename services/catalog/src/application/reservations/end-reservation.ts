import { defaultLocationId } from '@tokri/contracts/slots';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { secondReservationId } from '../../domain/reservations/reservation-id.ts';
import {
  stateAfterOrderEnded,
  stateAfterOrderPacked,
  withPackedQuantities,
  sumLines,
} from '../../domain/reservations/reservation.ts';
import type { ReservationState, ReservationLine } from '../../domain/reservations/reservation.ts';
import { advanceReservation } from './advance-reservation.ts';
import type { OfferUse } from '../../domain/offers/offer-use.ts';
import type { ReservationDeps } from './reservation-deps.ts';
import type { StoredReservation } from '../ports/reservations.ts';

/** What a partially fulfilled order got: quantities and discounts. */
export interface PackedOrder {
  readonly lines: readonly ReservationLine[];
  readonly offers?: readonly OfferUse[];
  readonly couponPaise?: number;
}

const transitionReservation = async (
  deps: ReservationDeps,
  { reservationId, packed }: { readonly reservationId: number; readonly packed?: PackedOrder },
  nextState: (state: ReservationState) => ReservationState | null,
): Promise<void> => {
  const updated = await updateAggregate({
    load: () => deps.reservations.find(reservationId),
    decide: (reservation) => reservation && nextState(reservation.state),
    save: async (reservation, state): Promise<StoredReservation | null | typeof conflict> => {
      if (!reservation || state === null) return reservation;
      const transition = {
        state,
        ...(packed
          ? { ...packed, lines: withPackedQuantities(reservation.lines, packed.lines) }
          : {}),
      };
      return (await deps.reservations.transition(reservation, transition)) ?? conflict;
    },
  });
  if (updated) await advanceReservation(deps, updated);
};

/**
 * If the order is not known yet, an ended reservation is stored, so that a late `order.placed`
 * reserves nothing. It holds no units, so its location does not matter.
 */
export const releaseStock = async (
  deps: ReservationDeps,
  { orderId, lines }: { readonly orderId: number; readonly lines: readonly ReservationLine[] },
): Promise<void> => {
  const { isNew } = await deps.reservations.begin({
    reservationId: orderId,
    locationId: defaultLocationId,
    lines: sumLines(lines),
    state: 'released',
    days: [],
    offers: [],
    coupon: null,
  });
  if (!isNew) await transitionReservation(deps, { reservationId: orderId }, stateAfterOrderEnded);
  await transitionReservation(
    deps,
    { reservationId: secondReservationId(orderId) },
    stateAfterOrderEnded,
  );
};

/**
 * The events that end earlier orders of a hold may still be on their way when its next order needs
 * their stock and coupon. An expired order can still be paid, and that payment has a reservation of
 * its own, so only the first one is released.
 */
export const releaseEarlierOrders = async (
  deps: ReservationDeps,
  {
    earlierOrderIds = [],
    expiredOrderIds = [],
  }: {
    readonly earlierOrderIds?: readonly number[] | undefined;
    readonly expiredOrderIds?: readonly number[] | undefined;
  },
): Promise<void> => {
  for (const orderId of earlierOrderIds) await releaseStock(deps, { orderId, lines: [] });
  for (const reservationId of expiredOrderIds)
    await transitionReservation(deps, { reservationId }, stateAfterOrderEnded);
};

/**
 * `packed` is set for a partially fulfilled order. What it did not get was not on the shelf and is
 * not put back on sale; the limit of the day gets it back.
 */
export const consumeStock = async (
  deps: ReservationDeps,
  orderId: number,
  packed?: PackedOrder,
): Promise<void> => {
  for (const reservationId of [orderId, secondReservationId(orderId)])
    await transitionReservation(
      deps,
      { reservationId, ...(packed ? { packed } : {}) },
      stateAfterOrderPacked,
    );
};
