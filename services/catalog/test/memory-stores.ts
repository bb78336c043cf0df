import { dayLimitId } from '@tokri/contracts';
import type fc from 'fast-check';
import type { DayBoard, DayLimitStore } from '../src/application/ports/day-limits.ts';
import type { CouponStore } from '../src/application/ports/coupons.ts';
import type { HoldLine, HoldStore, Taking } from '../src/application/ports/holds.ts';
import type {
  CustomersOrder,
  ReservationStore,
  StockFact,
  StoredReservation,
} from '../src/application/ports/reservations.ts';
import type { FreeStock, StockStore } from '../src/application/ports/stock.ts';

interface Held {
  free: number;
  sold: number;
  soldPaise: number;
  readonly holds: Map<number, number>;
}

/** The guards of `createHoldStore` over a plain map, each call one atomic step. */
const memoryHolds = (all: Map<number | string, Held>): Omit<HoldStore, 'forget'> => {
  const held = ({ unitId }: HoldLine): Held =>
    all.get(unitId) ?? { free: 0, sold: 0, soldPaise: 0, holds: new Map<number, number>() };
  const take = (line: HoldLine): Taking => {
    const { holds, free } = held(line);
    const hold = holds.get(line.orderId);
    if (hold !== undefined) return { kind: hold > 0 ? 'already-taken' : 'let-go' };
    if (line.lowest !== null && free < line.quantity + (line.lowest ?? 0))
      return { kind: 'short', free };
    held(line).free -= line.quantity;
    holds.set(line.orderId, line.quantity);
    return { kind: 'taken' };
  };
  return {
    take: async (line) => take(line),
    giveBack: async (line) => {
      const one = held(line);
      if ((one.holds.get(line.orderId) ?? 0) > 0) one.free += line.quantity;
      one.holds.set(line.orderId, 0);
    },
    takeOut: async (line) => {
      const one = held(line);
      if (one.holds.get(line.orderId) !== line.quantity) return;
      one.free += line.quantity - (line.packed ?? line.quantity);
      one.sold += line.packed ?? line.quantity;
      one.soldPaise += line.valuePaise ?? 0;
      one.holds.set(line.orderId, -1);
    },
    putBack: async (line) => {
      const one = held(line);
      if (one.holds.get(line.orderId) === 0) return;
      one.free += line.packed ?? line.quantity;
      one.sold -= line.packed ?? line.quantity;
      one.soldPaise -= line.valuePaise ?? 0;
      one.holds.set(line.orderId, 0);
    },
  };
};

/** The guards of the real repositories over plain maps, for races that a broker would make too slow. */
export const memoryStores = (
  stock: ReadonlyMap<number, number>,
  couponUses: ReadonlyMap<string, number> = new Map(),
  dayLimits: ReadonlyMap<string, number> = new Map(),
) => {
  const heldOf = <Key>(frees: ReadonlyMap<Key, number>) =>
    new Map(
      [...frees].map(
        ([key, free]) =>
          [key, { free, sold: 0, soldPaise: 0, holds: new Map<number, number>() }] as const,
      ),
    );
  const units = heldOf(stock);
  const counters = heldOf(couponUses);
  const limits = heldOf(dayLimits);
  const reservations = new Map<number, StoredReservation>();
  const owners = new Map<number, number>();
  const facts: { readonly orderId: number; readonly fact: StockFact }[] = [];

  const stockStore: Partial<StockStore> = {
    ...memoryHolds(units as Map<number | string, Held>),
    free: async (unitIds) =>
      unitIds.flatMap((unitId): FreeStock[] =>
        units.has(unitId) ? [{ unitId, free: units.get(unitId)?.free ?? 0, rev: 0 }] : [],
      ),
  };
  const couponStore: Partial<CouponStore> = {
    ...memoryHolds(counters as Map<number | string, Held>),
    byCode: async () => null,
    open: async (counterId) => {
      if (!counters.has(counterId))
        counters.set(counterId, {
          free: 0,
          sold: 0,
          soldPaise: 0,
          holds: new Map<number, number>(),
        });
    },
  };
  const reservationStore: Partial<ReservationStore> = {
    find: async (orderId) => reservations.get(orderId) ?? null,
    begin: async ({ orderId, userId = 0, lines, state, days, coupon }) => {
      const there = reservations.get(orderId);
      if (there) return { isNew: false, reservation: there };
      const reservation = {
        orderId,
        lines,
        state,
        days,
        short: [],
        coupon,
        couponRefusal: null,
        seq: 0,
        rev: 0,
      };
      reservations.set(orderId, reservation);
      owners.set(orderId, userId);
      return { isNew: true, reservation };
    },
    move: async (from, { state, lines, short, couponRefusal, facts: told = [] }) => {
      if (reservations.get(from.orderId)?.rev !== from.rev) return null;
      const moved = {
        ...from,
        state,
        lines: lines ?? from.lines,
        short: short ?? from.short,
        couponRefusal: couponRefusal ?? from.couponRefusal,
        rev: from.rev + 1,
        seq: from.seq + told.length,
      };
      reservations.set(from.orderId, moved);
      facts.push(...told.map((fact) => ({ orderId: from.orderId, fact })));
      return moved;
    },
    ofUser: async (userId): Promise<readonly CustomersOrder[]> =>
      [...reservations.values()].filter(({ orderId }) => owners.get(orderId) === userId),
  };
  const days: Partial<DayLimitStore> = memoryHolds(limits as Map<number | string, Held>);
  const dayBoard: Partial<DayBoard> = {
    left: (unitId, date) => limits.get(dayLimitId({ unitId, date }))?.free,
  };
  return {
    units,
    counters,
    limits,
    days: days as DayLimitStore,
    dayBoard: dayBoard as DayBoard,
    reservations,
    facts,
    stock: stockStore as StockStore,
    coupons: couponStore as CouponStore,
    reservationStore: reservationStore as ReservationStore,
  };
};

/** The checkpoints of a worker that yields between any two writes, in an order that the scheduler chooses, and dies after some of its steps. */
export const dyingAfter = (steps: number, scheduler: fc.Scheduler): (() => Promise<void>) => {
  let taken = 0;
  return async () => {
    await scheduler.schedule(Promise.resolve());
    taken += 1;
    if (taken > steps) throw new Error('dies');
  };
};
