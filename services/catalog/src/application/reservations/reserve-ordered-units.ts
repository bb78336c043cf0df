import { reservationRound } from '../../domain/reservations/reservation-id.ts';
import type { ReservationLine, Shortage } from '../../domain/reservations/reservation.ts';
import type { StoredReservation } from '../ports/reservations.ts';
import { toReservedDayUnits, toReservedUnits } from './for-each-reserved-quantity.ts';
import type { ReservationDeps } from './reservation-deps.ts';

const findShortages = async (
  { stock }: ReservationDeps,
  lines: readonly ReservationLine[],
  locationId: number,
): Promise<Shortage[]> => {
  const levels = await stock.listStockLevels(
    lines.map(({ unitId }) => unitId),
    locationId,
  );
  const freeByUnit = new Map(levels.map(({ unitId, free }) => [unitId, free]));
  return lines
    .map(({ itemId, unitId, quantity }) => ({
      itemId,
      unitId,
      wanted: quantity,
      free: freeByUnit.get(unitId) ?? 0,
    }))
    .filter(({ wanted, free }) => free < wanted);
};

/** A reservation for a late payment is not checked again. */
const findLinesAboveMaxPerOrder = (
  { catalogIndex }: ReservationDeps,
  { reservationId, lines }: StoredReservation,
): readonly Shortage[] =>
  lines.flatMap(({ itemId, unitId, quantity }) => {
    const maxQuantity =
      reservationRound(reservationId) === 1
        ? catalogIndex.findItemByUnit(unitId)?.item.units.find((unit) => unit.unitId === unitId)
            ?.maxPerOrder
        : undefined;
    return maxQuantity !== undefined && quantity > maxQuantity
      ? [{ itemId, unitId, wanted: quantity, free: maxQuantity }]
      : [];
  });

/**
 * A quote may be older than the decision to withdraw an item. Read from the store: the index of
 * another process learns of it later. Paid orders are checked again when stock is reserved late.
 */
const findWithdrawnLines = async (
  { itemStore }: ReservationDeps,
  { lines }: StoredReservation,
): Promise<readonly Shortage[]> => {
  const stored = await itemStore.findByIds([...new Set(lines.map(({ itemId }) => itemId))]);
  const hidden = stored.flatMap(({ item }) => item.units.filter(({ isHidden }) => isHidden));
  const onSale = new Set(
    stored.filter(({ item }) => item.status === 'on-sale').map(({ item }) => item.itemId),
  );
  const hiddenIds = new Set(hidden.map(({ unitId }) => unitId));
  return lines
    .filter(({ itemId, unitId }) => !onSale.has(itemId) || hiddenIds.has(unitId))
    .map(({ itemId, unitId, quantity }) => ({
      itemId,
      unitId,
      wanted: quantity,
      free: 0,
      withdrawn: true,
    }));
};

const reserveUnits = async (
  deps: ReservationDeps,
  reservation: StoredReservation,
): Promise<readonly Shortage[]> => {
  for (const [index, line] of reservation.lines.entries()) {
    const result = await deps.stock.reserve(toReservedUnits(reservation, line));
    if (result.kind === 'reserved' || result.kind === 'already-reserved') continue;
    // `released`: another worker has decided against this reservation, so the version check of
    // `transition` will fail.
    const free = result.kind === 'short' ? result.free : 0;
    return [
      { itemId: line.itemId, unitId: line.unitId, wanted: line.quantity, free },
      ...(await findShortages(deps, reservation.lines.slice(index + 1), reservation.locationId)),
    ];
  }
  return [];
};

const reserveDayUnits = async (
  { dayLimits }: ReservationDeps,
  reservation: StoredReservation,
): Promise<readonly Shortage[]> => {
  const shortages: Shortage[] = [];
  for (const day of reservation.days) {
    const result = await dayLimits.reserve(toReservedDayUnits(reservation, day));
    if (result.kind === 'short' || result.kind === 'released')
      shortages.push({
        itemId: day.itemId,
        unitId: day.unitId,
        wanted: day.quantity,
        free: result.kind === 'short' ? result.free : 0,
      });
  }
  return shortages;
};

/** Reserves stock and day limits line by line and returns what is missing. */
export const reserveOrderedUnits = async (
  deps: ReservationDeps,
  reservation: StoredReservation,
): Promise<readonly Shortage[]> => {
  const withdrawnLines = await findWithdrawnLines(deps, reservation);
  if (withdrawnLines.length > 0) return withdrawnLines;
  const excessLines = findLinesAboveMaxPerOrder(deps, reservation);
  if (excessLines.length > 0) return excessLines;
  const shortages = await reserveUnits(deps, reservation);
  return shortages.length > 0 ? shortages : reserveDayUnits(deps, reservation);
};
