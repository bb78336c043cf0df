import { dayLimitId } from '@tokri/contracts';
import { secondClaim } from '../domain/claim.ts';
import { sumLines } from '../domain/reservation.ts';
import type { DayLine, WantedLine } from '../domain/reservation.ts';
import { finishReservation } from './finish-reservation.ts';
import type { ReservationNeeds } from './finish-reservation.ts';
import type { DayBoard } from './ports/day-limits.ts';
import type { Clock } from './ports/clock-and-ids.ts';
import { claimCoupon } from './take-coupon.ts';
import type { CouponWanted } from './take-coupon.ts';

export type ReserveNeeds = ReservationNeeds & {
  readonly clock: Clock;
  readonly dayBoard: DayBoard;
};

interface OrderWanted {
  readonly orderId: number;
  readonly userId: number;
  /** Delivery date: its limits count. */
  readonly pdate: string;
  readonly lines: readonly WantedLine[];
  readonly coupon: CouponWanted | null;
}

const daysOf = (
  { dayBoard }: ReserveNeeds,
  lines: readonly WantedLine[],
  date: string,
): readonly DayLine[] =>
  lines
    .filter(({ unitId }) => typeof dayBoard.left(unitId, date) === 'number')
    .map(({ itemId, unitId, quantity }) => ({
      dayId: dayLimitId({ unitId, date }),
      itemId,
      unitId,
      quantity,
    }));

/**
 * An order is placed: sets all of its lines aside and uses its coupon, or neither. The reservation is written first, so that whoever comes after a crash
 * knows what to go on with. A repeat finds it and goes on, or finds it ended and does nothing.
 */
export const reserveStock = async (
  needs: ReserveNeeds,
  { orderId, userId, pdate, lines, coupon }: OrderWanted,
): Promise<void> => {
  const claim = coupon && (await claimCoupon(needs, coupon));
  const summed = sumLines(lines);
  const { reservation } = await needs.reservations.begin({
    orderId,
    userId,
    lines: summed,
    state: 'taking',
    days: daysOf(needs, summed, pdate),
    coupon: claim,
  });
  await needs.checkpoint('begun');
  await finishReservation(needs, reservation);
};

/** Money came for an order that had lapsed: its lines are set aside once more and its coupon used, or neither. */
export const reserveStockAgain = async (
  needs: ReserveNeeds,
  { orderId, userId, pdate, lines }: Omit<OrderWanted, 'coupon'>,
): Promise<void> => {
  const first = await needs.reservations.find(orderId);
  await reserveStock(needs, {
    orderId: secondClaim(orderId),
    userId,
    pdate,
    lines: first?.lines ?? lines,
    coupon: first?.coupon ?? null,
  });
};
