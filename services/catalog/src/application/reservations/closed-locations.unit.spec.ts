import {
  createInMemoryStores,
  createItemStore,
  openLocations,
} from '../../../test/in-memory-stores.ts';
import { withCheckpoints } from '../../../test/with-checkpoints.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import { consumeStock } from './end-reservation.ts';
import type { ReserveStockDeps } from './reserve-stock.ts';
import { reserveStock } from './reserve-stock.ts';

const catalogIndex = { findItemByUnit: () => undefined } as Partial<CatalogIndex> as CatalogIndex;
const lines = [1, 2].map((unitId) => ({ itemId: unitId, unitId, quantity: 1 }));
const order = { orderId: 1, userId: 1, pdate: '2026-11-22', locationId: 1, lines, coupon: null };
const closed: Partial<ReserveStockDeps> = { locations: { findState: () => 'closed' } };
const rejected = {
  reservationId: 1,
  event: { kind: 'rejected', shortages: [], reason: 'location-closed' },
};

const setUp = () => {
  const stores = createInMemoryStores(
    new Map([
      [1, 3],
      [2, 2],
    ]),
  );
  const deps: ReserveStockDeps = {
    stock: stores.stock,
    dayLimits: stores.dayLimits,
    dayLimitView: stores.dayLimitView,
    coupons: stores.coupons,
    reservations: stores.reservationStore,
    catalogIndex,
    itemStore: createItemStore(),
    locations: openLocations,
    clock: () => new Date('2026-11-21T08:00:00Z'),
  };
  const free = () => [stores.units.get(1)?.free, stores.units.get(2)?.free];
  return { stores, deps, free };
};

describe('an order at a closed location', () => {
  it('is rejected and reserves nothing', async () => {
    const { stores, deps, free } = setUp();
    await reserveStock({ ...deps, ...closed }, order);
    expect([free(), stores.events]).toEqual([[3, 2], [rejected]]);
  });

  it('is rejected and releases its units when the location closes between two of its lines', async () => {
    const { stores, deps, free } = setUp();
    const crashingDeps = withCheckpoints(deps, (label) => {
      if (label === 'reserving unit 2') throw new Error('crash');
    });
    await expect(reserveStock(crashingDeps, order)).rejects.toThrow('crash');
    expect(free()).toEqual([2, 1]);
    await reserveStock({ ...deps, ...closed }, order);
    expect([free(), stores.events]).toEqual([[3, 2], [rejected]]);
  });

  it('keeps its units and is packed when they were reserved before the closing', async () => {
    const { stores, deps, free } = setUp();
    await reserveStock(deps, order);
    await reserveStock({ ...deps, ...closed }, order);
    await consumeStock({ ...deps, ...closed }, 1);
    expect([free(), stores.reservations.get(1)?.state]).toEqual([[2, 1], 'consumed']);
  });
});
