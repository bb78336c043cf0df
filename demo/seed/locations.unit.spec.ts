import { readDepartments, readLocations, readPromotions } from './catalog-files.ts';
import { listMovements } from './locations.ts';
import { serviceAreas } from './service-areas.ts';

const locations = readLocations();
const codes = readDepartments().flatMap(({ Types }) =>
  Types.flatMap(({ Items }) => Items.map(({ Code }) => Code)),
);

describe('demo locations', () => {
  it('serve one area each', () => {
    expect(locations.map(({ Area }) => Area)).toEqual(serviceAreas.map(({ name }) => name));
  });
  it('name existing items once, and none that an offer bundles', () => {
    const named = locations.flatMap(({ SoldOut = [], FewLeft = [], NotSold = [] }) => [
      ...SoldOut,
      ...FewLeft,
      ...NotSold,
    ]);
    expect(named.filter((code) => !codes.includes(code))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    const bundled = readPromotions().Offers.flatMap(({ Items }) => Items.map(({ Code }) => Code));
    expect(named.filter((code) => bundled.includes(code))).toEqual([]);
  });
});

describe('listMovements', () => {
  const buildItem = (Code: string, UnitId: number, Stock = 9) => ({
    Code,
    Units: [{ UnitId, Stock }],
  });
  it('gives a location stock of its own', () => {
    const location = {
      Name: 'Chennai store',
      Area: 'Chennai',
      SoldOut: ['A'],
      FewLeft: ['B'],
      NotSold: ['C'],
    };
    const items = [
      ...['A', 'B', 'C', 'D'].map((code, index) => buildItem(code, index + 1)),
      buildItem('E', 5, 0),
    ];
    expect(listMovements(location, items)).toEqual([
      { UnitId: 2, Kind: 'receive', Quantity: 3 },
      { UnitId: 3, Kind: 'withdraw' },
      { UnitId: 4, Kind: 'receive', Quantity: 5 },
    ]);
  });
});
