import { cleanText, normalizeName, phraseFinder, toPhrase } from './row.ts';

describe('cleanText', () => {
  it('applies replacements in order and then collapses blanks', () =>
    expect(
      cleanText('  Â½  kg\tRice ', [
        { find: 'Â', with: '' },
        { find: '½', with: '0.5' },
      ]),
    ).toBe('0.5 kg Rice'));
  it('folds line breaks of every kind and composes letters', () =>
    expect(cleanText('Jose\u0301\u2028GSTIN\u0085Rice', [])).toBe('José GSTIN Rice'));
  it('keeps clean text unchanged', () => expect(cleanText('Rice', [])).toBe('Rice'));
});

describe('toPhrase', () => {
  it('ignores punctuation and case', () =>
    expect(toPhrase('  Chips & Namkeen (Salted)! ')).toBe('chips namkeen salted'));
  it('keeps the combining marks of Indian scripts', () =>
    expect(toPhrase('दाल-चावल')).toBe('दाल चावल'));
});

describe('phraseFinder', () => {
  const finds = (phrases: readonly string[], name: string) =>
    phraseFinder(phrases)(normalizeName(name));
  it.each([
    ['finds a word', ['pea'], 'Green Pea', true],
    ['finds a plural with s', ['pea'], 'Green Peas', true],
    ['finds a plural with es', ['mango'], 'Mangoes Ripe', true],
    ['does not find a part of a word', ['pea'], 'Peanut Butter', false],
    ['finds two consecutive words', ['green pea'], 'Frozen Green Peas', true],
    ['does not find separated words', ['green pea'], 'Green Split Pea', false],
    ['finds nothing without a phrase', ['', '&'], 'Green Pea', false],
  ])('%s', (_situation, phrases, name, expected) => expect(finds(phrases, name)).toBe(expected));
});
