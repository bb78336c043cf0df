import { dayLimitId } from '@tokri/contracts/orders';
import { secondReservationId } from '../../domain/reservations/reservation-id.ts';
import type { OfferUse } from '../../domain/offers/offer-use.ts';
import { sumLines } from '../../domain/reservations/reservation.ts';
import type { DayLimitLine, ReservationLine } from '../../domain/reservations/reservation.ts';
import { advanceReservation } from './advance-reservation.ts';
import type { ReservationDeps } from './reservation-deps.ts';
import type { DayLimitView } from '../ports/day-limits.ts';
import type { StoredReservation } from '../ports/reservations.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import { prepareRedemption } from '../coupons/redeem-coupon.ts';
import type { CouponUse } from '../coupons/redeem-coupon.ts';

export type ReserveStockDeps = ReservationDeps & {
  readonly clock: Clock;
  readonly dayLimitView: DayLimitView;
};

interface ReserveStockCommand {
  readonly orderId: number;
  readonly userId: number;
  readonly pdate: string;
  readonly locationId: number;
  readonly lines: readonly ReservationLine[];
  readonly offers?: readonly OfferUse[];
  readonly coupon: CouponUse | null;
}

const findLimitedLines = (
  { dayLimitView }: ReserveStockDeps,
  lines: readonly ReservationLine[],
  { date, locationId }: { readonly date: string; readonly locationId: number },
): readonly DayLimitLine[] =>
  lines
    .filter(({ unitId }) => typeof dayLimitView.left({ unitId, date, locationId }) === 'number')
    .map(({ itemId, unitId, quantity }) => ({
      dayId: dayLimitId({ unitId, date, locationId }),
      itemId,
      unitId,
      quantity,
    }));

/**
 * Written before anything is reserved, so that a retry or the job `resume-stalled-reservations` can
 * continue after a crash.
 */
const beginReservation = async (
  deps: ReserveStockDeps,
  {
    reservationId,
    userId,
    pdate,
    locationId,
    lines,
    offers = [],
    coupon,
  }: Omit<ReserveStockCommand, 'orderId'> & { readonly reservationId: number },
): Promise<StoredReservation> => {
  const redemption = coupon && (await prepareRedemption(deps, coupon));
  const reservedLines = sumLines(lines);
  const { reservation } = await deps.reservations.begin({
    reservationId,
    userId,
    locationId,
    lines: reservedLines,
    state: 'reserving',
    days: findLimitedLines(deps, reservedLines, { date: pdate, locationId }),
    offers,
    coupon: redemption,
  });
  return reservation;
};

/** Reserves the stock of a placed order and redeems its coupon, or neither. */
export const reserveStock = async (
  deps: ReserveStockDeps,
  { orderId, ...order }: ReserveStockCommand,
): Promise<void> =>
  advanceReservation(deps, await beginReservation(deps, { reservationId: orderId, ...order }));

export const reserveStockForLatePayment = async (
  deps: ReserveStockDeps,
  { orderId, userId, pdate, locationId, lines }: Omit<ReserveStockCommand, 'offers' | 'coupon'>,
): Promise<void> => {
  const firstReservation = await deps.reservations.find(orderId);
  const reservation = await beginReservation(deps, {
    reservationId: secondReservationId(orderId),
    userId,
    pdate,
    locationId: firstReservation?.locationId ?? locationId,
    lines: firstReservation?.lines ?? lines,
    offers: firstReservation?.offers ?? [],
    coupon: firstReservation?.coupon ?? null,
  });
  await advanceReservation(deps, reservation);
};
