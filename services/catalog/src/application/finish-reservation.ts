import type { ShortLine, WantedLine } from '../domain/reservation.ts';
import type { Catalogue } from './ports/catalogue.ts';
import type { ReservationStore, StockFact, StoredReservation } from './ports/reservations.ts';
import type { OrderLine, StockStore } from './ports/stock.ts';

export interface ReservationNeeds {
  readonly reservations: ReservationStore;
  readonly stock: StockStore;
  readonly catalogue: Catalogue;
  /** Called between any two writes; a test stops the process there. */
  readonly checkpoint: (label: string) => Promise<void> | void;
}

const lineOf = ({ orderId }: StoredReservation, { unitId, quantity, packed }: WantedLine): OrderLine => ({ orderId, unitId, quantity, ...(packed === undefined ? {} : { packed }) });

const eachLine = async (needs: ReservationNeeds, reservation: StoredReservation, step: (line: OrderLine) => Promise<unknown>): Promise<void> => {
  for (const line of reservation.lines) {
    await step(lineOf(reservation, line));
    await needs.checkpoint(`${reservation.state} unit ${line.unitId}`);
  }
};

/** What lacks of the lines that were not tried any more, so that the customer learns of all at once. */
const shortOf = async ({ stock }: ReservationNeeds, lines: readonly WantedLine[]): Promise<ShortLine[]> => {
  const free = new Map((await stock.free(lines.map(({ unitId }) => unitId))).map((one) => [one.unitId, one.free]));
  return lines.map(({ itemId, unitId, quantity }) => ({ itemId, unitId, wanted: quantity, free: free.get(unitId) ?? 0 })).filter(({ wanted, free: left }) => left < wanted);
};

const takeAll = async (needs: ReservationNeeds, reservation: StoredReservation): Promise<readonly ShortLine[]> => {
  for (const [index, line] of reservation.lines.entries()) {
    const taking = await needs.stock.take(lineOf(reservation, line));
    await needs.checkpoint(`taking unit ${line.unitId}`);
    if (taking.kind === 'taken' || taking.kind === 'already-taken') continue;
    // Let go before: another worker has decided against this reservation, and the version of `move` will say so.
    const free = taking.kind === 'short' ? taking.free : 0;
    return [{ itemId: line.itemId, unitId: line.unitId, wanted: line.quantity, free }, ...await shortOf(needs, reservation.lines.slice(index + 1))];
  }
  return [];
};

/** The decision is one guarded write; the answer goes with it, or, where something has to be given back first, with the end of that. */
const decide = async (needs: ReservationNeeds, reservation: StoredReservation): Promise<StoredReservation | null> => {
  const short = await takeAll(needs, reservation);
  return short.length === 0
    ? needs.reservations.move(reservation, { state: 'reserved', fact: { kind: 'reserved' } })
    : needs.reservations.move(reservation, { state: 'refusing', short });
};

const end = (needs: ReservationNeeds, reservation: StoredReservation, to: { readonly state: StoredReservation['state']; readonly fact?: StockFact }): Promise<StoredReservation | null> =>
  needs.reservations.move(reservation, to);

/** The next step of a reservation; null when another worker was faster. */
const step = async (needs: ReservationNeeds, reservation: StoredReservation): Promise<StoredReservation | null> => {
  const { stock } = needs;
  switch (reservation.state) {
    case 'taking':
      return decide(needs, reservation);
    case 'refusing':
      await eachLine(needs, reservation, (line) => stock.giveBack(line));
      return end(needs, reservation, { state: 'refused', fact: { kind: 'refused', short: reservation.short } });
    case 'releasing':
      await eachLine(needs, reservation, (line) => stock.giveBack(line));
      return end(needs, reservation, { state: 'released', fact: { kind: 'released' } });
    case 'packing':
      await eachLine(needs, reservation, (line) => stock.takeOut(line));
      return end(needs, reservation, { state: 'packed' });
    case 'returning':
      // A cancel may have come while it was being packed: what is still set aside is taken out first, so that each piece comes back once.
      await eachLine(needs, reservation, (line) => stock.takeOut(line));
      await eachLine(needs, reservation, (line) => stock.putBack(line));
      return end(needs, reservation, { state: 'released', fact: { kind: 'released' } });
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
export const finishReservation = async (needs: ReservationNeeds, reservation: StoredReservation): Promise<void> => {
  let current: StoredReservation | null = reservation;
  for (let turns = 0; turns < turnsMax && current; turns += 1) {
    const next: StoredReservation | null = await step(needs, current);
    await needs.checkpoint(next?.state ?? 'overtaken');
    if (next === current) return;
    current = next ?? await needs.reservations.find(current.orderId);
  }
};
