import { stockId } from '@tokri/contracts/orders';
import type { DayLimitLine, ReservationLine } from '../../domain/reservations/reservation.ts';
import type { ReservedDayUnits } from '../ports/day-limits.ts';
import type { StoredReservation } from '../ports/reservations.ts';
import type { ReservedQuantity, ReservedQuantityStore } from '../ports/reserved-quantities.ts';
import type { ReservedUnits } from '../ports/stock.ts';
import type { ReservationDeps } from './reservation-deps.ts';

export const toReservedUnits = (
  { reservationId, locationId }: Pick<StoredReservation, 'reservationId' | 'locationId'>,
  { unitId, quantity, packed, valuePaise }: ReservationLine,
): ReservedUnits => ({
  reservationId,
  resourceId: stockId({ unitId, locationId }),
  quantity,
  ...(packed === undefined ? {} : { packed }),
  ...(valuePaise === undefined ? {} : { valuePaise }),
});

export const toReservedDayUnits = (
  { reservationId, lines }: StoredReservation,
  { dayId, unitId, quantity }: DayLimitLine,
): ReservedDayUnits => {
  const packed = lines.find((line) => line.unitId === unitId)?.packed;
  return {
    reservationId,
    resourceId: dayId,
    quantity,
    ...(packed === undefined ? {} : { packed }),
  };
};

export const forEachReservedQuantity = async (
  deps: ReservationDeps,
  reservation: StoredReservation,
  update: <Line extends ReservedQuantity>(
    store: ReservedQuantityStore<Line>,
    line: Line,
  ) => Promise<void>,
): Promise<void> => {
  for (const line of reservation.lines) {
    await update(deps.stock, toReservedUnits(reservation, line));
  }
  for (const day of reservation.days) {
    await update(deps.dayLimits, toReservedDayUnits(reservation, day));
  }
  for (const { counterId } of reservation.coupon?.counters ?? []) {
    // The counter must exist before it can block a late reservation.
    await deps.coupons.ensureCounter(counterId);
    await update(deps.coupons, {
      reservationId: reservation.reservationId,
      resourceId: counterId,
      quantity: 1,
    });
  }
};
