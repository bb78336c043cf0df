import type { UnitNaming } from './mapping.ts';
import { compileCondition } from './condition.ts';
import type { CleanRow } from './row.ts';

// A number, at most one blank and letters, unless part of something larger ('2 x 100 ml').
const quantity =
  /(?<![\p{L}\p{M}\p{N}.\-+])(?<!\d ?[x×] )(\d{1,6}(?:\.\d{1,3})?) ?(\p{L}+)(?![\p{L}\p{M}\p{N}])/gu;

const stripTrailingZeros = (number: string): string =>
  number.includes('.') ? String(Number(number)) : number;

/**
 * Reads the unit from a product name: '500 g' from 'Toor Dal 500g'. Null for none or several
 * quantities, because those are combos.
 */
export const compileUnitNaming = (naming: UnitNaming): ((row: CleanRow) => string | null) => {
  const matches = compileCondition(naming.when);
  const nameByWord = new Map(
    naming.quantities.flatMap(({ words, name }) =>
      words.map((word) => [word.toLowerCase(), name] as const),
    ),
  );
  return (row) => {
    if (row.name.text.includes('+') || !matches(row)) return null;
    const unitNames = [...row.name.text.matchAll(quantity)].flatMap(
      ([, number = '', word = '']) => {
        const name = nameByWord.get(word.toLowerCase());
        return name === undefined ? [] : [name.replaceAll('{n}', stripTrailingZeros(number))];
      },
    );
    return unitNames.length === 1 ? (unitNames[0] ?? null) : null;
  };
};
