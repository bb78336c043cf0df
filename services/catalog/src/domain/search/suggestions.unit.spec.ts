import { buildItem } from '../../../test/item-fixtures.ts';
import { toListedItem, type ListedItem } from './listed-items.ts';
import { maxSuggestions, firstItemsOfGroups, rankSuggestions } from './suggestions.ts';

const type = (itemTypeId: number, name: string) => ({
  itemTypeId,
  name,
  code: '',
  narration: '',
  itemGroupId: 1,
  image: `type${itemTypeId}`,
  changedAt: new Date('2025-11-20T10:00:00Z'),
});
const listed = (...names: readonly string[]): readonly ListedItem[] =>
  names.map((name, at) =>
    toListedItem(
      buildItem({ itemId: at + 1, name, images: at === 0 ? ['main', 'back'] : [] }),
      [],
      () => 0,
    ),
  );
const many = (count: number): readonly ListedItem[] =>
  listed(...Array.from({ length: count }, (_, at) => `Item ${at + 1}`));
const none = { types: [], brands: [], items: [], otherItems: [] };
const texts = (found: Partial<Parameters<typeof rankSuggestions>[0]>) =>
  rankSuggestions({ ...none, ...found }).map(({ text }) => text);

describe('rankSuggestions', () => {
  it('returns type, brand and item with their texts, ids and images', () => {
    expect(
      rankSuggestions({
        ...none,
        types: [type(3, 'Tea')],
        brands: ['Teapot'],
        items: listed('Tea Gold', 'Tea Dust'),
      }),
    ).toEqual([
      { kind: 'type', text: 'Tea', id: 3, image: 'type3' },
      { kind: 'brand', text: 'Teapot', id: 0, image: '' },
      { kind: 'item', text: 'Tea Gold', id: 1, image: 'main' },
      { kind: 'item', text: 'Tea Dust', id: 2, image: '' },
    ]);
  });
  it('returns at most two types and two brands', () =>
    expect(
      texts({
        types: [type(1, 'A'), type(2, 'B'), type(3, 'C')],
        brands: ['X', 'Y', 'Z'],
        items: listed('I'),
      }),
    ).toEqual(['A', 'B', 'X', 'Y', 'I']));
  it('fills the list with items', () => {
    expect(texts({ items: many(maxSuggestions) })).toHaveLength(maxSuggestions);
    expect(texts({ types: [type(1, 'A')], items: many(30) })).toEqual([
      'A',
      ...many(maxSuggestions - 1).map(({ item: { name } }) => name),
    ]);
  });
  it('inserts the best item of each translated name after three items', () => {
    expect(
      texts({ items: many(5), otherItems: [listed('Potato', 'Potato Chips'), [], listed('Pear')] }),
    ).toEqual(['Item 1', 'Item 2', 'Item 3', 'Potato', 'Pear', 'Item 4', 'Item 5']);
  });
  it('removes duplicates that differ only in case and blanks', () =>
    expect(
      texts({
        types: [type(1, 'Tea'), type(2, 'TEA')],
        brands: ['tea'],
        items: listed('Tea', ' tea', 'Green  Tea', 'green tea'),
      }),
    ).toEqual(['Tea', 'tea', 'Tea', 'Green  Tea']));
  it('fills up with later items when duplicates are removed', () =>
    expect(
      texts({ items: [...listed(...Array.from({ length: 10 }, () => 'Tea')), ...listed('Milk')] }),
    ).toEqual(['Tea', 'Milk']));
  it('returns nothing when nothing was found', () => expect(texts({})).toEqual([]));
});

describe('firstItemsOfGroups', () => {
  const inGroup = (itemId: number, itemGroupId: number, free = 5): ListedItem =>
    toListedItem(
      buildItem({ itemId, itemGroupId, name: `Item ${itemId}` }),
      [{ unitId: itemId } as ListedItem['pricedUnits'][number]],
      () => free,
    );
  it('returns the first item in stock of each item group', () =>
    expect(
      firstItemsOfGroups([inGroup(1, 1, 0), inGroup(2, 1), inGroup(3, 1), inGroup(4, 2)], 1).map(
        ({ id }) => id,
      ),
    ).toEqual([2, 4]));
  it('returns as many as other suggestions at most', () =>
    expect(
      firstItemsOfGroups(
        Array.from({ length: 20 }, (_, at) => inGroup(at + 1, at)),
        1,
      ),
    ).toHaveLength(maxSuggestions));
});
