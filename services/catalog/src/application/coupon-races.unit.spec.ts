import fc from 'fast-check';
import { dyingAfter, memoryStores } from '../../test/memory-stores.ts';
import { countersOf } from '../domain/coupon.ts';
import type { CouponClaim } from '../domain/coupon.ts';
import { releaseStock, takeOutStock } from './end-reservation.ts';
import { finishReservation } from './finish-reservation.ts';
import type { Catalogue } from './ports/catalogue.ts';
import { reserveStock } from './reserve-stock.ts';
import type { ReserveNeeds } from './reserve-stock.ts';

/** Knows no unit, and so no limit of an order. */
const catalogue = { itemOfUnit: () => undefined } as Partial<Catalogue> as Catalogue;
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

/** Orders 1 to 3 are of three people, 4 is the second of the first one. */
const userOf = (orderId: number): number => (orderId === 4 ? 1 : orderId);

const run = async (scheduler: fc.Scheduler, works: readonly Work[]) => {
  const stores = memoryStores(new Map([[1, 100]]), new Map([['all:LAST', uses]]));
  const needsOf = (diesAfter: number): ReserveNeeds => ({
    stock: stores.stock,
    days: stores.days,
    dayBoard: stores.dayBoard,
    reservations: stores.reservationStore,
    catalogue,
    clock: () => new Date(0),
    coupons: { ...stores.coupons, byCode: async () => ({ terms, usesLeft: uses, rev: 0 }) },
    checkpoint: dyingAfter(diesAfter, scheduler),
  });
  const perform = async ({ kind, orderId, diesAfter }: Work): Promise<void> => {
    const needs = needsOf(diesAfter);
    if (kind === 'reserve')
      await reserveStock(needs, {
        orderId,
        userId: userOf(orderId),
        pdate,
        lines,
        coupon: { code: 'LAST', userId: userOf(orderId), amountPaise: 1000 },
      });
    else if (kind === 'release') await releaseStock(needs, { orderId, lines });
    else await takeOutStock(needs, orderId);
  };
  await scheduler.waitFor(Promise.all(works.map((work) => perform(work).catch(() => undefined))));
  // The sweeper of a process that lives.
  await scheduler.waitFor(
    Promise.all(
      [...stores.reservations.values()].map((left) => finishReservation(needsOf(Infinity), left)),
    ),
  );
  return stores;
};

const work = fc.record<Work>({
  kind: fc.constantFrom('reserve', 'reserve', 'reserve', 'release', 'pack'),
  orderId: fc.integer({ min: 1, max: 4 }),
  diesAfter: fc.integer({ min: 0, max: 14 }),
});

describe('a coupon under a race of orders that die anywhere', () => {
  it('once the sweeper has been, is used by as many orders as it may, once a person, and given back by those that ended', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(work, { minLength: 1, maxLength: 9 }),
        async (scheduler, works) => {
          const { counters, reservations, facts } = await run(scheduler, works);
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
            const told = facts
              .filter((fact) => fact.orderId === orderId)
              .map(({ fact }) => fact.kind);
            const redeemed = told.filter((kind) => kind === 'coupon-redeemed').length;
            const refused = told.filter((kind) => kind === 'coupon-refused').length;
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

describe('a coupon of an order', () => {
  const claim = (change: Partial<CouponClaim> = {}): CouponClaim => ({
    code: 'LAST',
    userId: 1,
    amountPaise: 1000,
    claimedAt: new Date(0),
    isFirstOrderOnly: false,
    counters: countersOf(terms, 1),
    ...change,
  });
  const live = (
    stores: ReturnType<typeof memoryStores>,
    known: typeof terms | null = terms,
  ): ReserveNeeds => ({
    stock: stores.stock,
    days: stores.days,
    dayBoard: stores.dayBoard,
    reservations: stores.reservationStore,
    catalogue,
    clock: () => new Date(0),
    checkpoint: () => undefined,
    coupons: {
      ...stores.coupons,
      byCode: async () => known && { terms: known, usesLeft: uses, rev: 0 },
    },
  });
  const wanted = { code: 'LAST', userId: 1, amountPaise: 1000 };

  it('a code that is none, refuses the order and gives its stock back', async () => {
    const stores = memoryStores(new Map([[1, 5]]));
    await reserveStock(live(stores, null), { orderId: 1, userId: 1, pdate, lines, coupon: wanted });
    expect([
      stores.units.get(1)?.free,
      stores.reservations.get(1)?.state,
      stores.facts.map(({ fact }) => fact),
    ]).toEqual([
      5,
      'refused',
      [{ kind: 'coupon-refused', coupon: claim({ counters: null }), code: 'coupon-unknown' }],
    ]);
  });

  it('for the first order, with another one standing, refuses it', async () => {
    const stores = memoryStores(new Map([[1, 5]]), new Map([['all:LAST', uses]]));
    const needs = live(stores, { ...terms, isFirstOrderOnly: true });
    await reserveStock(needs, { orderId: 9, userId: 1, pdate, lines, coupon: null });
    await reserveStock(needs, { orderId: 2, userId: 1, pdate, lines, coupon: wanted });
    expect(stores.reservations.get(2)).toMatchObject({
      state: 'refused',
      couponRefusal: 'coupon-first-order',
    });
    await releaseStock(needs, { orderId: 9, lines });
    await reserveStock(needs, { orderId: 3, userId: 1, pdate, lines, coupon: wanted });
    expect(stores.reservations.get(3)).toMatchObject({ state: 'reserved', couponRefusal: null });
  });

  it('a packed order that is cancelled, gives its coupon back once', async () => {
    const stores = memoryStores(new Map([[1, 5]]), new Map([['all:LAST', uses]]));
    const needs = live(stores);
    await reserveStock(needs, { orderId: 1, userId: 1, pdate, lines, coupon: wanted });
    await takeOutStock(needs, 1);
    expect(stores.counters.get('all:LAST')?.free).toBe(uses - 1);
    await releaseStock(needs, { orderId: 1, lines });
    await releaseStock(needs, { orderId: 1, lines });
    expect([
      stores.counters.get('all:LAST')?.free,
      stores.facts.map(({ fact }) => fact.kind),
    ]).toEqual([uses, ['reserved', 'coupon-redeemed', 'released', 'coupon-released']]);
  });
});
