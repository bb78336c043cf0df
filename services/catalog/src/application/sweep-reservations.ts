import { finishReservation } from './finish-reservation.ts';
import type { ReservationNeeds } from './finish-reservation.ts';
import type { Clock } from './ports/clock-and-ids.ts';

/** A reservation that has steps left for so long was left by a crash. */
const leftAfterMs = 5_000;
/** One sweep takes at most this many; the next takes the rest. */
const perSweepMax = 200;

/** Finishes what a crash has left half done. */
export const finishLeftReservations = async (
  needs: ReservationNeeds & { readonly clock: Clock },
): Promise<number> => {
  const left = await needs.reservations.unfinished(
    new Date(needs.clock().getTime() - leftAfterMs),
    perSweepMax,
  );
  for (const reservation of left) await finishReservation(needs, reservation);
  return left.length;
};

/** Takes the marks of ended orders off stock and coupons, a day and more after their end: no worker of that time is still under way. */
export const forgetEndedReservations = async ({
  reservations,
  stock,
  days: limits,
  coupons,
}: Pick<ReservationNeeds, 'reservations' | 'stock' | 'days' | 'coupons'>): Promise<number> => {
  const ended = await reservations.forgettable(perSweepMax);
  for (const { orderId, lines, days, coupon } of ended) {
    for (const { unitId, quantity } of lines) await stock.forget({ orderId, unitId, quantity });
    for (const { dayId, quantity } of days)
      await limits.forget({ orderId, unitId: dayId, quantity });
    for (const { counterId } of coupon?.counters ?? [])
      await coupons.forget({ orderId, unitId: counterId, quantity: 1 });
    await reservations.forgotten(orderId);
  }
  return ended.length;
};
