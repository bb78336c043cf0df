import { findLocationId, listServingLocations, locationIdOf } from './location.ts';

const areas = [
  { ranges: [{ from: '560001', to: '560110' }] },
  { ranges: [{ from: '600001', to: '600099' }], locationId: 2 },
];

describe('findLocationId', () => {
  it.each([
    ['a pincode of an area that names its location', '600042', 2],
    ['a pincode of an area from before locations', '560034', 1],
    ['a pincode that is not served', '700001', 1],
    ['no pincode', null, 1],
    ['an empty pincode', '', 1],
  ])('finds the location of %s', (_situation, pincode, expected) => {
    expect(findLocationId(areas, pincode)).toBe(expected);
  });
});

describe('locationIdOf', () => {
  it('is the default location without an area', () => {
    expect(locationIdOf(null)).toBe(1);
  });
});

describe('listServingLocations', () => {
  it('lists each location that serves an area once', () => {
    const twice = [...areas, { ranges: [{ from: '700001', to: '700099' }], locationId: 2 }];
    expect(listServingLocations(twice)).toEqual([1, 2]);
  });
  it('leaves out the default location where another serves every area', () => {
    expect(
      listServingLocations([{ ranges: [{ from: '560001', to: '560110' }], locationId: 3 }]),
    ).toEqual([3]);
  });
  it('leaves out a location whose area has no pincodes yet', () => {
    expect(listServingLocations([...areas, { ranges: [], locationId: 3 }])).toEqual([1, 2]);
  });
  it('lists the default location without areas', () => {
    expect(listServingLocations([])).toEqual([1]);
  });
});
