import { buildItem } from '../../../test/item-fixtures.ts';
import { createCatalogIndex } from '../../search/items/catalog-index.ts';
import { suggest } from './suggest.ts';

const clock = () => new Date('2025-11-21T10:00:00Z');
const catalogIndex = createCatalogIndex();
const goods = (itemId: number, name: string, brand = 'Loose', itemTypeId = 3) => ({
  item: buildItem({
    itemId,
    code: `CODE-${itemId}-0000`,
    name,
    brand,
    aliases: [],
    itemTypeId,
    itemTypeName: 'Vegetables',
  }),
  rev: 0,
});
catalogIndex.upsertGroups([
  { itemGroupId: 2, name: 'Fresh', tint: 'fresh', position: 1, image: '' },
]);
catalogIndex.upsertTypes([
  {
    itemTypeId: 3,
    name: 'Vegetables',
    code: '',
    narration: '',
    itemGroupId: 2,
    image: '',
    changedAt: clock(),
  },
  {
    itemTypeId: 4,
    name: 'Vegan snacks',
    code: '',
    narration: '',
    itemGroupId: 2,
    image: '',
    changedAt: clock(),
  },
]);
catalogIndex.upsert([
  goods(1, 'Potato'),
  goods(2, 'Onion'),
  goods(3, 'Toned Milk', 'Potluck'),
  goods(4, 'Aloe Vera Gel'),
]);
const texts = (typed: string): string[] =>
  suggest({ catalogIndex, clock }, { search: typed, locationId: 1 }).map(
    ({ kind, text }) => `${kind}:${text}`,
  );

describe('suggest', () => {
  it('suggests only types that have items', () => {
    expect(texts('vege')[0]).toBe('type:Vegetables');
    expect(texts('veg').includes('type:Vegan snacks')).toBe(false);
  });
  it('suggests matching brands and items', () => {
    expect(texts('pot')).toEqual(['brand:Potluck', 'item:Potato', 'item:Toned Milk']);
  });
  it('completes Hindi and Hinglish names', () => {
    expect(texts('alo')).toContain('item:Potato');
    expect(texts('doo')).toContain('item:Toned Milk');
    expect(texts('प्या')).toEqual(['item:Onion']);
  });
  it.each(['p', ' p '])('returns nothing for the short text "%s"', (typed) => {
    expect(texts(typed)).toEqual([]);
  });
  it('does not suggest what the shop does not sell', () => {
    expect(texts('qqqqqq')).toEqual([]);
  });
});
