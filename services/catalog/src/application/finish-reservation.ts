import { roundOfClaim } from '../domain/claim.ts';
import type { DayLine, ShortLine, WantedLine } from '../domain/reservation.ts';
import type { Catalogue } from './ports/catalogue.ts';
import type { CouponStore } from './ports/coupons.ts';
import type { DayHoldLine, DayLimitStore } from './ports/day-limits.ts';
import type { HoldLine, HoldStore } from './ports/holds.ts';
import type {
  Moved,
  ReservationStore,
  StockFact,
  StoredReservation,
} from './ports/reservations.ts';
import type { OrderLine, StockStore } from './ports/stock.ts';
import { takeCoupon } from './take-coupon.ts';

export interface ReservationNeeds {
  readonly reservations: ReservationStore;
  readonly stock: StockStore;
  readonly days: DayLimitStore;
  readonly coupons: CouponStore;
  readonly catalogue: Catalogue;
  /** Called between any two writes; a test stops the process there. */
  readonly checkpoint: (label: string) => Promise<void> | void;
}

const lineOf = (
  { orderId }: StoredReservation,
  { unitId, quantity, packed, valuePaise }: WantedLine,
): OrderLine => ({
  orderId,
  unitId,
  quantity,
  ...(packed === undefined ? {} : { packed }),
  ...(valuePaise === undefined ? {} : { valuePaise }),
});

/** What was packed of a unit is what was packed of its day. */
const dayLineOf = (
  { orderId, lines }: StoredReservation,
  { dayId, unitId, quantity }: DayLine,
): DayHoldLine => {
  const packed = lines.find((line) => line.unitId === unitId)?.packed;
  return { orderId, unitId: dayId, quantity, ...(packed === undefined ? {} : { packed }) };
};

/** Does one thing to all that an order takes of: its units, the limits of its day, then the counters of its coupon. */
const each = async (
  needs: ReservationNeeds,
  reservation: StoredReservation,
  step: <Line extends HoldLine>(store: HoldStore<Line>, line: Line) => Promise<void>,
): Promise<void> => {
  for (const line of reservation.lines) {
    await step(needs.stock, lineOf(reservation, line));
    await needs.checkpoint(`${reservation.state} unit ${line.unitId}`);
  }
  for (const day of reservation.days) {
    await step(needs.days, dayLineOf(reservation, day));
    await needs.checkpoint(`${reservation.state} day ${day.dayId}`);
  }
  for (const { counterId } of reservation.coupon?.counters ?? []) {
    // A counter that is not there yet could not be barred to a taker who is late.
    await needs.coupons.open(counterId);
    await step(needs.coupons, { orderId: reservation.orderId, unitId: counterId, quantity: 1 });
    await needs.checkpoint(`${reservation.state} coupon`);
  }
};

/** What lacks of the lines that were not tried any more, so that the customer learns of all at once. */
const shortOf = async (
  { stock }: ReservationNeeds,
  lines: readonly WantedLine[],
): Promise<ShortLine[]> => {
  const free = new Map(
    (await stock.free(lines.map(({ unitId }) => unitId))).map((one) => [one.unitId, one.free]),
  );
  return lines
    .map(({ itemId, unitId, quantity }) => ({
      itemId,
      unitId,
      wanted: quantity,
      free: free.get(unitId) ?? 0,
    }))
    .filter(({ wanted, free: left }) => left < wanted);
};

/**
 * Of each unit that the order wants more of than one order may have, how much it may. What was accepted once stays so: an order that is paid late is
 * not asked again.
 */
const beyondLimit = (
  { catalogue }: ReservationNeeds,
  { orderId, lines }: StoredReservation,
): readonly ShortLine[] =>
  lines.flatMap(({ itemId, unitId, quantity }) => {
    const most =
      roundOfClaim(orderId) === 1
        ? catalogue.itemOfUnit(unitId)?.item.units.find((unit) => unit.unitId === unitId)
            ?.maxPerOrder
        : undefined;
    return most !== undefined && quantity > most
      ? [{ itemId, unitId, wanted: quantity, free: most }]
      : [];
  });

const takeAll = async (
  needs: ReservationNeeds,
  reservation: StoredReservation,
): Promise<readonly ShortLine[]> => {
  for (const [index, line] of reservation.lines.entries()) {
    const taking = await needs.stock.take(lineOf(reservation, line));
    await needs.checkpoint(`taking unit ${line.unitId}`);
    if (taking.kind === 'taken' || taking.kind === 'already-taken') continue;
    // Let go before: another worker has decided against this reservation, and the version of `move` will say so.
    const free = taking.kind === 'short' ? taking.free : 0;
    return [
      { itemId: line.itemId, unitId: line.unitId, wanted: line.quantity, free },
      ...(await shortOf(needs, reservation.lines.slice(index + 1))),
    ];
  }
  return [];
};

/** Of each limited unit what lacks for the day; all are tried, so that the customer learns of all at once. */
const takeDays = async (
  { days, checkpoint }: ReservationNeeds,
  reservation: StoredReservation,
): Promise<readonly ShortLine[]> => {
  const short: ShortLine[] = [];
  for (const day of reservation.days) {
    const taking = await days.take(dayLineOf(reservation, day));
    await checkpoint(`taking day ${day.dayId}`);
    if (taking.kind === 'short' || taking.kind === 'let-go')
      short.push({
        itemId: day.itemId,
        unitId: day.unitId,
        wanted: day.quantity,
        free: taking.kind === 'short' ? taking.free : 0,
      });
  }
  return short;
};

const reservedFacts = ({ coupon }: StoredReservation): readonly StockFact[] => [
  { kind: 'reserved' },
  ...(coupon ? [{ kind: 'coupon-redeemed' as const, coupon }] : []),
];
const releasedFacts = ({ coupon }: StoredReservation): readonly StockFact[] => [
  { kind: 'released' },
  ...(coupon ? [{ kind: 'coupon-released' as const, coupon }] : []),
];
const refusedFacts = ({
  coupon,
  couponRefusal,
  short,
}: StoredReservation): readonly StockFact[] => [
  coupon && couponRefusal
    ? { kind: 'coupon-refused', coupon, code: couponRefusal }
    : { kind: 'refused', short },
];

/** Takes all that an order wants, or tells what lacks. */
const shortIn = async (
  needs: ReservationNeeds,
  reservation: StoredReservation,
): Promise<readonly ShortLine[]> => {
  const beyond = beyondLimit(needs, reservation);
  if (beyond.length > 0) return beyond;
  const short = await takeAll(needs, reservation);
  return short.length > 0 ? short : takeDays(needs, reservation);
};

/** The decision is one guarded write; the answer goes with it, or, where something has to be given back first, with the end of that. */
const decide = async (
  needs: ReservationNeeds,
  reservation: StoredReservation,
): Promise<StoredReservation | null> => {
  const short = await shortIn(needs, reservation);
  if (short.length > 0) return needs.reservations.move(reservation, { state: 'refusing', short });
  const couponRefusal = reservation.coupon
    ? await takeCoupon(needs, { orderId: reservation.orderId, coupon: reservation.coupon })
    : null;
  return needs.reservations.move(
    reservation,
    couponRefusal
      ? { state: 'refusing', couponRefusal }
      : { state: 'reserved', facts: reservedFacts(reservation) },
  );
};

const end = (
  needs: ReservationNeeds,
  reservation: StoredReservation,
  to: Moved,
): Promise<StoredReservation | null> => needs.reservations.move(reservation, to);

/** The next step of a reservation; null when another worker was faster. */
const step = async (
  needs: ReservationNeeds,
  reservation: StoredReservation,
): Promise<StoredReservation | null> => {
  switch (reservation.state) {
    case 'taking':
      return decide(needs, reservation);
    case 'refusing':
      await each(needs, reservation, (store, line) => store.giveBack(line));
      return end(needs, reservation, { state: 'refused', facts: refusedFacts(reservation) });
    case 'releasing':
      await each(needs, reservation, (store, line) => store.giveBack(line));
      return end(needs, reservation, { state: 'released', facts: releasedFacts(reservation) });
    case 'packing':
      await each(needs, reservation, (store, line) => store.takeOut(line));
      return end(needs, reservation, { state: 'packed' });
    case 'returning':
      // A cancel may have come while it was being packed: what is still set aside is taken out first, so that each piece comes back once.
      await each(needs, reservation, (store, line) => store.takeOut(line));
      await each(needs, reservation, (store, line) => store.putBack(line));
      return end(needs, reservation, { state: 'released', facts: releasedFacts(reservation) });
    case 'reserved':
    case 'refused':
    case 'released':
    case 'packed':
      return reservation;
  }
};

/** A worker that is overtaken looks again at most this often; each time somebody else has moved the reservation on. */
const turnsMax = 12;

/** Does what is left to do of a reservation, from wherever it stands. Safe to call at any time, by several at once. */
export const finishReservation = async (
  needs: ReservationNeeds,
  reservation: StoredReservation,
): Promise<void> => {
  let current: StoredReservation | null = reservation;
  for (let turns = 0; turns < turnsMax && current; turns += 1) {
    const next: StoredReservation | null = await step(needs, current);
    await needs.checkpoint(next?.state ?? 'overtaken');
    if (next === current) return;
    current = next ?? (await needs.reservations.find(current.orderId));
  }
};
