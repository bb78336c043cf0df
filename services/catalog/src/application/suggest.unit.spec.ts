import { item } from '../../test/samples.ts';
import { createCatalogue } from '../search/catalogue.ts';
import { suggest } from './suggest.ts';

const clock = () => new Date('2025-11-21T10:00:00Z');
const catalogue = createCatalogue();
const goods = (itemId: number, name: string, brand = 'Loose', itemTypeId = 3) => ({
  item: item({
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
catalogue.putGroups([{ itemGroupId: 2, name: 'Fresh', tint: 'fresh', position: 1, image: '' }]);
catalogue.putTypes([
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
catalogue.put([
  goods(1, 'Potato'),
  goods(2, 'Onion'),
  goods(3, 'Toned Milk', 'Potluck'),
  goods(4, 'Aloe Vera Gel'),
]);
const texts = (typed: string): string[] =>
  suggest({ catalogue, clock }, typed).map(({ kind, text }) => `${kind}:${text}`);

describe('suggestions while somebody types', () => {
  it('a type that has goods, is among them; one without is not', () => {
    expect(texts('vege')[0]).toBe('type:Vegetables');
    expect(texts('veg').includes('type:Vegan snacks')).toBe(false);
  });
  it('a brand and an item that begin so, are both told', () => {
    expect(texts('pot')).toEqual(['brand:Potluck', 'item:Potato', 'item:Toned Milk']);
  });
  it('a Hindi or Hinglish name, is known before it is whole', () => {
    expect(texts('alo')).toContain('item:Potato');
    expect(texts('doo')).toContain('item:Toned Milk');
    expect(texts('प्या')).toEqual(['item:Onion']);
  });
  it.each(['', ' ', 'p'])('"%s", is too little to go by', (typed) => {
    expect(texts(typed)).toEqual([]);
  });
  it('what the shop lacks, is not suggested', () => {
    expect(texts('qqqqqq')).toEqual([]);
  });
});
