import { item, rate, unit } from '../../test/samples.ts';
import { createCatalogue } from './catalogue.ts';

const today = { date: '2025-11-21', partyId: 0 };
const stored = (itemId: number, change: Parameters<typeof item>[0] = {}, rev = 0) => ({
  item: item({
    itemId,
    name: `Item ${itemId}`,
    code: `CODE-${String(itemId).padStart(8, '0')}`,
    units: [unit({ unitId: itemId * 10 })],
    ...change,
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

describe('the catalogue in memory', () => {
  it('an older state that comes late, changes nothing', () => {
    const catalogue = createCatalogue();
    catalogue.put([stored(1, { name: 'New' }, 5)]);
    catalogue.put([stored(1, { name: 'Old' }, 4)]);
    catalogue.putStock([
      { unitId: 10, free: 3, rev: 7 },
      { unitId: 10, free: 9, rev: 6 },
    ]);
    expect([
      catalogue.item(1)?.item.name,
      catalogue.stock(10),
      catalogue.search('new', today).length,
      catalogue.search('old', today).length,
    ]).toEqual(['New', 3, 1, 0]);
  });

  it('stock that changes, shows in a list that was worked out before', () => {
    const catalogue = createCatalogue();
    catalogue.put([stored(1)]);
    const [listed] = catalogue.onSale(today);
    catalogue.putStock([{ unitId: 10, free: 4, rev: 1 }]);
    expect([listed?.free(), catalogue.onSale(today)[0]?.free()]).toEqual([[4], [4]]);
  });

  it('its version, changes with every item and every piece of stock, and with nothing else', () => {
    const catalogue = createCatalogue();
    const versions = (): string => `${catalogue.version()}/${catalogue.soldOutVersion()}`;
    const seen = [versions()];
    catalogue.put([stored(1)]);
    seen.push(versions());
    for (const [free, rev] of [
      [3, 1],
      [2, 2],
      [0, 3],
    ] as const) {
      catalogue.putStock([{ unitId: 10, free, rev }]);
      seen.push(versions());
    }
    expect(seen).toEqual(['0/0', '1/0', '2/1', '3/1', '4/2']);
    catalogue.putStock([
      { unitId: 10, free: 0, rev: 4 },
      { unitId: 10, free: 9, rev: 1 },
    ]);
    expect(versions()).toBe('4/2');
  });

  it('a search that was asked before, shows what has changed since', () => {
    const catalogue = createCatalogue();
    catalogue.put([stored(1, { name: 'Red onion' })]);
    const names = () => catalogue.search('onion', today).map(({ item: { name } }) => name);
    expect([names(), names()]).toEqual([['Red onion'], ['Red onion']]);
    catalogue.put([stored(2, { name: 'Onion' })]);
    expect(names()).toEqual(['Onion', 'Red onion']);
  });

  it("a code that an item has no more, is nobody's", () => {
    const catalogue = createCatalogue();
    catalogue.put([stored(1, { code: 'FIRST-CODE-01' })]);
    catalogue.put([stored(1, { code: 'OTHER-CODE-01' }, 1)]);
    expect([
      catalogue.byCode('FIRST-CODE-01'),
      catalogue.byCode('OTHER-CODE-01')?.item.itemId,
    ]).toEqual([undefined, 1]);
  });

  it('an item that changes, is in the next list; hidden ones and those without a rate are not', () => {
    const catalogue = createCatalogue();
    catalogue.put([
      stored(1),
      stored(2, { status: 'hidden' }),
      stored(3, { units: [unit({ unitId: 30, rates: [rate({ fromDate: '2025-12-01' })] })] }),
    ]);
    expect(catalogue.onSale(today).map((one) => one.item.itemId)).toEqual([1]);
    catalogue.put([stored(2, {}, 1), stored(1, { status: 'hidden' }, 1)]);
    expect(catalogue.onSale(today).map((one) => one.item.itemId)).toEqual([2]);
    expect(
      catalogue.onSale({ ...today, date: '2025-12-01' }).map((one) => one.item.itemId),
    ).toEqual([2, 3]);
    expect(catalogue.all().map(({ itemId }) => itemId)).toEqual([1, 2, 3]);
  });

  it('a party with a rate of its own, sees that, others the public one, whoever asked first', () => {
    const catalogue = createCatalogue();
    catalogue.put([
      stored(1, {
        units: [
          unit({ unitId: 10, rates: [rate(), rate({ rateId: 2, partyId: 7, ratePaise: 5000 })] }),
        ],
      }),
    ]);
    const rateOf = (partyId: number) =>
      catalogue.onSale({ ...today, partyId })[0]?.cards[0]?.ratePaise;
    expect([rateOf(0), rateOf(7), rateOf(8), rateOf(0)]).toEqual([9000, 5000, 9000, 9000]);
  });

  it('shelf order, is by department, type and making, not by alphabet, and follows a department that moves', () => {
    const catalogue = createCatalogue();
    catalogue.putGroups([group(1, 10), group(2, 20)]);
    catalogue.put([
      stored(1, { itemGroupId: 2, name: 'Apple' }),
      stored(2, { itemGroupId: 1, name: 'Zebra cake' }),
      stored(3, { itemGroupId: 1, name: 'Bread' }),
    ]);
    const order = () => catalogue.onSale(today).map((one) => one.item.itemId);
    expect(order()).toEqual([2, 3, 1]);
    catalogue.putGroups([group(2, 5)]);
    expect([order(), catalogue.groups().map(({ itemGroupId }) => itemGroupId)]).toEqual([
      [1, 2, 3],
      [2, 1],
    ]);
    expect(catalogue.onSale(today, 'name').map((one) => one.item.itemId)).toEqual([1, 3, 2]);
  });

  it('counts, codes and units, lead to items as they are now', () => {
    const catalogue = createCatalogue();
    catalogue.put([stored(1), stored(2, { brand: 'Amul' }), stored(3, { status: 'hidden' })]);
    expect([catalogue.counts().types.count(3), catalogue.counts().brands.count('Amul')]).toEqual([
      2, 1,
    ]);
    expect([
      catalogue.byCode('CODE-00000003')?.item.itemId,
      catalogue.itemOfUnit(20)?.item.itemId,
      catalogue.itemOfUnit(99),
      catalogue.stock(99),
    ]).toEqual([3, 2, undefined, undefined]);
    catalogue.put([stored(2, { brand: 'Amul', status: 'hidden' }, 1)]);
    expect([catalogue.counts().brands.count('Amul'), catalogue.size().searchable]).toEqual([0, 1]);
  });
});
