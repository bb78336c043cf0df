import { advanceReservation } from './advance-reservation.ts';
import type { ReservationDeps } from './reservation-deps.ts';
import type { Clock } from '@tokri/service-kit/use-case';

const stalledAfterMs = 5_000;
const maxPerRun = 200;

export const resumeStalledReservations = async (
  deps: ReservationDeps & { readonly clock: Clock },
): Promise<number> => {
  const stalled = await deps.reservations.listUnfinished(
    new Date(deps.clock().getTime() - stalledAfterMs),
    maxPerRun,
  );
  for (const reservation of stalled) await advanceReservation(deps, reservation);
  return stalled.length;
};
