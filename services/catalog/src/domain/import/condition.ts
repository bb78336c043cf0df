import type { Condition } from './mapping.ts';
import { phraseFinder } from './row.ts';
import type { ReadRow } from './row.ts';

export type Test = (row: ReadRow) => boolean;

const listOf = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;

const partOf = (key: string, value: string | readonly string[]): Test => {
  if (key === 'words' || key === 'noWords') {
    const stands = phraseFinder(listOf(value));
    const wanted = key === 'words';
    return (row) => stands(row.name) === wanted;
  }
  const values = new Set(listOf(value));
  return (row) => values.has(row.value(key));
};

/** All keys must hold; `{}` always does. Columns are looked at before words, which cost more. */
export const compileCondition = (condition: Condition): Test => {
  const keys = Object.keys(condition).sort(
    (a, b) => Number(a.endsWith('ords')) - Number(b.endsWith('ords')),
  );
  const parts = keys.map((key) => partOf(key, condition[key] ?? ''));
  return (row) => parts.every((holds) => holds(row));
};
