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

describe('the gaps of Hindi beside English', () => {
  it('when both say the same, are none', () => expect(findTranslationGaps(en, hi)).toEqual([]));
  it('when a text is missing or empty, name it', () =>
    expect(findTranslationGaps(en, { plain: '', named: hi.named })).toEqual([
      'plain: missing',
      'plural: missing',
    ]));
  it('when a text is nobody’s, name it', () =>
    expect(findTranslationGaps(en, { ...hi, old: 'पुराना' })).toEqual(['old: not an English text']));
  it('when a placeholder is misspelt, name both', () =>
    expect(findTranslationGaps(en, { ...hi, named: 'सिर्फ़ {cuont} बाकी' })).toEqual([
      'named: asks for cuont in place of count',
    ]));
  it('when a plural has become a plain number, name both', () =>
    expect(findTranslationGaps(en, { ...hi, plural: '{place} में {count} सामान' })).toEqual([
      'plural: asks for count, place in place of count plural, place',
    ]));
});
