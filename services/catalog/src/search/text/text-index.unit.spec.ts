import { buildItem, buildUnit } from '../../../test/item-fixtures.ts';
import type { Item } from '../../domain/items/item.ts';
import { createTextIndex } from './text-index.ts';

const product = (itemId: number, name: string, more: Partial<Item> = {}): Item =>
  buildItem({
    itemId,
    name,
    brand: 'Loose',
    itemTypeName: 'Other',
    itemGroupName: 'Other',
    aliases: [],
    ...(more as object),
  });

const createFilledIndex = async (items: readonly Item[]) => {
  const index = createTextIndex();
  await index.fill(items);
  return index;
};

describe('createTextIndex', () => {
  const shop = [
    product(1, 'Onion'),
    product(2, 'Sambhar Onion (Small Onion)'),
    product(3, 'Powder', { itemTypeName: 'Onion Products' }),
    product(4, 'Rings', { brand: 'Onion House' }),
    product(5, 'Red Bulbs', { aliases: ['onion'] }),
    product(6, 'Green Chilli'),
    product(7, 'Milk Shake', { brand: 'Amul' }),
    product(8, 'Butter', { brand: 'Amul' }),
    product(9, 'Shampoo'),
  ];

  it('ranks name before alias, type and brand, and short names first', async () =>
    expect((await createFilledIndex(shop)).search('onion')).toEqual([1, 2, 5, 3, 4]));
  it.each([
    ['onions', 1],
    ['onio', 1],
    ['onionn', 1],
    ['onoin', 1],
    ['shampo', 9],
    ['hari mirch', 6],
    ['हरी मिर्च', 6],
    ['amul butter', 8],
    ['butter amul', 8],
  ])('ranks for "%s" item %i first', async (text, expected) =>
    expect((await createFilledIndex(shop)).search(text)[0]).toBe(expected),
  );
  it('ranks a kind of goods before goods that only contain its name', async () => {
    const dairy = [
      product(1, 'Milk Chocolate Bar'),
      product(2, 'Milkmaid'),
      product(3, 'Toned', { aliases: ['Milk'] }),
      product(4, 'Toned Milk', { itemTypeName: 'Milk' }),
      product(5, 'Milk - Double Toned', { itemTypeName: 'Milk, Curd & Ghee' }),
      product(6, 'Milk + Bread'),
    ];
    expect((await createFilledIndex(dairy)).search('milk')).toEqual([5, 4, 1, 6, 2, 3]);
  });
  it('ranks items with the requested quantity first without excluding others', async () => {
    const rice = [
      product(1, 'Rice', { units: [buildUnit({ name: '1 kg' })] }),
      product(2, 'Rice', { units: [buildUnit({ name: '500 g' }), buildUnit({ name: '5 kg' })] }),
      product(3, 'Rice 5kg', { units: [buildUnit({ name: '1 piece' })] }),
    ];
    const index = await createFilledIndex(rice);
    expect(index.search('rice 5 kg')).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(index.search('rice 5 kg').at(-1)).toBe(1);
    expect(index.search('5000 gm rice').at(-1)).toBe(1);
    expect(index.search('500 g')).toEqual([2]);
  });
  it('requires all words and falls back to any word when nothing has all', async () => {
    const index = await createFilledIndex(shop);
    expect(index.search('amul butter')).toEqual([8]);
    expect(index.search('amul zebra')).toEqual(expect.arrayContaining([7, 8]));
  });
  it.each(['', '   ', '...', 'xyzqwv'])('finds nothing for "%s"', async (text) =>
    expect((await createFilledIndex(shop)).search(text)).toEqual([]),
  );
  it('does not match a single letter as a prefix', async () =>
    expect((await createFilledIndex(shop)).search('o')).toEqual([]));

  it('replaces the words of a changed item and removes deleted items completely', async () => {
    const index = await createFilledIndex(shop);
    const { terms } = index;
    const garlic = product(1, 'Garlic');
    index.replace(shop[0], garlic);
    expect([index.search('garlic'), index.search('onion').includes(1)]).toEqual([[1], false]);
    index.replace(garlic, undefined);
    expect([index.search('garlic'), index.documents]).toEqual([[], shop.length - 1]);
    index.replace(undefined, shop[0]);
    expect([index.search('onion')[0], index.terms]).toEqual([1, terms]);
  });

  it('stays consistent during many changes and searches', async () => {
    const index = await createFilledIndex(shop);
    let before = shop[0] as Item;
    for (let round = 0; round < 2_000; round += 1) {
      const after = product(1, `Onion ${round}`);
      index.replace(before, after);
      before = after;
      if (round % 100 === 0)
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
    }
    expect(index.search('onion 1999')).toEqual([1]);
  });
});
