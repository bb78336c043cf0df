import { toReservedUnits } from './for-each-reserved-quantity.ts';
import type { ReservationDeps } from './reservation-deps.ts';

const maxPerRun = 200;

/** Waits until no worker can still be using the markers of an ended reservation. */
export const clearEndedReservations = async ({
  reservations,
  stock,
  dayLimits,
  coupons,
}: Pick<ReservationDeps, 'reservations' | 'stock' | 'dayLimits' | 'coupons'>): Promise<number> => {
  const ended = await reservations.listEnded(maxPerRun);
  for (const reservation of ended) {
    const { reservationId, lines, days, coupon } = reservation;
    for (const line of lines) await stock.clear(toReservedUnits(reservation, line));
    for (const { dayId, quantity } of days)
      await dayLimits.clear({ reservationId, resourceId: dayId, quantity });
    for (const { counterId } of coupon?.counters ?? [])
      await coupons.clear({ reservationId, resourceId: counterId, quantity: 1 });
    await reservations.markCleared(reservationId);
  }
  return ended.length;
};
