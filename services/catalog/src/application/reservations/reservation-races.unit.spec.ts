import fc from 'fast-check';
import {
  crashAfter,
  createInMemoryStores,
  createItemStore,
  openLocations,
} from '../../../test/in-memory-stores.ts';
import { withCheckpoints } from '../../../test/with-checkpoints.ts';
import { releaseStock, consumeStock } from './end-reservation.ts';
import { advanceReservation } from './advance-reservation.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import { reserveStock } from './reserve-stock.ts';
import type { ReserveStockDeps } from './reserve-stock.ts';

const catalogIndex = { findItemByUnit: () => undefined } as Partial<CatalogIndex> as CatalogIndex;
const clock = () => new Date('2026-11-21T08:00:00Z');
const buildLine = (unitId: number, quantity: number) => ({
  itemId: unitId,
  unitId,
  quantity,
  valuePaise: quantity * 100,
});
const pdate = '2026-11-22';

const order = (orderId: number, lines: ReturnType<typeof buildLine>[]) => ({
  orderId,
  userId: 7,
  pdate,
  locationId: 1,
  lines,
  coupon: null,
});

const limit = 2;

const toDeps = (stores: ReturnType<typeof createInMemoryStores>): ReserveStockDeps => ({
  stock: stores.stock,
  dayLimits: stores.dayLimits,
  dayLimitView: stores.dayLimitView,
  coupons: stores.coupons,
  reservations: stores.reservationStore,
  catalogIndex,
  itemStore: createItemStore(),
  locations: openLocations,
  clock,
});

type Task = {
  readonly kind: 'reserve' | 'release' | 'pack' | 'pack-short' | 'resume';
  readonly orderId: number;
  readonly crashAfterSteps: number;
};

const runAll = async (scheduler: fc.Scheduler, tasks: readonly Task[]) => {
  const stores = createInMemoryStores(
    new Map([
      [1, 3],
      [2, 2],
    ]),
    new Map(),
    new Map([[`1:${pdate}`, limit]]),
  );
  const toLines = (orderId: number) => [buildLine(1, 1 + (orderId % 2)), buildLine(2, 1)];
  const buildDeps = (crashAfterSteps: number): ReserveStockDeps =>
    withCheckpoints(toDeps(stores), crashAfter(crashAfterSteps, scheduler));
  const perform = async ({ kind, orderId, crashAfterSteps }: Task): Promise<void> => {
    const deps = buildDeps(crashAfterSteps);
    if (kind === 'reserve') await reserveStock(deps, order(orderId, toLines(orderId)));
    else if (kind === 'release') await releaseStock(deps, { orderId, lines: toLines(orderId) });
    else if (kind === 'pack') await consumeStock(deps, orderId);
    else if (kind === 'pack-short')
      await consumeStock(deps, orderId, { lines: [buildLine(1, 1), buildLine(2, 0)] });
    else {
      const stalled = stores.reservations.get(orderId);
      if (stalled) await advanceReservation(deps, stalled);
    }
  };
  const all = Promise.all(tasks.map((task) => perform(task).catch(() => undefined)));
  await scheduler.waitFor(all);
  const resumed = Promise.all(
    [...stores.reservations.values()].map((stalled) =>
      advanceReservation(buildDeps(Infinity), stalled),
    ),
  );
  await scheduler.waitFor(resumed);
  return stores;
};

const task = fc.record<Task>({
  kind: fc.constantFrom('reserve', 'reserve', 'release', 'pack', 'pack-short', 'resume'),
  orderId: fc.integer({ min: 1, max: 3 }),
  crashAfterSteps: fc.integer({ min: 0, max: 12 }),
});

describe('reservations with concurrent workers and crashes', () => {
  it('ends without pending steps, overselling or lost stock, and publishes one reply per order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(task, { minLength: 1, maxLength: 8 }),
        async (scheduler, tasks) => {
          const { units, packingDifferences, limits, reservations, events } = await runAll(
            scheduler,
            tasks,
          );
          for (const [unitId, { free, sold, soldPaise, reserved }] of units) {
            const reservedQuantity = [...reserved.values()]
              .filter((quantity) => quantity > 0)
              .reduce((sum, quantity) => sum + quantity, 0);
            const packed = [...reservations.values()]
              .filter(({ state }) => state === 'consumed')
              .flatMap(({ lines }) => lines)
              .filter((line) => line.unitId === unitId)
              .reduce((sum, line) => sum + (line.packed ?? line.quantity), 0);
            expect(free).toBeGreaterThanOrEqual(0);
            const notFound = -(packingDifferences.get(unitId) ?? 0);
            expect(free + reservedQuantity + packed + notFound).toBe(unitId === 1 ? 3 : 2);
            expect([sold, soldPaise]).toEqual([packed, packed * 100]);
            if (unitId === 1)
              expect(
                [...limits.values()].map((day) => day.free + reservedQuantity + packed),
              ).toEqual([limit]);
          }
          for (const { reservationId, state } of reservations.values()) {
            expect(['reserved', 'rejected', 'released', 'consumed']).toContain(state);
            const replies = events
              .filter((event) => event.reservationId === reservationId)
              .map(({ event }) => event.kind);
            expect(replies.filter((kind) => kind !== 'released').length).toBeLessThanOrEqual(1);
            expect(replies.filter((kind) => kind === 'released').length).toBeLessThanOrEqual(1);
            for (const { reserved } of units.values())
              expect((reserved.get(reservationId) ?? 0) > 0).toBe(state === 'reserved');
          }
        },
      ),
      { seed: 20, numRuns: 400 },
    );
  });

  it('releases what a late worker reserved for a reservation that was rejected meanwhile', async () => {
    const stores = createInMemoryStores(
      new Map([
        [1, 3],
        [2, 2],
      ]),
    );
    const deps = toDeps(stores);
    let releases = 0;
    await reserveStock(
      withCheckpoints(deps, async (label) => {
        if (label !== 'reserving unit 1' || releases > 0) return;
        releases += 1;
        await releaseStock(deps, { orderId: 1, lines: [buildLine(1, 1), buildLine(2, 1)] });
      }),
      order(1, [buildLine(1, 1), buildLine(2, 1)]),
    );
    expect([
      stores.units.get(1)?.free,
      stores.units.get(2)?.free,
      stores.reservations.get(1)?.state,
    ]).toEqual([3, 2, 'released']);
  });

  it('keeps units that were not found off sale and returns packed ones once after a cancellation', async () => {
    const stores = createInMemoryStores(
      new Map([
        [1, 3],
        [2, 2],
      ]),
    );
    const deps = toDeps(stores);
    const lines = [buildLine(1, 2), buildLine(2, 1)];
    await reserveStock(deps, order(1, lines));
    for (let times = 0; times < 2; times += 1)
      await consumeStock(deps, 1, { lines: [buildLine(1, 1), buildLine(2, 0)] });
    expect([stores.units.get(1)?.free, stores.units.get(2)?.free]).toEqual([1, 1]);
    for (let times = 0; times < 2; times += 1) await releaseStock(deps, { orderId: 1, lines });
    expect([stores.units.get(1)?.free, stores.units.get(2)?.free]).toEqual([2, 1]);
    expect([...stores.packingDifferences.values()]).toEqual([-1, -1]);
  });

  it.each([0, 1, 2, 3, 4])(
    'restores the stock of a cancelled packed order once when the worker crashes after %i steps',
    async (crashAfterSteps) => {
      const stores = createInMemoryStores(
        new Map([
          [1, 3],
          [2, 2],
        ]),
      );
      const deps = toDeps(stores);
      const lines = [buildLine(1, 1), buildLine(2, 1)];
      let steps = 0;
      const crashingDeps = withCheckpoints(deps, () => {
        steps += 1;
        if (steps > crashAfterSteps) throw new Error('crash');
      });
      await reserveStock(deps, order(1, lines));
      await consumeStock(deps, 1);
      expect(stores.units.get(1)?.free).toBe(2);
      await releaseStock(crashingDeps, { orderId: 1, lines }).catch(() => undefined);
      await releaseStock(deps, { orderId: 1, lines });
      expect([
        stores.units.get(1)?.free,
        stores.units.get(2)?.free,
        stores.reservations.get(1)?.state,
      ]).toEqual([3, 2, 'released']);
    },
  );

  it('rejects an order above the daily limit and reserves nothing', async () => {
    const stores = createInMemoryStores(
      new Map([[1, 9]]),
      new Map(),
      new Map([[`1:${pdate}`, limit]]),
    );
    const deps = toDeps(stores);
    await reserveStock(deps, order(1, [buildLine(1, 3)]));
    expect([
      stores.units.get(1)?.free,
      stores.limits.get(`1:${pdate}`)?.free,
      stores.events,
    ]).toEqual([
      9,
      limit,
      [
        {
          reservationId: 1,
          event: {
            kind: 'rejected',
            shortages: [{ itemId: 1, unitId: 1, wanted: 3, free: limit }],
          },
        },
      ],
    ]);
    await reserveStock(deps, { ...order(2, [buildLine(1, 3)]), pdate: '2026-11-23' });
    expect(stores.units.get(1)?.free).toBe(6);
  });
});
