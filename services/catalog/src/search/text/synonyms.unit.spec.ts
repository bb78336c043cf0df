import { readQuery, synonymCount } from './synonyms.ts';
import { normalizeWords } from './words.ts';

const englishOf = (text: string): string[] =>
  readQuery(text).map(({ synonyms: otherNames }) =>
    otherNames.map((words) => words.join(' ')).join('|'),
  );

describe('words of a text', () => {
  it.each([
    ['Tomatoes & Onions', ['tomato', 'onion']],
    ['Berries', ['berry']],
    ['GLASS dress', ['glass', 'dress']],
    ['हरी मिर्च', ['हरी', 'मिर्च']],
    ['  -- ', []],
    ['gas', ['gas']],
    ['７ Up', ['7', 'up']],
  ])('"%s", are %j', (text, expected) => expect(normalizeWords(text)).toEqual(expected));
});

describe('other names of what somebody asks for', () => {
  it('are many', () => expect(synonymCount).toBeGreaterThan(400));
  it.each([
    ['aloo', ['potato']],
    ['आलू', ['potato']],
    ['DOODH', ['milk']],
    ['दूध', ['milk']],
    ['pyaz', ['onion']],
    ['प्याज', ['onion']],
    ['hari mirch', ['green chilli']],
    ['mirch', ['chilli']],
    ['gehu ka atta', ['atta']],
    ['potato', ['']],
  ])('"%s", gives %j', (text, expected) => expect(englishOf(text)).toEqual(expected));
  it('a longer name, is taken before the shorter ones in it, the rest stays as typed', () => {
    expect(readQuery('amul hari mirch 100').map(({ typed }) => typed.join(' '))).toEqual([
      'amul',
      'hari mirch',
      '100',
    ]);
  });
});
