import { dayLimitId, stockId } from '@tokri/contracts/orders';
import type fc from 'fast-check';
import type { DayLimitView, DayLimitStore } from '../src/application/ports/day-limits.ts';
import type { LocationView } from '../src/application/ports/locations.ts';
import type { CouponStore } from '../src/application/ports/coupons.ts';
import type {
  ReservedQuantity,
  ReservedQuantityStore,
  ReserveResult,
} from '../src/application/ports/reserved-quantities.ts';
import type {
  CustomerReservation,
  ReservationStore,
  ReservationEvent,
  StoredReservation,
} from '../src/application/ports/reservations.ts';
import type { ItemStore } from '../src/application/ports/items.ts';
import type { Item } from '../src/domain/items/item.ts';
import { packUnits } from '../src/domain/stock/pack-units.ts';
import type { StockLevel, StockStore } from '../src/application/ports/stock.ts';

/** Every item is on sale, except the withdrawn ones. */
export const createItemStore = (
  withdrawn: ReadonlySet<number> = new Set(),
): Pick<ItemStore, 'findByIds'> => ({
  findByIds: async (itemIds) =>
    itemIds.map((itemId) => ({
      item: {
        itemId,
        status: withdrawn.has(itemId) ? 'hidden' : 'on-sale',
        units: [],
      } as unknown as Item,
      rev: 0,
    })),
});

export const openLocations: Pick<LocationView, 'findState'> = { findState: () => 'open' };

interface ReservedEntry {
  free: number;
  sold: number;
  soldPaise: number;
  readonly reserved: Map<number, number>;
}

const createInMemoryReservedQuantityStore = (
  all: Map<number | string, ReservedEntry>,
): Omit<ReservedQuantityStore, 'clear'> => {
  const findEntry = ({ resourceId }: ReservedQuantity): ReservedEntry =>
    all.get(resourceId) ?? { free: 0, sold: 0, soldPaise: 0, reserved: new Map<number, number>() };
  const reserve = (line: ReservedQuantity): ReserveResult => {
    const { reserved, free } = findEntry(line);
    const quantity = reserved.get(line.reservationId);
    if (quantity !== undefined) return { kind: quantity > 0 ? 'already-reserved' : 'released' };
    if (line.minAvailable !== null && free < line.quantity + (line.minAvailable ?? 0))
      return { kind: 'short', free };
    findEntry(line).free -= line.quantity;
    reserved.set(line.reservationId, line.quantity);
    return { kind: 'reserved' };
  };
  return {
    reserve: async (line) => reserve(line),
    release: async (line) => {
      const entry = findEntry(line);
      if ((entry.reserved.get(line.reservationId) ?? 0) > 0) entry.free += line.quantity;
      entry.reserved.set(line.reservationId, 0);
    },
    consume: async (line) => {
      const entry = findEntry(line);
      if (entry.reserved.get(line.reservationId) !== line.quantity) return;
      entry.free += line.quantity - (line.packed ?? line.quantity);
      entry.sold += line.packed ?? line.quantity;
      entry.soldPaise += line.valuePaise ?? 0;
      entry.reserved.set(line.reservationId, -1);
    },
    restore: async (line) => {
      const entry = findEntry(line);
      if (entry.reserved.get(line.reservationId) === 0) return;
      entry.free += line.packed ?? line.quantity;
      entry.sold -= line.packed ?? line.quantity;
      entry.soldPaise -= line.valuePaise ?? 0;
      entry.reserved.set(line.reservationId, 0);
    },
  };
};

const countReserved = ({ reserved }: ReservedEntry): number =>
  [...reserved.values()].reduce((sum, quantity) => sum + Math.max(0, quantity), 0);

/** `differences` sums what packing showed of the shelf, for each unit. */
const createInMemoryStock = (
  units: Map<number | string, ReservedEntry>,
  differences: Map<number | string, number>,
): Omit<ReservedQuantityStore, 'clear'> => ({
  ...createInMemoryReservedQuantityStore(units),
  consume: async (line) => {
    const entry = units.get(line.resourceId);
    const { quantity, packed = quantity } = line;
    if (entry?.reserved.get(line.reservationId) !== quantity) return;
    const counted = { free: entry.free, reserved: countReserved(entry) };
    const { free, difference } = packUnits(counted, { quantity, packed });
    entry.free = free;
    entry.sold += packed;
    entry.soldPaise += line.valuePaise ?? 0;
    entry.reserved.set(line.reservationId, -1);
    differences.set(line.resourceId, (differences.get(line.resourceId) ?? 0) + difference);
  },
});

export const createInMemoryStores = (
  stock: ReadonlyMap<number | string, number>,
  couponUses: ReadonlyMap<string, number> = new Map(),
  dayLimits: ReadonlyMap<string, number> = new Map(),
) => {
  const createEntries = <Key>(initial: ReadonlyMap<Key, number>) =>
    new Map(
      [...initial].map(
        ([key, free]) =>
          [key, { free, sold: 0, soldPaise: 0, reserved: new Map<number, number>() }] as const,
      ),
    );
  const units = createEntries(stock);
  const counters = createEntries(couponUses);
  const limits = createEntries(dayLimits);
  const reservations = new Map<number, StoredReservation>();
  const owners = new Map<number, number>();
  const events: { readonly reservationId: number; readonly event: ReservationEvent }[] = [];

  const packingDifferences = new Map<number | string, number>();
  const stockStore: Partial<StockStore> = {
    ...createInMemoryStock(units, packingDifferences),
    listStockLevels: async (unitIds, locationId) =>
      unitIds.flatMap((unitId): StockLevel[] => {
        const entry = units.get(stockId({ unitId, locationId }));
        return entry ? [{ unitId, locationId, free: entry.free, rev: 0 }] : [];
      }),
  };
  const couponStore: Partial<CouponStore> = {
    ...createInMemoryReservedQuantityStore(counters as Map<number | string, ReservedEntry>),
    findByCode: async () => null,
    ensureCounter: async (counterId) => {
      if (!counters.has(counterId))
        counters.set(counterId, {
          free: 0,
          sold: 0,
          soldPaise: 0,
          reserved: new Map<number, number>(),
        });
    },
  };
  const reservationStore: Partial<ReservationStore> = {
    find: async (reservationId) => reservations.get(reservationId) ?? null,
    begin: async ({
      reservationId,
      userId = 0,
      locationId,
      lines,
      state,
      days,
      offers,
      coupon,
    }) => {
      const existing = reservations.get(reservationId);
      if (existing) return { isNew: false, reservation: existing };
      const reservation = {
        reservationId,
        locationId,
        lines,
        state,
        days,
        shortages: [],
        offers,
        coupon,
        couponError: null,
        locationError: null,
        seq: 0,
        rev: 0,
      };
      reservations.set(reservationId, reservation);
      owners.set(reservationId, userId);
      return { isNew: true, reservation };
    },
    transition: async (
      from,
      { state, lines, shortages, couponError, locationError, events: newEvents = [] },
    ) => {
      if (reservations.get(from.reservationId)?.rev !== from.rev) return null;
      const updated = {
        ...from,
        state,
        lines: lines ?? from.lines,
        shortages: shortages ?? from.shortages,
        couponError: couponError ?? from.couponError,
        locationError: locationError ?? from.locationError,
        rev: from.rev + 1,
        seq: from.seq + newEvents.length,
      };
      reservations.set(from.reservationId, updated);
      events.push(...newEvents.map((event) => ({ reservationId: from.reservationId, event })));
      return updated;
    },
    listByUser: async (userId): Promise<readonly CustomerReservation[]> =>
      [...reservations.values()].filter(
        ({ reservationId }) => owners.get(reservationId) === userId,
      ),
  };
  const dayLimitStore: Partial<DayLimitStore> = createInMemoryReservedQuantityStore(
    limits as Map<number | string, ReservedEntry>,
  );
  const dayLimitView: Partial<DayLimitView> = {
    left: (day) => limits.get(dayLimitId(day))?.free,
  };
  return {
    units,
    packingDifferences,
    counters,
    limits,
    dayLimits: dayLimitStore as DayLimitStore,
    dayLimitView: dayLimitView as DayLimitView,
    reservations,
    events,
    stock: stockStore as StockStore,
    coupons: couponStore as CouponStore,
    reservationStore: reservationStore as ReservationStore,
  };
};

export const crashAfter = (steps: number, scheduler: fc.Scheduler): (() => Promise<void>) => {
  let executed = 0;
  return async () => {
    await scheduler.schedule(Promise.resolve());
    executed += 1;
    if (executed > steps) throw new Error('crash');
  };
};
