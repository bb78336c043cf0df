import { buildItem } from '../../../test/item-fixtures.ts';
import { toListedItem, type ListedItem } from './listed-items.ts';
import { maxSuggestions, rankSuggestions } from './suggestions.ts';

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

describe('suggestions for what somebody types', () => {
  it('one of each, are type, brand and item with what a page needs to show them', () => {
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
  it('many types and brands, are two of each', () =>
    expect(
      texts({
        types: [type(1, 'A'), type(2, 'B'), type(3, 'C')],
        brands: ['X', 'Y', 'Z'],
        items: listed('I'),
      }),
    ).toEqual(['A', 'B', 'X', 'Y', 'I']));
  it('many items, are as many as there is room for', () => {
    expect(texts({ items: many(maxSuggestions) })).toHaveLength(maxSuggestions);
    expect(texts({ types: [type(1, 'A')], items: many(30) })).toEqual([
      'A',
      ...many(maxSuggestions - 1).map(({ item: { name } }) => name),
    ]);
  });
  it('with names of another language, have the likeliest of each after three items', () => {
    expect(
      texts({ items: many(5), otherItems: [listed('Potato', 'Potato Chips'), [], listed('Pear')] }),
    ).toEqual(['Item 1', 'Item 2', 'Item 3', 'Potato', 'Pear', 'Item 4', 'Item 5']);
  });
  it('of one name in other case and blanks, are one of each kind', () =>
    expect(
      texts({
        types: [type(1, 'Tea'), type(2, 'TEA')],
        brands: ['tea'],
        items: listed('Tea', ' tea', 'Green  Tea', 'green tea'),
      }),
    ).toEqual(['Tea', 'tea', 'Tea', 'Green  Tea']));
  it('of which many have one name, are filled up from those behind', () =>
    expect(
      texts({ items: [...listed(...Array.from({ length: 10 }, () => 'Tea')), ...listed('Milk')] }),
    ).toEqual(['Tea', 'Milk']));
  it('nothing found, are none', () => expect(texts({})).toEqual([]));
});
