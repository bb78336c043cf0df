import { setStock } from './set-stock.ts';
import { createStockQueue } from './stock-queue.ts';

type SetStockDeps = Parameters<typeof setStock>[0];

const setWith = (store: Partial<SetStockDeps['stockMovements']>) =>
  setStock(
    {
      stockMovements: {
        readCount: async () => ({
          unitId: 4,
          locationId: 1,
          free: 3,
          reserved: 0,
          isWithdrawn: false,
          rev: 1,
          isRecorded: false,
        }),
        ...store,
      },
      catalogIndex: { findItemByUnit: () => ({ item: { itemId: 2 }, rev: 0 }) },
      locations: { findState: () => 'open' },
      stockQueue: createStockQueue(),
      clock: () => new Date(0),
    } as unknown as SetStockDeps,
    { movementId: 'm1', staffId: 1, unitId: 4, locationId: 1, free: 5 },
  );

describe('setStock', () => {
  it('passes on that another movement has the id', async () =>
    expect(await setWith({ registerId: async () => false })).toEqual({
      ok: false,
      code: 'movement-id-taken',
    }));
});
