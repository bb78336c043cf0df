import { reservationRound } from '../../domain/reservations/reservation-id.ts';
import type { DayLimitLine, Shortage, OrderedLine } from '../../domain/reservations/reservation.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { CouponStore } from '../ports/coupons.ts';
import type { DayLimitHold, DayLimitStore } from '../ports/day-limits.ts';
import type { Hold, HoldStore } from '../ports/holds.ts';
import type {
  ReservationTransition,
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
  { orderId }: StoredReservation,
  { unitId, quantity, packed, valuePaise }: OrderedLine,
): StockHold => ({
  orderId,
  unitId,
  quantity,
  ...(packed === undefined ? {} : { packed }),
  ...(valuePaise === undefined ? {} : { valuePaise }),
});

const toDayLimitHold = (
  { orderId, lines }: StoredReservation,
  { dayId, unitId, quantity }: DayLimitLine,
): DayLimitHold => {
  const packed = lines.find((line) => line.unitId === unitId)?.packed;
  return { orderId, unitId: dayId, quantity, ...(packed === undefined ? {} : { packed }) };
};

const forEachHold = async (
  deps: ReservationDeps,
  reservation: StoredReservation,
  step: <Line extends Hold>(store: HoldStore<Line>, line: Line) => Promise<void>,
): Promise<void> => {
  for (const line of reservation.lines) {
    await step(deps.stock, toStockHold(reservation, line));
  }
  for (const day of reservation.days) {
    await step(deps.dayLimits, toDayLimitHold(reservation, day));
  }
  for (const { counterId } of reservation.coupon?.counters ?? []) {
    // The counter must exist before it can block a late hold.
    await deps.coupons.ensureCounter(counterId);
    await step(deps.coupons, { orderId: reservation.orderId, unitId: counterId, quantity: 1 });
  }
};

const findShortages = async (
  { stock }: ReservationDeps,
  lines: readonly OrderedLine[],
): Promise<Shortage[]> => {
  const free = new Map(
    (await stock.listStockLevels(lines.map(({ unitId }) => unitId))).map((one) => [
      one.unitId,
      one.free,
    ]),
  );
  return lines
    .map(({ itemId, unitId, quantity }) => ({
      itemId,
      unitId,
      wanted: quantity,
      free: free.get(unitId) ?? 0,
    }))
    .filter(({ wanted, free: available }) => available < wanted);
};

/**
 * Lines above the maximum quantity per order. A reservation for a late payment is not checked
 * again.
 */
const exceedingMaxPerOrder = (
  { catalogIndex }: ReservationDeps,
  { orderId, lines }: StoredReservation,
): readonly Shortage[] =>
  lines.flatMap(({ itemId, unitId, quantity }) => {
    const maxQuantity =
      reservationRound(orderId) === 1
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
    if (result.kind === 'taken' || result.kind === 'already-taken') continue;
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
const refusedEvents = ({
  coupon,
  couponRefusal: couponError,
  short: shortages,
}: StoredReservation): readonly ReservationEvent[] => [
  coupon && couponError
    ? { kind: 'coupon-refused', coupon, code: couponError }
    : { kind: 'refused', short: shortages },
];

const holdAll = async (
  deps: ReservationDeps,
  reservation: StoredReservation,
): Promise<readonly Shortage[]> => {
  const exceeding = exceedingMaxPerOrder(deps, reservation);
  if (exceeding.length > 0) return exceeding;
  const shortages = await holdStock(deps, reservation);
  return shortages.length > 0 ? shortages : holdDayLimits(deps, reservation);
};

const decide = async (
  deps: ReservationDeps,
  reservation: StoredReservation,
): Promise<StoredReservation | null> => {
  const shortages = await holdAll(deps, reservation);
  if (shortages.length > 0)
    return deps.reservations.transition(reservation, { state: 'refusing', short: shortages });
  const couponError = reservation.coupon
    ? await redeemCoupon(deps, { orderId: reservation.orderId, coupon: reservation.coupon })
    : null;
  return deps.reservations.transition(
    reservation,
    couponError
      ? { state: 'refusing', couponRefusal: couponError }
      : { state: 'reserved', events: reservedEvents(reservation) },
  );
};

const end = (
  deps: ReservationDeps,
  reservation: StoredReservation,
  to: ReservationTransition,
): Promise<StoredReservation | null> => deps.reservations.transition(reservation, to);

const step = async (
  deps: ReservationDeps,
  reservation: StoredReservation,
): Promise<StoredReservation | null> => {
  switch (reservation.state) {
    case 'taking':
      return decide(deps, reservation);
    case 'refusing':
      await forEachHold(deps, reservation, (store, line) => store.release(line));
      return end(deps, reservation, { state: 'refused', events: refusedEvents(reservation) });
    case 'releasing':
      await forEachHold(deps, reservation, (store, line) => store.release(line));
      return end(deps, reservation, { state: 'released', events: releasedEvents(reservation) });
    case 'packing':
      await forEachHold(deps, reservation, (store, line) => store.consume(line));
      return end(deps, reservation, { state: 'packed' });
    case 'returning':
      // A cancellation may arrive during packing. Consuming first makes sure that each piece is
      // restored once.
      await forEachHold(deps, reservation, (store, line) => store.consume(line));
      await forEachHold(deps, reservation, (store, line) => store.restore(line));
      return end(deps, reservation, { state: 'released', events: releasedEvents(reservation) });
    case 'reserved':
    case 'refused':
    case 'released':
    case 'packed':
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
  for (let transitions = 0; transitions < maxTransitions && current; transitions += 1) {
    const next: StoredReservation | null = await step(deps, current);
    if (next === current) return;
    current = next ?? (await deps.reservations.find(current.orderId));
  }
};
