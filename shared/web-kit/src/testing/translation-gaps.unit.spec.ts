import { findTranslationGaps } from './translation-gaps.ts';

const en = {
  plain: 'Add',
  named: 'Only {count} left',
  plural: '{count, plural, one {# item} other {# items}} at {place}',
};
const hi = {
  plain: 'जोड़ें',
  named: 'सिर्फ़ {count} बाकी',
  plural: '{place} में {count, plural, one {# सामान} other {# सामान}}',
};

describe('findTranslationGaps', () => {
  it('finds none in matching catalogs', () => expect(findTranslationGaps(en, hi)).toEqual([]));
  it('reports a missing or empty text', () =>
    expect(findTranslationGaps(en, { plain: '', named: hi.named })).toEqual([
      'plain: missing',
      'plural: missing',
    ]));
  it('reports a text without an English source', () =>
    expect(findTranslationGaps(en, { ...hi, old: 'पुराना' })).toEqual(['old: not an English text']));
  it('reports a misspelled placeholder', () =>
    expect(findTranslationGaps(en, { ...hi, named: 'सिर्फ़ {cuont} बाकी' })).toEqual([
      'named: asks for cuont in place of count',
    ]));
  it('reports a plural that became a plain number', () =>
    expect(findTranslationGaps(en, { ...hi, plural: '{place} में {count} सामान' })).toEqual([
      'plural: asks for count, place in place of count plural, place',
    ]));
  it('reports a text of the United Kingdom that replaces none or asks for other values', () => {
    const texts = { named: 'Only {count} left', 'named.uk': 'Only {most} left', 'old.uk': 'Old' };
    expect(findTranslationGaps(texts, texts)).toEqual([
      'named.uk: other placeholders than the text of the shop in India',
      'old.uk: no text of the shop in India',
    ]);
  });
  it('reports a word that all pages spell in another way', () =>
    expect(findTranslationGaps({ done: 'Sold out' }, { done: 'यह खत्म हो गया' })).toEqual([
      'done: write ख़त्म for खत्म',
    ]));
});
