import { readQuery, synonymCount } from './synonyms.ts';
import { normalizeWords } from './words.ts';

const findEnglishNames = (text: string): string[] =>
  readQuery(text).map(({ synonyms: otherNames }) =>
    otherNames.map((words) => words.join(' ')).join('|'),
  );

describe('normalizeWords', () => {
  it.each([
    ['Tomatoes & Onions', ['tomato', 'onion']],
    ['Berries', ['berry']],
    ['GLASS dress', ['glass', 'dress']],
    ['हरी मिर्च', ['हरी', 'मिर्च']],
    ['  -- ', []],
    ['gas', ['gas']],
    ['７ Up', ['7', 'up']],
  ])('splits "%s" into %j', (text, expected) => expect(normalizeWords(text)).toEqual(expected));
});

describe('readQuery', () => {
  it('knows a large number of synonyms', () => expect(synonymCount).toBeGreaterThan(400));
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
  ])('expands "%s" to %j', (text, expected) => expect(findEnglishNames(text)).toEqual(expected));
  it('prefers the longest known name', () => {
    expect(readQuery('amul hari mirch 100').map(({ typed }) => typed.join(' '))).toEqual([
      'amul',
      'hari mirch',
      '100',
    ]);
  });
});
