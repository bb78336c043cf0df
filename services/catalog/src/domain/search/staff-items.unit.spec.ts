import { buildItem, buildUnit } from '../../../test/item-fixtures.ts';
import type { Item } from '../items/item.ts';
import {
  matchesStaffFilter,
  rankMatch,
  searchStaffItems,
  sortStaffItems,
  type StaffItemFilter,
} from './staff-items.ts';

const noFilter: StaffItemFilter = {
  status: undefined,
  itemTypeId: undefined,
  itemGroupId: undefined,
  stock: undefined,
};
const onion = buildItem({
  itemId: 1,
  name: 'Onion',
  code: 'ONION-000001',
  hindi: { name: 'प्याज़' },
});
const springOnion = buildItem({ itemId: 2, name: 'Spring Onion', code: 'SPRING-00002' });
const rings = buildItem({ itemId: 3, name: 'Rings', brand: 'Onion House', code: 'RINGS-000003' });
const deletedOnion: Item = {
  ...onion,
  itemId: 4,
  status: 'deleted',
  statusBefore: 'on-sale',
  deletedAt: new Date(0),
};
const ids = (items: readonly Item[]) => items.map(({ itemId }) => itemId);

describe('matchesStaffFilter', () => {
  const matches = (item: Item, change: Partial<StaffItemFilter>, stock = 10): boolean =>
    matchesStaffFilter(item, { ...noFilter, ...change }, { stockLevels: () => [stock] });

  it.each<[string, Item, Partial<StaffItemFilter>, boolean]>([
    ['an item on sale without a filter', onion, {}, true],
    ['a hidden item without a filter', { ...onion, status: 'hidden' }, {}, true],
    ['a deleted item without a filter', deletedOnion, {}, false],
    ['a deleted item when deleted ones are asked for', deletedOnion, { status: 'deleted' }, true],
    ['an item of another status', onion, { status: 'hidden' }, false],
    ['an item of the type', onion, { itemTypeId: 3 }, true],
    ['an item of another type', onion, { itemTypeId: 9 }, false],
    ['an item of another group', onion, { itemGroupId: 9 }, false],
  ])('decides about %s', (_situation, item, filter, expected) =>
    expect(matches(item, filter)).toBe(expected),
  );

  it.each([
    [0, true, false],
    [1, false, true],
    [5, false, true],
    [6, false, false],
  ])('with %i units left, is sold out: %s, is low: %s', (stock, isOut, isLow) => {
    expect(matches(onion, { stock: 'out' }, stock)).toBe(isOut);
    expect(matches(onion, { stock: 'low' }, stock)).toBe(isLow);
    expect(matches(onion, { stock: 'low,out' }, stock)).toBe(isOut || isLow);
  });
  it.each([
    ['complete', {}, false],
    ['without a country', { countryOfOrigin: '' }, true],
    ['with a blank net quantity', { netQuantity: '  ' }, true],
    ['without its food licence, which is optional', { fssai: '' }, false],
  ])('selects by missing label data an item %s', (_situation, change, expected) => {
    const item = { ...onion, declarations: { ...onion.declarations, ...change } };
    expect(matches(item, { isLabelMissing: true })).toBe(expected);
  });
  it('selects an item as soon as one of its units is sold out', () => {
    const twoUnits = buildItem({ units: [buildUnit(), buildUnit({ unitId: 2, name: '1 kg' })] });
    expect(
      matchesStaffFilter(
        twoUnits,
        { ...noFilter, stock: 'out' },
        { stockLevels: (unitId) => [unitId === 2 ? 0 : 10] },
      ),
    ).toBe(true);
  });
});

describe('searchStaffItems', () => {
  it('puts the exact code first, then names that begin with the search', () => {
    const named = buildItem({ itemId: 5, name: 'SPRING-00002 copy', code: 'COPY-0000005' });
    expect(ids(searchStaffItems([named, springOnion], 'spring-00002'))).toEqual([2, 5]);
    expect(ids(searchStaffItems([rings, springOnion, onion], 'onion'))).toEqual([1, 2, 3]);
  });
  it('needs every word, in any order', () => {
    expect(ids(searchStaffItems([onion, springOnion, rings], 'onion spring'))).toEqual([2]);
    expect(rankMatch(onion, 'onion red')).toBeNull();
  });
  it.each(['प्याज़', 'arhar', 'kaveri', 'dals & pulses'])('finds an item by %s', (search) =>
    expect(rankMatch(onion, search)).not.toBeNull(),
  );
});

describe('sortStaffItems', () => {
  const stockByUnit = new Map([
    [1, 8],
    [2, 0],
    [3, 4],
  ]);
  const lookups = {
    stockLevels: (unitId: number) => [stockByUnit.get(unitId) ?? 0],
    lowestPaise: (itemId: number) => itemId * 100,
  };
  const items = [onion, springOnion, rings].map((item, index) => ({
    ...item,
    units: [buildUnit({ unitId: index + 1 })],
    changedAt: new Date(10 - index),
  }));
  it.each([
    ['name', [1, 3, 2]],
    ['code', [1, 3, 2]],
    ['price', [1, 2, 3]],
    ['stock', [2, 3, 1]],
    ['changed', [3, 2, 1]],
  ] as const)('sorts by %s, also descending', (key, expected) => {
    expect(ids(sortStaffItems(items, { key, isDescending: false }, lookups))).toEqual(expected);
    expect(ids(sortStaffItems(items, { key, isDescending: true }, lookups))).toEqual(
      [...expected].reverse(),
    );
  });
  it('counts the unit with the lowest stock', () => {
    const mixed = { ...onion, itemId: 9, units: [buildUnit(), buildUnit({ unitId: 2 })] };
    expect(
      ids(
        sortStaffItems(
          [...items.slice(0, 1), mixed],
          { key: 'stock', isDescending: false },
          lookups,
        ),
      ),
    ).toEqual([9, 1]);
  });
});
