import { normalizeName, type CleanRow } from './row.ts';
import { compileSource } from './source.ts';
import type { Source } from './mapping.ts';

const row: CleanRow = {
  name: normalizeName('Toor Dal'),
  unit: '500 g',
  value: (column) =>
    ({ index: '7', brand: 'Fresho Select', type: 'Pulses', empty: '' })[column] ?? '',
};
const read = (source: Source) => compileSource(source)(row);

describe('compileSource', () => {
  it.each<[string, Source, unknown]>([
    ['a column', { column: 'type' }, 'Pulses'],
    [
      'a padded column with a prefix',
      { column: 'index', prefix: 'GROCERY', padTo: 12 },
      'GROCERY00007',
    ],
    ['an empty column without padding', { column: 'empty', prefix: 'GROCERY', padTo: 12 }, ''],
    ['a fixed value', { value: 5 }, 5],
    ['null without any source', {}, null],
    [
      'a template with columns and the unit',
      { template: '{type},  {unit} of {nobody}' },
      'Pulses, 500 g of',
    ],
    [
      'the first entry whose condition matches',
      {
        first: [
          { when: { type: 'Rice' }, value: 1 },
          { when: {}, value: 2 },
          { when: {}, value: 3 },
        ],
      },
      2,
    ],
    [
      'an empty text when no condition matches',
      { first: [{ when: { type: 'Rice' }, value: 1 }] },
      '',
    ],
  ])('reads %s', (_source, source, value) => expect(read(source)).toEqual(value));
});

describe('replacements', () => {
  it.each<[string, Source, unknown]>([
    [
      'replaces a text that starts with the words',
      { column: 'brand', replace: [{ startsWith: 'fresho', with: 'Loose' }] },
      'Loose',
    ],
    [
      'keeps a text that starts with part of a word',
      { column: 'brand', replace: [{ startsWith: 'fresh', with: 'Loose' }] },
      'Fresho Select',
    ],
    [
      'replaces a text that equals the phrase',
      { column: 'brand', replace: [{ is: 'FRESHO-SELECT', with: 'Tokri' }] },
      'Tokri',
    ],
    [
      'uses the first matching rule',
      {
        column: 'brand',
        replace: [
          { is: 'other', with: 'A' },
          { startsWith: 'Fresho', with: 'B' },
          { startsWith: 'Fresho', with: 'C' },
        ],
      },
      'B',
    ],
    [
      'ignores a rule without a condition',
      { column: 'brand', replace: [{ with: 'A' }] },
      'Fresho Select',
    ],
  ])('%s', (_situation, source, value) => expect(read(source)).toBe(value));
});

describe('fallback for empty values', () => {
  it('uses the fallback for an empty column', () =>
    expect(read({ column: 'empty', ifEmpty: { column: 'type' } })).toBe('Pulses'));
  it('keeps 0 and false', () =>
    expect([
      read({ value: 0, ifEmpty: { value: 9 } }),
      read({ value: false, ifEmpty: { value: true } }),
    ]).toEqual([0, false]));
  it('uses the fallback for null', () =>
    expect(read({ value: null, ifEmpty: { value: true } })).toBe(true));
});
