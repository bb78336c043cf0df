import { reservationRound } from '../../domain/reservations/reservation-id.ts';
import type { DayLimitLine, Shortage, OrderedLine } from '../../domain/reservations/reservation.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { CouponStore } from '../ports/coupons.ts';
import type { DayLimitHold, DayLimitStore } from '../ports/day-limits.ts';
import type { Hold, HoldStore } from '../ports/holds.ts';
import type {
  ReservationStore,
  ReservationEvent,
  StoredReservation,
} from '../ports/reservations.ts';
import type { StockHold, StockStore } from '../ports/stock.ts';
import { redeemCoupon } from '../coupons/redeem-coupon.ts';

export interface ReservationDeps {
  readonly reservations: ReservationStore;
  readonly stock: StockStore;
  readonly dayLimits: DayLimitStore;
  readonly coupons: CouponStore;
  readonly catalogIndex: CatalogIndex;
}

const toStockHold = (
  { reservationId }: StoredReservation,
  { unitId, quantity, packed, valuePaise }: OrderedLine,
): StockHold => ({
  reservationId,
  resourceId: unitId,
  quantity,
  ...(packed === undefined ? {} : { packed }),
  ...(valuePaise === undefined ? {} : { valuePaise }),
});

const toDayLimitHold = (
  { reservationId, lines }: StoredReservation,
  { dayId, unitId, quantity }: DayLimitLine,
): DayLimitHold => {
  const packed = lines.find((line) => line.unitId === unitId)?.packed;
  return {
    reservationId,
    resourceId: dayId,
    quantity,
    ...(packed === undefined ? {} : { packed }),
  };
};

const forEachHold = async (
  deps: ReservationDeps,
  reservation: StoredReservation,
  updateHold: <Line extends Hold>(store: HoldStore<Line>, hold: Line) => Promise<void>,
): Promise<void> => {
  for (const line of reservation.lines) {
    await updateHold(deps.stock, toStockHold(reservation, line));
  }
  for (const day of reservation.days) {
    await updateHold(deps.dayLimits, toDayLimitHold(reservation, day));
  }
  for (const { counterId } of reservation.coupon?.counters ?? []) {
    // The counter must exist before it can block a late hold.
    await deps.coupons.ensureCounter(counterId);
    await updateHold(deps.coupons, {
      reservationId: reservation.reservationId,
      resourceId: counterId,
      quantity: 1,
    });
  }
};

const findShortages = async (
  { stock }: ReservationDeps,
  lines: readonly OrderedLine[],
): Promise<Shortage[]> => {
  const levels = await stock.listStockLevels(lines.map(({ unitId }) => unitId));
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

const holdStock = async (
  deps: ReservationDeps,
  reservation: StoredReservation,
): Promise<readonly Shortage[]> => {
  for (const [index, line] of reservation.lines.entries()) {
    const result = await deps.stock.hold(toStockHold(reservation, line));
    if (result.kind === 'held' || result.kind === 'already-held') continue;
    // `released`: another worker has decided against this reservation, so the version check of
    // `transition` will fail.
    const free = result.kind === 'short' ? result.free : 0;
    return [
      { itemId: line.itemId, unitId: line.unitId, wanted: line.quantity, free },
      ...(await findShortages(deps, reservation.lines.slice(index + 1))),
    ];
  }
  return [];
};

const holdDayLimits = async (
  { dayLimits }: ReservationDeps,
  reservation: StoredReservation,
): Promise<readonly Shortage[]> => {
  const shortages: Shortage[] = [];
  for (const day of reservation.days) {
    const result = await dayLimits.hold(toDayLimitHold(reservation, day));
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

const reservedEvents = ({ coupon }: StoredReservation): readonly ReservationEvent[] => [
  { kind: 'reserved' },
  ...(coupon ? [{ kind: 'coupon-redeemed' as const, coupon }] : []),
];
const releasedEvents = ({ coupon }: StoredReservation): readonly ReservationEvent[] => [
  { kind: 'released' },
  ...(coupon ? [{ kind: 'coupon-released' as const, coupon }] : []),
];
const rejectedEvents = ({
  coupon,
  couponError,
  shortages,
}: StoredReservation): readonly ReservationEvent[] => [
  coupon && couponError
    ? { kind: 'coupon-rejected', coupon, code: couponError }
    : { kind: 'rejected', shortages },
];

const holdAll = async (
  deps: ReservationDeps,
  reservation: StoredReservation,
): Promise<readonly Shortage[]> => {
  const excessLines = findLinesAboveMaxPerOrder(deps, reservation);
  if (excessLines.length > 0) return excessLines;
  const shortages = await holdStock(deps, reservation);
  return shortages.length > 0 ? shortages : holdDayLimits(deps, reservation);
};

const reserve = async (
  deps: ReservationDeps,
  reservation: StoredReservation,
): Promise<StoredReservation | null> => {
  const shortages = await holdAll(deps, reservation);
  if (shortages.length > 0)
    return deps.reservations.transition(reservation, { state: 'rejecting', shortages });
  const couponError = reservation.coupon
    ? await redeemCoupon(deps, {
        reservationId: reservation.reservationId,
        coupon: reservation.coupon,
      })
    : null;
  return deps.reservations.transition(
    reservation,
    couponError
      ? { state: 'rejecting', couponError }
      : { state: 'reserved', events: reservedEvents(reservation) },
  );
};

const executeNextStep = async (
  deps: ReservationDeps,
  reservation: StoredReservation,
): Promise<StoredReservation | null> => {
  switch (reservation.state) {
    case 'reserving':
      return reserve(deps, reservation);
    case 'rejecting':
      await forEachHold(deps, reservation, (store, hold) => store.release(hold));
      return deps.reservations.transition(reservation, {
        state: 'rejected',
        events: rejectedEvents(reservation),
      });
    case 'releasing':
      await forEachHold(deps, reservation, (store, hold) => store.release(hold));
      return deps.reservations.transition(reservation, {
        state: 'released',
        events: releasedEvents(reservation),
      });
    case 'consuming':
      await forEachHold(deps, reservation, (store, hold) => store.consume(hold));
      return deps.reservations.transition(reservation, { state: 'consumed' });
    case 'restoring':
      // A cancellation may arrive during packing. Consuming first makes sure that each piece is
      // restored once.
      await forEachHold(deps, reservation, (store, hold) => store.consume(hold));
      await forEachHold(deps, reservation, (store, hold) => store.restore(hold));
      return deps.reservations.transition(reservation, {
        state: 'released',
        events: releasedEvents(reservation),
      });
    case 'reserved':
    case 'rejected':
    case 'released':
    case 'consumed':
      return reservation;
  }
};

const maxTransitions = 12;

/**
 * Runs the remaining steps of a reservation from its current state. Idempotent and safe to call
 * concurrently.
 */
export const finishReservation = async (
  deps: ReservationDeps,
  reservation: StoredReservation,
): Promise<void> => {
  let current: StoredReservation | null = reservation;
  for (let attempt = 0; attempt < maxTransitions && current; attempt += 1) {
    const next: StoredReservation | null = await executeNextStep(deps, current);
    if (next === current) return;
    current = next ?? (await deps.reservations.find(current.reservationId));
  }
};
