import fc from 'fast-check';
import {
  crashAfter,
  createInMemoryStores,
  createItemStore,
  openLocations,
} from '../../../test/in-memory-stores.ts';
import { withCheckpoints } from '../../../test/with-checkpoints.ts';
import { requiredCounters } from '../../domain/coupons/coupon.ts';
import type { CouponRedemption } from '../../domain/coupons/coupon.ts';
import { releaseStock, consumeStock } from './end-reservation.ts';
import { advanceReservation } from './advance-reservation.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import { reserveStock } from './reserve-stock.ts';
import type { ReserveStockDeps } from './reserve-stock.ts';

const catalogIndex = { findItemByUnit: () => undefined } as Partial<CatalogIndex> as CatalogIndex;
const uses = 2;
const terms = {
  couponId: 1,
  companyId: 1,
  coupon: {
    code: 'LAST',
    reward: { kind: 'amount' as const, amountPaise: 1000 },
    minimumItemsPaise: 0,
  },
  name: 'Last',
  fromDate: '2026-01-01',
  toDate: '2026-12-31',
  perUserMax: 1,
  usesMax: uses,
  isFirstOrderOnly: false,
  isOn: true,
};
const pdate = '2026-11-22';
const lines = [{ itemId: 1, unitId: 1, quantity: 1 }];

interface Task {
  readonly kind: 'reserve' | 'release' | 'pack';
  readonly orderId: number;
  readonly crashAfterSteps: number;
}

const toUserId = (orderId: number): number => (orderId === 4 ? 1 : orderId);

const runAll = async (scheduler: fc.Scheduler, tasks: readonly Task[]) => {
  const stores = createInMemoryStores(new Map([[1, 100]]), new Map([['all:LAST', uses]]));
  const deps: ReserveStockDeps = {
    stock: stores.stock,
    dayLimits: stores.dayLimits,
    dayLimitView: stores.dayLimitView,
    reservations: stores.reservationStore,
    catalogIndex,
    itemStore: createItemStore(),
    locations: openLocations,
    clock: () => new Date(0),
    coupons: {
      ...stores.coupons,
      findByCode: async () => ({ terms, usesLeft: uses, rev: 0, termsRev: 0, stoppedOn: '' }),
    },
  };
  const buildDeps = (crashAfterSteps: number): ReserveStockDeps =>
    withCheckpoints(deps, crashAfter(crashAfterSteps, scheduler));
  const perform = async ({ kind, orderId, crashAfterSteps }: Task): Promise<void> => {
    const deps = buildDeps(crashAfterSteps);
    if (kind === 'reserve')
      await reserveStock(deps, {
        orderId,
        userId: toUserId(orderId),
        pdate,
        locationId: 1,
        lines,
        coupon: { code: 'LAST', userId: toUserId(orderId), amountPaise: 1000 },
      });
    else if (kind === 'release') await releaseStock(deps, { orderId, lines });
    else await consumeStock(deps, orderId);
  };
  await scheduler.waitFor(Promise.all(tasks.map((task) => perform(task).catch(() => undefined))));
  await scheduler.waitFor(
    Promise.all(
      [...stores.reservations.values()].map((stalled) =>
        advanceReservation(buildDeps(Infinity), stalled),
      ),
    ),
  );
  return stores;
};

const task = fc.record<Task>({
  kind: fc.constantFrom('reserve', 'reserve', 'reserve', 'release', 'pack'),
  orderId: fc.integer({ min: 1, max: 4 }),
  crashAfterSteps: fc.integer({ min: 0, max: 14 }),
});

describe('coupon redemption with concurrent orders and crashes', () => {
  it('respects all limits and releases the uses of ended orders once stalled reservations are resumed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(task, { minLength: 1, maxLength: 9 }),
        async (scheduler, tasks) => {
          const { counters, reservations, events } = await runAll(scheduler, tasks);
          const reservationsWithCoupon = [...reservations.values()].filter(
            ({ state, coupon }) => coupon && (state === 'reserved' || state === 'consumed'),
          );
          expect(reservationsWithCoupon.length).toBeLessThanOrEqual(uses);
          expect(
            new Set(reservationsWithCoupon.map(({ reservationId }) => toUserId(reservationId)))
              .size,
          ).toBe(reservationsWithCoupon.length);
          expect(counters.get('all:LAST')?.free).toBe(uses - reservationsWithCoupon.length);
          for (const [counterId, { free }] of counters)
            if (counterId.startsWith('person:'))
              expect(free).toBe(
                reservationsWithCoupon.some(({ reservationId }) =>
                  counterId.endsWith(`:${toUserId(reservationId)}`),
                )
                  ? -1
                  : 0,
              );
          for (const { reservationId, state, couponError } of reservations.values()) {
            const eventKinds = events
              .filter((event) => event.reservationId === reservationId)
              .map(({ event }) => event.kind);
            const redeemed = eventKinds.filter((kind) => kind === 'coupon-redeemed').length;
            const rejected = eventKinds.filter((kind) => kind === 'coupon-rejected').length;
            expect(redeemed + rejected).toBeLessThanOrEqual(1);
            expect(rejected === 1).toBe(couponError !== null && state === 'rejected');
            if (state === 'reserved' || state === 'consumed') expect(redeemed).toBe(1);
          }
        },
      ),
      { seed: 21, numRuns: 400 },
    );
  });
});

describe('coupon of an order', () => {
  const buildRedemption = (change: Partial<CouponRedemption> = {}): CouponRedemption => ({
    code: 'LAST',
    userId: 1,
    amountPaise: 1000,
    redeemedAt: new Date(0),
    isFirstOrderOnly: false,
    counters: requiredCounters(terms, 1),
    ...change,
  });
  const buildCouponDeps = (
    stores: ReturnType<typeof createInMemoryStores>,
    known: typeof terms | null = terms,
  ): ReserveStockDeps => ({
    stock: stores.stock,
    dayLimits: stores.dayLimits,
    dayLimitView: stores.dayLimitView,
    reservations: stores.reservationStore,
    catalogIndex,
    locations: openLocations,
    itemStore: createItemStore(),
    clock: () => new Date(0),
    coupons: {
      ...stores.coupons,
      findByCode: async () =>
        known && { terms: known, usesLeft: uses, rev: 0, termsRev: 0, stoppedOn: '' },
    },
  });
  const command = { code: 'LAST', userId: 1, amountPaise: 1000 };

  it('rejects an order with an unknown code and releases its stock', async () => {
    const stores = createInMemoryStores(new Map([[1, 5]]));
    await reserveStock(buildCouponDeps(stores, null), {
      orderId: 1,
      userId: 1,
      pdate,
      locationId: 1,
      lines,
      coupon: command,
    });
    expect([
      stores.units.get(1)?.free,
      stores.reservations.get(1)?.state,
      stores.events.map(({ event }) => event),
    ]).toEqual([
      5,
      'rejected',
      [
        {
          kind: 'coupon-rejected',
          coupon: buildRedemption({ counters: null }),
          code: 'coupon-unknown',
        },
      ],
    ]);
  });

  it('rejects a first-order coupon when the customer has another active order', async () => {
    const stores = createInMemoryStores(new Map([[1, 5]]), new Map([['all:LAST', uses]]));
    const deps = buildCouponDeps(stores, { ...terms, isFirstOrderOnly: true });
    await reserveStock(deps, { orderId: 9, userId: 1, pdate, locationId: 1, lines, coupon: null });
    await reserveStock(deps, {
      orderId: 2,
      userId: 1,
      pdate,
      locationId: 1,
      lines,
      coupon: command,
    });
    expect(stores.reservations.get(2)).toMatchObject({
      state: 'rejected',
      couponError: 'coupon-first-order',
    });
    await releaseStock(deps, { orderId: 9, lines });
    await reserveStock(deps, {
      orderId: 3,
      userId: 1,
      pdate,
      locationId: 1,
      lines,
      coupon: command,
    });
    expect(stores.reservations.get(3)).toMatchObject({ state: 'reserved', couponError: null });
  });

  it('releases the coupon once when a packed order is cancelled', async () => {
    const stores = createInMemoryStores(new Map([[1, 5]]), new Map([['all:LAST', uses]]));
    const deps = buildCouponDeps(stores);
    await reserveStock(deps, {
      orderId: 1,
      userId: 1,
      pdate,
      locationId: 1,
      lines,
      coupon: command,
    });
    await consumeStock(deps, 1);
    expect(stores.counters.get('all:LAST')?.free).toBe(uses - 1);
    await releaseStock(deps, { orderId: 1, lines });
    await releaseStock(deps, { orderId: 1, lines });
    expect([
      stores.counters.get('all:LAST')?.free,
      stores.events.map(({ event }) => event.kind),
    ]).toEqual([uses, ['reserved', 'coupon-redeemed', 'released', 'coupon-released']]);
  });
});
