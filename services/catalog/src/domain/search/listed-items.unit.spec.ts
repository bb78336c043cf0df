import { buildItem, buildRate, buildUnit } from '../../../test/item-fixtures.ts';
import {
  maxFacetValues,
  filterListedItems,
  toListedItem,
  sortListedItems,
} from './listed-items.ts';
import type { ListedItem } from './listed-items.ts';
import { priceUnits } from '../rates/dated-rates.ts';

interface ItemInput {
  readonly id: number;
  readonly name?: string;
  readonly brand?: string;
  readonly typeId?: number;
  readonly groupId?: number;
  readonly ratePaise?: number;
  readonly mrpPaise?: number;
  readonly free?: number;
}

const listed = ({
  id,
  name = `Item ${id}`,
  brand = 'Kaveri',
  typeId = 3,
  groupId = 2,
  ratePaise = 9000,
  mrpPaise = 20000,
  free = 5,
}: ItemInput): ListedItem => {
  const item = buildItem({
    itemId: id,
    name,
    brand,
    itemTypeId: typeId,
    itemTypeName: `Type ${typeId}`,
    itemGroupId: groupId,
    taxes: [{ fromDate: '2025-01-01', taxBasisPoints: 0 }],
    units: [buildUnit({ unitId: id, rates: [buildRate({ ratePaise, mrpPaise })] })],
  });
  return toListedItem(item, priceUnits(item, { date: '2025-11-21', partyId: 0 }), () => free);
};
const toIds = (items: readonly ListedItem[]): number[] =>
  items.map(({ item: { itemId } }) => itemId);

describe('filterListedItems', () => {
  const shop = [
    listed({ id: 1, brand: 'Amul', typeId: 3, ratePaise: 5000 }),
    listed({ id: 2, brand: 'Amul', typeId: 4, ratePaise: 6000 }),
    listed({ id: 3, brand: 'Kaveri', typeId: 3, ratePaise: 7000, free: 0 }),
    listed({ id: 4, brand: '', typeId: 4, groupId: 9, ratePaise: 8000 }),
  ];
  it.each([
    [{}, [1, 2, 3, 4]],
    [{ brands: ['AMUL'] }, [1, 2]],
    [{ brands: ['amul', 'KAVERI'] }, [1, 2, 3]],
    [{ typeId: 3 }, [1, 3]],
    [{ groupId: 9 }, [4]],
    [{ minPaise: 6000 }, [2, 3, 4]],
    [{ maxPaise: 6000 }, [1, 2]],
    [{ minPaise: 6000, maxPaise: 7000 }, [2, 3]],
    [{ inStockAt: 1 }, [1, 2, 4]],
    [{ brands: ['amul'], typeId: 4, maxPaise: 5999 }, []],
  ])('filters by %j to %j', (filters, expected) =>
    expect(toIds(filterListedItems(shop, filters).matches)).toEqual(expected),
  );

  it('keeps other brands in the brand facet but narrows types and prices', () => {
    const { facets } = filterListedItems(shop, { brands: ['Amul'] });
    expect(facets.brands).toEqual([
      { brand: 'Amul', count: 2 },
      { brand: 'Kaveri', count: 1 },
    ]);
    expect(facets.types).toEqual([
      { itemTypeId: 3, name: 'Type 3', count: 1 },
      { itemTypeId: 4, name: 'Type 4', count: 1 },
    ]);
    expect(facets.price).toEqual({ minPaise: 5000, maxPaise: 6000 });
  });
  it('counts every facet among the items that match all other filters', () => {
    const { facets } = filterListedItems(shop, { brands: ['Amul'], groupId: 2, maxPaise: 5000 });
    expect(facets).toEqual({
      brands: [{ brand: 'Amul', count: 1 }],
      groups: [{ itemGroupId: 2, name: shop[0]?.item.itemGroupName, count: 1 }],
      types: [{ itemTypeId: 3, name: 'Type 3', count: 1 }],
      offers: [],
      price: { minPaise: 5000, maxPaise: 6000 },
    });
  });
  it('counts item groups whatever group and type are selected', () => {
    const { facets } = filterListedItems(shop, { groupId: 9, typeId: 4 });
    expect(facets.groups.map(({ itemGroupId, count }) => [itemGroupId, count])).toEqual([
      [2, 3],
      [9, 1],
    ]);
    expect(facets.types).toEqual([{ itemTypeId: 4, name: 'Type 4', count: 1 }]);
  });
  it('returns empty facets and a price range of 0 for no matches', () =>
    expect(filterListedItems([], {}).facets).toEqual({
      brands: [],
      groups: [],
      types: [],
      offers: [],
      price: { minPaise: 0, maxPaise: 0 },
    }));
  it('counts offers among the items that match all other filters', () => {
    const rules: NonNullable<Parameters<typeof filterListedItems>[2]> = [
      {
        kind: 'percentage',
        offerId: 5,
        name: 'Type 3',
        scope: { kind: 'types', itemTypeIds: [3] },
        basisPoints: 500,
      },
      {
        kind: 'percentage',
        offerId: 6,
        name: 'One',
        scope: { kind: 'items', items: [{ itemId: 4, unitId: 0 }] },
        basisPoints: 500,
      },
    ];
    const { matches, facets } = filterListedItems(shop, { offerId: 5, minPaise: 6000 }, rules);
    expect([toIds(matches), facets.offers]).toEqual([
      [3],
      [
        { offerId: 5, name: 'Type 3', count: 1 },
        { offerId: 6, name: 'One', count: 1 },
      ],
    ]);
    expect(toIds(filterListedItems(shop, { offerId: 9 }, rules).matches)).toEqual([]);
  });
  it('limits the brand facet to the most frequent ones', () => {
    const many = Array.from({ length: maxFacetValues + 5 }, (_, index) =>
      listed({ id: index + 1, brand: `Brand ${index}` }),
    );
    expect(filterListedItems(many, {}).facets.brands).toHaveLength(maxFacetValues);
  });
});

describe('sortListedItems', () => {
  const shop = [
    listed({ id: 1, name: 'banana', ratePaise: 7000 }),
    listed({ id: 2, name: 'Apple', ratePaise: 5000 }),
    listed({ id: 3, name: 'cherry', ratePaise: 7000, mrpPaise: 7000 }),
    listed({ id: 4, name: 'apple', ratePaise: 6000 }),
  ];
  it.each([
    ['relevance', [1, 2, 3, 4]],
    ['price', [2, 4, 1, 3]],
    ['-price', [1, 3, 4, 2]],
    ['name', [2, 4, 1, 3]],
    ['discount', [2, 4, 1, 3]],
  ] as const)('sorts by %s to %j and keeps the order of equal items', (sort, expected) => {
    expect(toIds(sortListedItems(shop, sort))).toEqual(expected);
    expect(toIds(shop)).toEqual([1, 2, 3, 4]);
  });
});
