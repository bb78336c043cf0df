import { finishReservation } from './finish-reservation.ts';
import type { ReservationDeps } from './finish-reservation.ts';
import type { Clock } from '@tokri/service-kit/use-case';

const stalledAfterMs = 5_000;
const maxPerSweep = 200;

export const resumeStalledReservations = async (
  deps: ReservationDeps & { readonly clock: Clock },
): Promise<number> => {
  const stalled = await deps.reservations.listUnfinished(
    new Date(deps.clock().getTime() - stalledAfterMs),
    maxPerSweep,
  );
  for (const reservation of stalled) await finishReservation(deps, reservation);
  return stalled.length;
};

/** Waits until no worker can still be using the hold markers of an ended order. */
export const clearEndedHolds = async ({
  reservations,
  stock,
  dayLimits,
  coupons,
}: Pick<ReservationDeps, 'reservations' | 'stock' | 'dayLimits' | 'coupons'>): Promise<number> => {
  const ended = await reservations.listWithEndedHolds(maxPerSweep);
  for (const { reservationId, lines, days, coupon } of ended) {
    for (const { unitId, quantity } of lines)
      await stock.clear({ reservationId, resourceId: unitId, quantity });
    for (const { dayId, quantity } of days)
      await dayLimits.clear({ reservationId, resourceId: dayId, quantity });
    for (const { counterId } of coupon?.counters ?? [])
      await coupons.clear({ reservationId, resourceId: counterId, quantity: 1 });
    await reservations.markHoldsCleared(reservationId);
  }
  return ended.length;
};
