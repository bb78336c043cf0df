import {
  createInMemoryStores,
  createItemStore,
  openLocations,
} from '../../../test/in-memory-stores.ts';
import { withCheckpoints } from '../../../test/with-checkpoints.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import { reserveStock } from './reserve-stock.ts';

const catalogIndex = { findItemByUnit: () => undefined } as Partial<CatalogIndex> as CatalogIndex;
const lines = [1, 2].map((unitId) => ({ itemId: unitId, unitId, quantity: 1 }));
const order = { orderId: 1, userId: 1, pdate: '2026-11-22', locationId: 1, lines, coupon: null };

const setUp = () => {
  const stores = createInMemoryStores(
    new Map([
      [1, 3],
      [2, 2],
    ]),
  );
  const deps = {
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
  return { stores, deps };
};

describe('an item that staff withdraw while its stock is reserved', () => {
  it('rejects the order and releases what was reserved before a crash', async () => {
    const { stores, deps } = setUp();
    const crashingDeps = withCheckpoints(deps, (label) => {
      if (label === 'reserving unit 2') throw new Error('crash');
    });
    await expect(reserveStock(crashingDeps, order)).rejects.toThrow('crash');
    expect(stores.units.get(1)?.free).toBe(2);
    await reserveStock({ ...deps, itemStore: createItemStore(new Set([2])) }, order);
    expect([stores.units.get(1)?.free, stores.units.get(2)?.free, stores.events]).toEqual([
      3,
      2,
      [
        {
          reservationId: 1,
          event: {
            kind: 'rejected',
            shortages: [{ itemId: 2, unitId: 2, wanted: 1, free: 0, withdrawn: true }],
          },
        },
      ],
    ]);
  });
});
