import { cleanText, normalizeName, phraseFinder, toPhrase } from './row.ts';

describe('cleanText', () => {
  it('applies replacements in order and then collapses blanks', () =>
    expect(
      cleanText('  Â½  kg\tRice ', [
        { find: 'Â', with: '' },
        { find: '½', with: '0.5' },
      ]),
    ).toBe('0.5 kg Rice'));
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
    ['a word', ['pea'], 'Green Pea', true],
    ['its plural with s', ['pea'], 'Green Peas', true],
    ['its plural with es', ['mango'], 'Mangoes Ripe', true],
    ['a part of a word', ['pea'], 'Peanut Butter', false],
    ['two words in a row', ['green pea'], 'Frozen Green Peas', true],
    ['two words apart', ['green pea'], 'Green Split Pea', false],
    ['no phrase at all', ['', '&'], 'Green Pea', false],
  ])('%s', (_situation, phrases, name, found) => expect(finds(phrases, name)).toBe(found));
});
