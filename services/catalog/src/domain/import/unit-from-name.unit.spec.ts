import type { UnitNaming } from './mapping.ts';
import { normalizeName, type CleanRow } from './row.ts';
import { compileUnitNaming } from './unit-from-name.ts';

const naming: UnitNaming = {
  when: { noWords: ['capsule'] },
  quantities: [
    { words: ['kg', 'Kgs'], name: '{n} kg' },
    { words: ['g', 'gm'], name: '{n} g' },
    { words: ['ml'], name: '{n} ml' },
  ],
};
const findUnit = (name: string) =>
  compileUnitNaming(naming)({
    name: normalizeName(name),
    unit: '',
    value: () => '',
  } satisfies CleanRow);

describe('compileUnitNaming', () => {
  it.each([
    ['Toor Dal 500g', '500 g'],
    ['Toor Dal 1 KGS', '1 kg'],
    ['Rice 1.500 kg', '1.5 kg'],
    ['Rice 2.0 kg', '2 kg'],
    ['Milk (500 ml)', '500 ml'],
  ])('reads the unit of "%s" as %s', (name, unit) => expect(findUnit(name)).toBe(unit));
  it.each([
    ['no quantity', 'Toor Dal'],
    ['a word that is no unit', 'Bread 5 slices'],
    ['two quantities, a combo', 'Shampoo 200 ml, Soap 100 g'],
    ['a plus, a combo', 'Soap 100 g + Free Brush'],
    ['a number of packs before it', 'Juice 2 x 100 ml'],
    ['a larger number around it', 'Code 12-500g'],
    ['letters behind it', 'Toor 500gx'],
    ['a name that the condition excludes', 'Fish Oil Capsule 500 g'],
  ])('finds no unit in "%s"', (_situation, name) => expect(findUnit(name)).toBeNull());
});
