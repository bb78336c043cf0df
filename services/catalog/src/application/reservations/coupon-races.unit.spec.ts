import fc from 'fast-check';
import { crashAfter, createInMemoryStores } from '../../../test/in-memory-stores.ts';
import { withCheckpoints } from '../../../test/with-checkpoints.ts';
import { requiredCounters } from '../../domain/coupons/coupon.ts';
import type { CouponRedemption } from '../../domain/coupons/coupon.ts';
import { releaseStock, consumeStock } from './end-reservation.ts';
import { finishReservation } from './finish-reservation.ts';
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

interface Work {
  readonly kind: 'reserve' | 'release' | 'pack';
  readonly orderId: number;
  readonly diesAfter: number;
}

const userOf = (orderId: number): number => (orderId === 4 ? 1 : orderId);

const run = async (scheduler: fc.Scheduler, works: readonly Work[]) => {
  const stores = createInMemoryStores(new Map([[1, 100]]), new Map([['all:LAST', uses]]));
  const deps: ReserveStockDeps = {
    stock: stores.stock,
    dayLimits: stores.dayLimits,
    dayLimitView: stores.dayLimitView,
    reservations: stores.reservationStore,
    catalogIndex,
    clock: () => new Date(0),
    coupons: { ...stores.coupons, findByCode: async () => ({ terms, usesLeft: uses, rev: 0 }) },
  };
  const buildDeps = (diesAfter: number): ReserveStockDeps =>
    withCheckpoints(deps, crashAfter(diesAfter, scheduler));
  const perform = async ({ kind, orderId, diesAfter }: Work): Promise<void> => {
    const deps = buildDeps(diesAfter);
    if (kind === 'reserve')
      await reserveStock(deps, {
        orderId,
        userId: userOf(orderId),
        pdate,
        lines,
        coupon: { code: 'LAST', userId: userOf(orderId), amountPaise: 1000 },
      });
    else if (kind === 'release') await releaseStock(deps, { orderId, lines });
    else await consumeStock(deps, orderId);
  };
  await scheduler.waitFor(Promise.all(works.map((work) => perform(work).catch(() => undefined))));
  await scheduler.waitFor(
    Promise.all(
      [...stores.reservations.values()].map((stalled) =>
        finishReservation(buildDeps(Infinity), stalled),
      ),
    ),
  );
  return stores;
};

const work = fc.record<Work>({
  kind: fc.constantFrom('reserve', 'reserve', 'reserve', 'release', 'pack'),
  orderId: fc.integer({ min: 1, max: 4 }),
  diesAfter: fc.integer({ min: 0, max: 14 }),
});

describe('coupon redemption with concurrent orders and crashes', () => {
  it('respects all limits and releases the uses of ended orders after the sweeper has run', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(work, { minLength: 1, maxLength: 9 }),
        async (scheduler, works) => {
          const { counters, reservations, facts: events } = await run(scheduler, works);
          const holding = [...reservations.values()].filter(
            ({ state, coupon }) => coupon && (state === 'reserved' || state === 'packed'),
          );
          expect(holding.length).toBeLessThanOrEqual(uses);
          expect(new Set(holding.map(({ orderId }) => userOf(orderId))).size).toBe(holding.length);
          expect(counters.get('all:LAST')?.free).toBe(uses - holding.length);
          for (const [counterId, { free }] of counters)
            if (counterId.startsWith('person:'))
              expect(free).toBe(
                holding.some(({ orderId }) => counterId.endsWith(`:${userOf(orderId)}`)) ? -1 : 0,
              );
          for (const { orderId, state, couponRefusal } of reservations.values()) {
            const eventKinds = events
              .filter((fact) => fact.orderId === orderId)
              .map(({ fact }) => fact.kind);
            const redeemed = eventKinds.filter((kind) => kind === 'coupon-redeemed').length;
            const refused = eventKinds.filter((kind) => kind === 'coupon-refused').length;
            expect(redeemed + refused).toBeLessThanOrEqual(1);
            expect(refused === 1).toBe(couponRefusal !== null && state === 'refused');
            if (state === 'reserved' || state === 'packed') expect(redeemed).toBe(1);
          }
        },
      ),
      { seed: 21, numRuns: 400 },
    );
  });
});

describe('coupon of an order', () => {
  const reservationId = (change: Partial<CouponRedemption> = {}): CouponRedemption => ({
    code: 'LAST',
    userId: 1,
    amountPaise: 1000,
    claimedAt: new Date(0),
    isFirstOrderOnly: false,
    counters: requiredCounters(terms, 1),
    ...change,
  });
  const live = (
    stores: ReturnType<typeof createInMemoryStores>,
    known: typeof terms | null = terms,
  ): ReserveStockDeps => ({
    stock: stores.stock,
    dayLimits: stores.dayLimits,
    dayLimitView: stores.dayLimitView,
    reservations: stores.reservationStore,
    catalogIndex,
    clock: () => new Date(0),
    coupons: {
      ...stores.coupons,
      findByCode: async () => known && { terms: known, usesLeft: uses, rev: 0 },
    },
  });
  const command = { code: 'LAST', userId: 1, amountPaise: 1000 };

  it('rejects an order with an unknown code and releases its stock', async () => {
    const stores = createInMemoryStores(new Map([[1, 5]]));
    await reserveStock(live(stores, null), {
      orderId: 1,
      userId: 1,
      pdate,
      lines,
      coupon: command,
    });
    expect([
      stores.units.get(1)?.free,
      stores.reservations.get(1)?.state,
      stores.facts.map(({ fact }) => fact),
    ]).toEqual([
      5,
      'refused',
      [
        {
          kind: 'coupon-refused',
          coupon: reservationId({ counters: null }),
          code: 'coupon-unknown',
        },
      ],
    ]);
  });

  it('rejects a first-order coupon when the customer has another active order', async () => {
    const stores = createInMemoryStores(new Map([[1, 5]]), new Map([['all:LAST', uses]]));
    const deps = live(stores, { ...terms, isFirstOrderOnly: true });
    await reserveStock(deps, { orderId: 9, userId: 1, pdate, lines, coupon: null });
    await reserveStock(deps, { orderId: 2, userId: 1, pdate, lines, coupon: command });
    expect(stores.reservations.get(2)).toMatchObject({
      state: 'refused',
      couponRefusal: 'coupon-first-order',
    });
    await releaseStock(deps, { orderId: 9, lines });
    await reserveStock(deps, { orderId: 3, userId: 1, pdate, lines, coupon: command });
    expect(stores.reservations.get(3)).toMatchObject({ state: 'reserved', couponRefusal: null });
  });

  it('releases the coupon once when a packed order is cancelled', async () => {
    const stores = createInMemoryStores(new Map([[1, 5]]), new Map([['all:LAST', uses]]));
    const deps = live(stores);
    await reserveStock(deps, { orderId: 1, userId: 1, pdate, lines, coupon: command });
    await consumeStock(deps, 1);
    expect(stores.counters.get('all:LAST')?.free).toBe(uses - 1);
    await releaseStock(deps, { orderId: 1, lines });
    await releaseStock(deps, { orderId: 1, lines });
    expect([
      stores.counters.get('all:LAST')?.free,
      stores.facts.map(({ fact }) => fact.kind),
    ]).toEqual([uses, ['reserved', 'coupon-redeemed', 'released', 'coupon-released']]);
  });
});
