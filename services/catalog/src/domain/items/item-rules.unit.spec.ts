import { validDeclarations, buildItem } from '../../../test/item-fixtures.ts';
import { isFood } from './item.ts';
import { generatedCode, isCodeTooShort, missingDeclarations } from './item-rules.ts';

describe('missingDeclarations', () => {
  it('accepts complete declarations', () =>
    expect(missingDeclarations(validDeclarations)).toEqual([]));
  it.each([
    'netQuantity',
    'manufacturer',
    'countryOfOrigin',
    'bestBefore',
    'consumerCare',
  ] as const)('reports a blank %s', (name) =>
    expect(missingDeclarations({ ...validDeclarations, [name]: '  ' })).toEqual([name]),
  );
  it('does not require an FSSAI licence number', () =>
    expect(missingDeclarations({ ...validDeclarations, fssai: '' })).toEqual([]));
});

describe('item codes', () => {
  it.each([
    ['ELEVEN-CHAR', true],
    ['TWELVE-CHARS', false],
    ['THIRTEEN-CHAR', false],
  ])('reports %s as too short: %s', (code, expected) =>
    expect(isCodeTooShort(code)).toBe(expected),
  );
  it('generates a code that contains the id and is long enough', () =>
    expect([generatedCode(12), isCodeTooShort(generatedCode(1))]).toEqual(['ITEM00000012', false]));
});

it('isFood is false for items without a vegetarian flag', () => {
  expect([
    isFood(buildItem()),
    isFood(buildItem({ declarations: { ...validDeclarations, vegetarian: false } })),
    isFood(buildItem({ declarations: { ...validDeclarations, vegetarian: null } })),
  ]).toEqual([true, true, false]);
});
