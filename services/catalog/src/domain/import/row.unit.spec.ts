import { cleanText, normalizeName, phraseFinder, toPhrase } from './row.ts';

describe('cleaning a column', () => {
  it('replacements in order, then blanks', () =>
    expect(
      cleanText('  Â½  kg\tRice ', [
        { find: 'Â', with: '' },
        { find: '½', with: '0.5' },
      ]),
    ).toBe('0.5 kg Rice'));
  it('nothing to clean, as it is', () => expect(cleanText('Rice', [])).toBe('Rice'));
});

describe('a phrase', () => {
  it('signs and capitals, do not count', () =>
    expect(toPhrase('  Chips & Namkeen (Salted)! ')).toBe('chips namkeen salted'));
  it('marks of Indian scripts, stay in their word', () =>
    expect(toPhrase('दाल-चावल')).toBe('दाल चावल'));
});

describe('looking for phrases in a name', () => {
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
