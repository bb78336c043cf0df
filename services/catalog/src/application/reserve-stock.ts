import { secondClaim } from '../domain/claim.ts';
import { sumLines } from '../domain/reservation.ts';
import type { WantedLine } from '../domain/reservation.ts';
import { finishReservation } from './finish-reservation.ts';
import type { ReservationNeeds } from './finish-reservation.ts';

/**
 * An order is placed: sets all of its lines aside, or none. The reservation is written first, so that whoever comes after a crash knows what
 * to go on with. A repeat finds it and goes on, or finds it ended and does nothing.
 */
export const reserveStock = async (needs: ReservationNeeds, { orderId, lines }: { readonly orderId: number; readonly lines: readonly WantedLine[] }): Promise<void> => {
  const { reservation } = await needs.reservations.begin({ orderId, lines: sumLines(lines), state: 'taking' });
  await needs.checkpoint('begun');
  await finishReservation(needs, reservation);
};

/** Money came for an order that had lapsed: its lines are set aside once more, or none. */
export const reserveStockAgain = (needs: ReservationNeeds, { orderId, lines }: { readonly orderId: number; readonly lines: readonly WantedLine[] }): Promise<void> =>
  reserveStock(needs, { orderId: secondClaim(orderId), lines });
