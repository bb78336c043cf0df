import type { UnitNaming } from './mapping.ts';
import { compileCondition } from './condition.ts';
import type { ReadRow } from './row.ts';

// A number, at most one blank, letters; nothing before it that would make it part of something larger ('2 x 100 ml'), no letter or digit after it.
const quantity =
  /(?<![\p{L}\p{M}\p{N}.\-+]|\d ?[x×] )(\d{1,6}(?:\.\d{1,3})?) ?(\p{L}+)(?![\p{L}\p{M}\p{N}])/gu;

const withoutZeros = (number: string): string =>
  number.includes('.') ? number.replace(/\.?0+$/u, '') : number;

/**
 * The name of the unit that stands in a product's name: '500 g' of 'Toor Dal 500g'. Null unless there is exactly one quantity and no '+':
 * two quantities are a combo, of which none is the net quantity.
 */
export const compileUnitNaming = (naming: UnitNaming): ((row: ReadRow) => string | null) => {
  const holds = compileCondition(naming.when);
  const names = new Map(
    naming.quantities.flatMap(({ words, name }) =>
      words.map((word) => [word.toLowerCase(), name] as const),
    ),
  );
  return (row) => {
    if (row.name.text.includes('+') || !holds(row)) return null;
    const found = [...row.name.text.matchAll(quantity)].flatMap(([, number = '', word = '']) => {
      const name = names.get(word.toLowerCase());
      return name === undefined ? [] : [name.replaceAll('{n}', withoutZeros(number))];
    });
    return found.length === 1 ? (found[0] ?? null) : null;
  };
};
