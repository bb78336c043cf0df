import { prepareStockImport, type PrepareStockDeps } from './prepare-stock-import.ts';

describe('a stock import', () => {
  it.each([
    ['closed', 'location-closed'],
    ['unknown', 'unknown-location'],
  ] as const)('of a location that is %s prepares nothing', async (state, code) => {
    const deps = {
      bulkChanges: { find: async () => null },
      locations: { findState: () => state },
    } as unknown as PrepareStockDeps;
    const result = await prepareStockImport(deps, {
      rows: [],
      locationId: 3,
      batch: { batchId: 'b1', requestHash: 'h1', createdBy: 1 },
      newMovementId: () => 'm1',
    });
    expect(result).toEqual({ ok: false, code });
  });
});
