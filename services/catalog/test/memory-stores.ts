import type { ReservationStore, StockFact, StoredReservation } from '../src/application/ports/reservations.ts';
import type { FreeStock, OrderLine, StockStore, Taking } from '../src/application/ports/stock.ts';

/** The guards of the real repositories over plain maps, each call one atomic step, for races that a broker would make too slow. */
export const memoryStores = (stock: ReadonlyMap<number, number>) => {
  const units = new Map([...stock].map(([unitId, free]) => [unitId, { free, holds: new Map<number, number>() }]));
  const reservations = new Map<number, StoredReservation>();
  const facts: { readonly orderId: number; readonly fact: StockFact }[] = [];
  const unit = ({ unitId }: OrderLine) => units.get(unitId) ?? { free: 0, holds: new Map<number, number>() };

  const take = ({ orderId, quantity, unitId }: OrderLine): Taking => {
    const { holds, free } = unit({ orderId, quantity, unitId });
    const hold = holds.get(orderId);
    if (hold !== undefined) return { kind: hold > 0 ? 'already-taken' : 'let-go' };
    if (free < quantity) return { kind: 'short', free };
    const one = units.get(unitId);
    if (one) one.free -= quantity;
    holds.set(orderId, quantity);
    return { kind: 'taken' };
  };
  const stockStore: Pick<StockStore, 'take' | 'giveBack' | 'takeOut' | 'putBack' | 'free'> = {
    take: async (line) => take(line),
    giveBack: async (line) => {
      const one = unit(line);
      if ((one.holds.get(line.orderId) ?? 0) > 0) one.free += line.quantity;
      one.holds.set(line.orderId, 0);
    },
    takeOut: async (line) => {
      const one = unit(line);
      if (one.holds.get(line.orderId) !== line.quantity) return;
      one.free += line.quantity - (line.packed ?? line.quantity);
      one.holds.set(line.orderId, -1);
    },
    putBack: async (line) => {
      const one = unit(line);
      if (one.holds.get(line.orderId) === 0) return;
      one.free += line.packed ?? line.quantity;
      one.holds.set(line.orderId, 0);
    },
    free: async (unitIds) => unitIds.flatMap((unitId): FreeStock[] => (units.has(unitId) ? [{ unitId, free: units.get(unitId)?.free ?? 0, rev: 0 }] : [])),
  };
  const reservationStore: Pick<ReservationStore, 'find' | 'begin' | 'move'> = {
    find: async (orderId) => reservations.get(orderId) ?? null,
    begin: async ({ orderId, lines, state }) => {
      const there = reservations.get(orderId);
      if (there) return { isNew: false, reservation: there };
      const reservation = { orderId, lines, state, short: [], seq: 0, rev: 0 };
      reservations.set(orderId, reservation);
      return { isNew: true, reservation };
    },
    move: async (from, { state, lines, short, fact }) => {
      if (reservations.get(from.orderId)?.rev !== from.rev) return null;
      const moved = { ...from, state, lines: lines ?? from.lines, short: short ?? from.short, rev: from.rev + 1, seq: from.seq + (fact ? 1 : 0) };
      reservations.set(from.orderId, moved);
      if (fact) facts.push({ orderId: from.orderId, fact });
      return moved;
    },
  };
  return { units, reservations, facts, stock: stockStore as StockStore, reservationStore: reservationStore as ReservationStore };
};
