import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { secondClaim } from '../domain/claim.ts';
import { onOrderEnded, onOrderPacked, packedLines, sumLines } from '../domain/reservation.ts';
import type { ReservationState, WantedLine } from '../domain/reservation.ts';
import { finishReservation } from './finish-reservation.ts';
import type { ReservationNeeds } from './finish-reservation.ts';
import type { StoredReservation } from './ports/reservations.ts';

const moveOn = async (
  needs: ReservationNeeds,
  { orderId, packed }: { readonly orderId: number; readonly packed?: readonly WantedLine[] },
  next: (state: ReservationState) => ReservationState | null,
): Promise<void> => {
  const moved = await updateAggregate({
    load: () => needs.reservations.find(orderId),
    decide: (reservation) => reservation && next(reservation.state),
    save: async (reservation, state): Promise<StoredReservation | null | typeof conflict> => {
      const after =
        reservation && state !== null
          ? await needs.reservations.move(reservation, {
              state,
              ...(packed ? { lines: packedLines(reservation.lines, packed) } : {}),
            })
          : reservation;
      if (reservation) await needs.checkpoint(state ?? 'nothing to end');
      return reservation && !after ? conflict : after;
    },
  });
  if (moved) await finishReservation(needs, moved);
};

/**
 * An order is rejected, cancelled or has lapsed: what it had set aside, once or twice, is free again. An end that comes before the order was seen leaves a reservation that is
 * over, so that the late order takes nothing.
 */
export const releaseStock = async (
  needs: ReservationNeeds,
  { orderId, lines }: { readonly orderId: number; readonly lines: readonly WantedLine[] },
): Promise<void> => {
  const { isNew } = await needs.reservations.begin({
    orderId,
    lines: sumLines(lines),
    state: 'released',
    days: [],
    coupon: null,
  });
  if (!isNew) await moveOn(needs, { orderId }, onOrderEnded);
  await moveOn(needs, { orderId: secondClaim(orderId) }, onOrderEnded);
};

/** An order is packed: its goods have left the shelf. Of one packed short, `packed` says what is in the bag; the rest is free again. */
export const takeOutStock = async (
  needs: ReservationNeeds,
  orderId: number,
  packed?: readonly WantedLine[],
): Promise<void> => {
  for (const claim of [orderId, secondClaim(orderId)])
    await moveOn(needs, { orderId: claim, ...(packed ? { packed } : {}) }, onOrderPacked);
};
