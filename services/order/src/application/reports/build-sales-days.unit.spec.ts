import fc from 'fast-check';
import { cancelOrder } from '../../domain/cancellation/cancel-order.ts';
import { applyStatusChange } from '../../domain/fulfilment/apply-status-change.ts';
import { packOrder } from '../../domain/fulfilment/pack-order.ts';
import { currentContents, type Order } from '../../domain/order.ts';
import { addOrdersToDay, emptySalesDay, type SalesDay } from '../../domain/reports/sales-day.ts';
import { noSales } from '../../domain/reports/sales-sums.ts';
import { changedSalesMark } from '../../persistence/reports/sales-mark.ts';
import { acceptedOrder, unwrapOk } from '../../testing/orders.ts';
import { orderTerms } from '../../testing/order-terms.ts';
import type { SalesDays, SalesOrders } from '../ports/sales-days.ts';
import { buildSalesDays } from './build-sales-days.ts';

const dayMs = 86_400_000;
const firstDay = new Date('2026-11-21T06:00:00Z');
const dates = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'];

interface StoredOrder {
  order: Order;
  dates: readonly string[];
  mark: number | null;
}

/** A store in memory that can fail between the writes of a run. */
const createStore = (orderCount: number) => {
  const orders = Array.from({ length: orderCount }, (_, index): StoredOrder => ({
    order: acceptedOrder({ ...orderTerms, orderId: index + 1 }),
    dates: [],
    mark: null,
  }));
  const days = new Map<string, { readonly day: SalesDay; readonly revision: number }>();
  let writesUntilCrash = Infinity;
  const unreadableDates = new Set<string>();
  const write = (): void => {
    if (writesUntilCrash === 0) throw new Error('crash');
    writesUntilCrash -= 1;
  };
  const salesOrders: SalesOrders = {
    listChanged: async (limit) =>
      orders
        .filter(({ mark }) => mark !== null)
        .slice(0, limit)
        .map(({ order, dates: orderDates, mark }) => ({
          orderId: order.orderId,
          placedOn: '2026-11-20',
          dates: orderDates,
          mark: mark ?? 0,
        })),
    readByDate: async function* (date) {
      if (unreadableDates.has(date)) throw new Error(`order of ${date} cannot be read`);
      for (const stored of orders) if (stored.dates.includes(date)) yield [stored.order];
    },
    clearMark: async ({ orderId, mark }) => {
      write();
      const stored = orders[orderId - 1];
      if (stored?.mark === mark) stored.mark = null;
    },
    markUnmarked: async () => null,
  };
  const salesDays = {
    findRevision: async (date: string) => days.get(date)?.revision ?? null,
    save: async (day: SalesDay, revision: number | null) => {
      write();
      if ((days.get(day.date)?.revision ?? null) !== revision) return false;
      days.set(day.date, { day, revision: (revision ?? 0) + 1 });
      return true;
    },
    saveItems: async () => undefined,
  } as unknown as SalesDays;
  const placedDays = { invalidate: async () => undefined };
  return {
    orders,
    change: (index: number, decide: (order: Order) => Order) => {
      const stored = orders[index % orderCount];
      if (!stored) return;
      const after = decide(stored.order);
      const mark = changedSalesMark(stored.order, after);
      stored.order = after;
      if (mark) Object.assign(stored, { dates: mark.salesDates, mark: mark.salesDue });
    },
    unreadableDates,
    build: () => buildSalesDays({ salesOrders, salesDays, placedDays }),
    run: async (crashAfterWrites = Infinity) => {
      writesUntilCrash = crashAfterWrites;
      await buildSalesDays({ salesOrders, salesDays, placedDays }).catch(() => undefined);
    },
    readDay: (date: string) => days.get(date)?.day ?? emptySalesDay(date),
  };
};

type Step =
  | { readonly kind: 'pack'; readonly order: number; readonly day: number; readonly units: number }
  | { readonly kind: 'move' | 'cancel'; readonly order: number; readonly day: number }
  | { readonly kind: 'run'; readonly crashAfterWrites: number };

const order = fc.nat(9);
const day = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('pack' as const),
    order,
    day,
    units: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ kind: fc.constantFrom('move' as const, 'cancel' as const), order, day }),
  fc.record({ kind: fc.constant('run' as const), crashAfterWrites: fc.nat(6) }),
);

const apply = (current: Order, action: Exclude<Step, { kind: 'run' }>): Order => {
  const now = new Date(firstDay.getTime() + action.day * dayMs);
  if (action.kind === 'pack') {
    const quantities = new Map([[current.lines[0]?.cartLineId ?? 0, action.units]]);
    const packed = packOrder(current, { quantities, now });
    return packed.ok ? packed.value.order : current;
  }
  if (action.kind === 'cancel') {
    const cancelled = cancelOrder(current, { by: 'staff', reason: 'Test', now });
    return cancelled.ok ? cancelled.value.order : current;
  }
  const status = current.status === 'Packed' ? 5 : 6;
  const moved = applyStatusChange(current, { status, now });
  return moved.ok ? moved.value.order : current;
};

/** What bills and credit notes of a date add up to, from the orders themselves. */
const scanPayable = (orders: readonly StoredOrder[], date: string): number =>
  orders.reduce((sum, { order: current }) => {
    const dateOf = (status: string) =>
      current.history
        .find((entry) => entry.status === status)
        ?.at.toISOString()
        .slice(0, 10);
    const { payablePaise } = currentContents(current).totals;
    const packed = dateOf('Packed');
    const isReturned = packed !== undefined && dateOf('Cancelled') === date;
    return sum + (packed === date ? payablePaise : 0) - (isReturned ? payablePaise : 0);
  }, 0);

describe('buildSalesDays', () => {
  it('agrees with a full scan after any sequence of changes, runs and crashes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const store = createStore(10);
        for (const action of steps)
          if (action.kind === 'run') await store.run(action.crashAfterWrites);
          else store.change(action.order, (current) => apply(current, action));
        await store.run();
        const scanned = store.orders.map(({ order: current }) => current);
        for (const date of dates) {
          expect(store.readDay(date)).toEqual(addOrdersToDay(emptySalesDay(date), scanned));
          expect(store.readDay(date).totals.totalPaise).toBe(scanPayable(store.orders, date));
        }
      }),
      { numRuns: 60 },
    );
  });
  it('keeps the mark of an order that changes while its days are built', async () => {
    const store = createStore(1);
    const pack = (current: Order) =>
      unwrapOk(packOrder(current, { quantities: new Map(), now: firstDay })).order;
    const cancel = (current: Order) =>
      unwrapOk(cancelOrder(current, { by: 'staff', reason: 'Test', now: firstDay })).order;
    store.change(0, pack);
    await store.run(1);
    store.change(0, cancel);
    await store.run();
    expect(store.readDay('2026-11-21').totals).toEqual({ ...noSales, orders: 1, returns: 1 });
  });
  it('builds the other dates when the orders of one cannot be read, and then reports it', async () => {
    const store = createStore(2);
    const packOn = (now: Date) => (current: Order) =>
      unwrapOk(packOrder(current, { quantities: new Map(), now })).order;
    store.change(0, packOn(firstDay));
    store.change(1, packOn(new Date(firstDay.getTime() + dayMs)));
    store.unreadableDates.add('2026-11-21');
    await expect(store.build()).rejects.toThrow('order of 2026-11-21 cannot be read');
    expect(store.readDay('2026-11-22').totals).toEqual(expect.objectContaining({ orders: 1 }));
    expect(store.orders.map(({ mark }) => mark === null)).toEqual([false, true]);
    store.unreadableDates.clear();
    expect(await store.build()).toBe(1);
  });
});
