import { buildItem, buildRate, buildUnit } from '../../../test/item-fixtures.ts';
import { createCatalogIndex } from './catalog-index.ts';

const today = { date: '2025-11-21', partyId: 0 };
const stored = (itemId: number, updateLists: Parameters<typeof buildItem>[0] = {}, rev = 0) => ({
  item: buildItem({
    itemId,
    name: `Item ${itemId}`,
    code: `CODE-${String(itemId).padStart(8, '0')}`,
    units: [buildUnit({ unitId: itemId * 10 })],
    ...updateLists,
  }),
  rev,
});
const group = (itemGroupId: number, position: number) => ({
  itemGroupId,
  name: `Group ${itemGroupId}`,
  tint: 'fresh',
  position,
  image: '',
});

describe('createCatalogIndex', () => {
  it('ignores an older version that arrives late', () => {
    const catalogIndex = createCatalogIndex();
    catalogIndex.upsert([stored(1, { name: 'New' }, 5)]);
    catalogIndex.upsert([stored(1, { name: 'Old' }, 4)]);
    catalogIndex.upsertStock([
      { unitId: 10, free: 3, rev: 7 },
      { unitId: 10, free: 9, rev: 6 },
    ]);
    expect([
      catalogIndex.findItem(1)?.item.name,
      catalogIndex.availableStock(10, 1),
      catalogIndex.search('new', today, 1).length,
      catalogIndex.search('old', today, 1).length,
    ]).toEqual(['New', 3, 1, 0]);
  });

  it('shows stock changes in cached lists', () => {
    const catalogIndex = createCatalogIndex();
    catalogIndex.upsert([stored(1)]);
    const [listed] = catalogIndex.listOnSale(today);
    catalogIndex.upsertStock([{ unitId: 10, free: 4, rev: 1 }]);
    expect([
      listed?.availableStock(1),
      catalogIndex.listOnSale(today)[0]?.availableStock(1),
    ]).toEqual([[4], [4]]);
  });

  it('has stock of its own for each location', async () => {
    const catalogIndex = createCatalogIndex();
    await catalogIndex.load([stored(1, { name: 'Onion' }), stored(2, { name: 'Onion' })]);
    catalogIndex.upsertStock([
      { unitId: 10, free: 4, rev: 1 },
      { unitId: 10, locationId: 2, free: 0, rev: 7 },
      { unitId: 20, locationId: 2, free: 6, rev: 1 },
    ]);
    const listed = catalogIndex.findListedItem(1, today);
    expect([1, 2, 3].map((locationId) => listed?.availableStock(locationId))).toEqual([
      [4],
      [0],
      [0],
    ]);
    expect([1, 2].map((locationId) => listed?.isInStock(locationId))).toEqual([true, false]);
    expect(catalogIndex.stockByLocation(10)).toEqual([
      { locationId: 1, free: 4 },
      { locationId: 2, free: 0 },
    ]);
    const findIds = (locationId: number) =>
      catalogIndex.search('onion', today, locationId).map(({ item: { itemId } }) => itemId);
    expect([findIds(1)[0], findIds(2)[0]]).toEqual([1, 2]);
  });

  it('changes its version exactly when items or stock change', () => {
    const catalogIndex = createCatalogIndex();
    const versions = (): string =>
      `${catalogIndex.version()}/${catalogIndex.availabilityVersion()}`;
    const viewItems = [versions()];
    catalogIndex.upsert([stored(1)]);
    viewItems.push(versions());
    for (const [availableStock, rev] of [
      [3, 1],
      [2, 2],
      [0, 3],
    ] as const) {
      catalogIndex.upsertStock([{ unitId: 10, free: availableStock, rev }]);
      viewItems.push(versions());
    }
    expect(viewItems).toEqual(['0/0', '1/0', '2/1', '3/1', '4/2']);
    catalogIndex.upsertStock([
      { unitId: 10, free: 0, rev: 4 },
      { unitId: 10, free: 9, rev: 1 },
    ]);
    expect(versions()).toBe('4/2');
  });

  it('updates cached searches after a change', () => {
    const catalogIndex = createCatalogIndex();
    catalogIndex.upsert([stored(1, { name: 'Red onion' })]);
    const byName = () => catalogIndex.search('onion', today, 1).map(({ item: { name } }) => name);
    expect([byName(), byName()]).toEqual([['Red onion'], ['Red onion']]);
    catalogIndex.upsert([stored(2, { name: 'Onion' })]);
    expect(byName()).toEqual(['Onion', 'Red onion']);
  });

  it('lists what is sold out after equal matches in stock, until it is back', () => {
    const catalogIndex = createCatalogIndex();
    catalogIndex.upsert([
      stored(1, { name: 'Mango' }),
      stored(2, { name: 'Mango Drink' }),
      stored(3, { name: 'Shake', aliases: ['mango'] }),
    ]);
    const stock = (unitId: number, free: number, rev: number) =>
      catalogIndex.upsertStock([{ unitId, free, rev }]);
    const found = () =>
      catalogIndex.search('mango', today, 1).map(({ item: { itemId } }) => itemId);
    stock(20, 5, 1);
    stock(30, 5, 1);
    expect(found()).toEqual([2, 1, 3]);
    stock(10, 3, 1);
    expect(found()).toEqual([1, 2, 3]);
    stock(10, 0, 2);
    expect(found()).toEqual([2, 1, 3]);
  });

  it('forgets the previous code of an item', () => {
    const catalogIndex = createCatalogIndex();
    catalogIndex.upsert([stored(1, { code: 'FIRST-CODE-01' })]);
    catalogIndex.upsert([stored(1, { code: 'OTHER-CODE-01' }, 1)]);
    expect([
      catalogIndex.findByCode('FIRST-CODE-01'),
      catalogIndex.findByCode('OTHER-CODE-01')?.item.itemId,
    ]).toEqual([undefined, 1]);
  });

  it('lists a changed item but not hidden or unpriced ones', () => {
    const catalogIndex = createCatalogIndex();
    catalogIndex.upsert([
      stored(1),
      stored(2, { status: 'hidden' }),
      stored(3, {
        units: [buildUnit({ unitId: 30, rates: [buildRate({ fromDate: '2025-12-01' })] })],
      }),
    ]);
    expect(catalogIndex.listOnSale(today).map((entry) => entry.item.itemId)).toEqual([1]);
    catalogIndex.upsert([stored(2, {}, 1), stored(1, { status: 'hidden' }, 1)]);
    expect(catalogIndex.listOnSale(today).map((entry) => entry.item.itemId)).toEqual([2]);
    expect(
      catalogIndex.listOnSale({ ...today, date: '2025-12-01' }).map((entry) => entry.item.itemId),
    ).toEqual([2, 3]);
    expect(catalogIndex.listItems().map(({ itemId }) => itemId)).toEqual([1, 2, 3]);
  });

  it('shows party rates to the party only', () => {
    const catalogIndex = createCatalogIndex();
    catalogIndex.upsert([
      stored(1, {
        units: [
          buildUnit({
            unitId: 10,
            rates: [buildRate(), buildRate({ rateId: 2, partyId: 7, ratePaise: 5000 })],
          }),
        ],
      }),
    ]);
    const findRatePaise = (partyId: number) =>
      catalogIndex.listOnSale({ ...today, partyId })[0]?.pricedUnits[0]?.ratePaise;
    expect([findRatePaise(0), findRatePaise(7), findRatePaise(8), findRatePaise(0)]).toEqual([
      9000, 5000, 9000, 9000,
    ]);
  });

  it('sorts by group position, type and creation, and follows a moved group', () => {
    const catalogIndex = createCatalogIndex();
    catalogIndex.upsertGroups([group(1, 10), group(2, 20)]);
    catalogIndex.upsert([
      stored(1, { itemGroupId: 2, name: 'Apple' }),
      stored(2, { itemGroupId: 1, name: 'Zebra cake' }),
      stored(3, { itemGroupId: 1, name: 'Bread' }),
    ]);
    const list = () => catalogIndex.listOnSale(today).map((entry) => entry.item.itemId);
    expect(list()).toEqual([2, 3, 1]);
    catalogIndex.upsertGroups([group(2, 5)]);
    expect([list(), catalogIndex.groups().map(({ itemGroupId }) => itemGroupId)]).toEqual([
      [1, 2, 3],
      [2, 1],
    ]);
    expect(catalogIndex.listOnSale(today, 'name').map((entry) => entry.item.itemId)).toEqual([
      1, 3, 2,
    ]);
  });

  it('updates counts, codes and units with their items', () => {
    const catalogIndex = createCatalogIndex();
    catalogIndex.upsert([stored(1), stored(2, { brand: 'Amul' }), stored(3, { status: 'hidden' })]);
    expect([
      catalogIndex.countsOnSale().types.count(3),
      catalogIndex.countsOnSale().brands.count('Amul'),
    ]).toEqual([2, 1]);
    expect([
      catalogIndex.findByCode('CODE-00000003')?.item.itemId,
      catalogIndex.findItemByUnit(20)?.item.itemId,
      catalogIndex.findItemByUnit(99),
      catalogIndex.availableStock(99, 1),
    ]).toEqual([3, 2, undefined, undefined]);
    catalogIndex.upsert([stored(2, { brand: 'Amul', status: 'hidden' }, 1)]);
    expect([
      catalogIndex.countsOnSale().brands.count('Amul'),
      catalogIndex.size().searchable,
    ]).toEqual([0, 1]);
  });
});
