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
      'a column, padded behind its prefix',
      { column: 'index', prefix: 'GROCERY', padTo: 12 },
      'GROCERY00007',
    ],
    ['an empty column, never padded', { column: 'empty', prefix: 'GROCERY', padTo: 12 }, ''],
    ['a fixed value', { value: 5 }, 5],
    ['nothing named', {}, null],
    [
      'a template, with columns and the unit',
      { template: '{type},  {unit} of {nobody}' },
      'Pulses, 500 g of',
    ],
    [
      'the first entry that holds',
      {
        first: [
          { when: { type: 'Rice' }, value: 1 },
          { when: {}, value: 2 },
          { when: {}, value: 3 },
        ],
      },
      2,
    ],
    ['no entry that holds', { first: [{ when: { type: 'Rice' }, value: 1 }] }, ''],
  ])('%s', (_situation, source, value) => expect(read(source)).toEqual(value));
});

describe('replacements', () => {
  it.each<[string, Source, unknown]>([
    [
      'by its beginning, in whole words',
      { column: 'brand', replace: [{ startsWith: 'fresho', with: 'Loose' }] },
      'Loose',
    ],
    [
      'not by a part of a word',
      { column: 'brand', replace: [{ startsWith: 'fresh', with: 'Loose' }] },
      'Fresho Select',
    ],
    [
      'by the whole of it',
      { column: 'brand', replace: [{ is: 'FRESHO-SELECT', with: 'Tokri' }] },
      'Tokri',
    ],
    [
      'by the first rule that fits',
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
    ['by no rule without a wish', { column: 'brand', replace: [{ with: 'A' }] }, 'Fresho Select'],
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
