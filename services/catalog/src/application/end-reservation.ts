import { Problem } from '@tokri/contracts';
import { onOrderEnded, onOrderPacked, sumLines } from '../domain/reservation.ts';
import type { ReservationState, WantedLine } from '../domain/reservation.ts';
import { finishReservation } from './finish-reservation.ts';
import type { ReservationNeeds } from './finish-reservation.ts';

/** Another worker moves a reservation on at most this often while we want to. */
const conflictsMax = 10;

const moveOn = async (needs: ReservationNeeds, orderId: number, next: (state: ReservationState) => ReservationState | null): Promise<void> => {
  for (let conflicts = 0; conflicts < conflictsMax; conflicts += 1) {
    const reservation = await needs.reservations.find(orderId);
    if (!reservation) return;
    const state = next(reservation.state);
    const moved = state === null ? reservation : await needs.reservations.move(reservation, { state });
    await needs.checkpoint(state ?? 'nothing to end');
    if (moved) return finishReservation(needs, moved);
  }
  throw new Problem('conflict');
};

/**
 * An order is rejected or cancelled: what it had set aside is free again. An end that comes before the order was seen leaves a reservation that is
 * over, so that the late order takes nothing.
 */
export const releaseStock = async (needs: ReservationNeeds, { orderId, lines }: { readonly orderId: number; readonly lines: readonly WantedLine[] }): Promise<void> => {
  const { isNew } = await needs.reservations.begin({ orderId, lines: sumLines(lines), state: 'released' });
  if (!isNew) await moveOn(needs, orderId, onOrderEnded);
};

/** An order is packed: its goods have left the shelf. */
export const takeOutStock = (needs: ReservationNeeds, orderId: number): Promise<void> => moveOn(needs, orderId, onOrderPacked);
