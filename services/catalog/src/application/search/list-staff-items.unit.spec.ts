import {
  createSellingStockLookup,
  createStockLookup,
  type SellingStockDeps,
} from './list-staff-items.ts';

const [shop, depot, trial] = [1, 2, 3];
const levels = [
  { locationId: shop, free: 0 },
  { locationId: depot, free: 42 },
  { locationId: trial, free: 9 },
];
const deps: SellingStockDeps = {
  catalogIndex: {
    stockByLocation: (unitId) => (unitId === 10 ? levels : []),
    availableStock: (_unitId, locationId) =>
      levels.find((level) => level.locationId === locationId)?.free,
  },
  locations: { listServing: () => [shop, depot] },
};

describe('stock in the list of items', () => {
  it('leaves out a location that serves no area', () =>
    expect(createSellingStockLookup(deps)(10).map(({ locationId }) => locationId)).toEqual([
      shop,
      depot,
    ]));

  it('is low or sold out by the locations that serve an area', () => {
    expect(createStockLookup(deps, undefined)(10)).toEqual([0, 42]);
    expect(createStockLookup(deps, undefined)(99)).toEqual([0]);
  });

  it('is that of a location without areas where staff ask for it', () =>
    expect(createStockLookup(deps, trial)(10)).toEqual([9]));
});
