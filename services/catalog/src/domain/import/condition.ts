import type { Condition } from './mapping.ts';
import { phraseFinder } from './row.ts';
import type { CleanRow } from './row.ts';

export type RowPredicate = (row: CleanRow) => boolean;

const toList = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;

const compilePart = (key: string, value: string | readonly string[]): RowPredicate => {
  if (key === 'words' || key === 'noWords') {
    const containsPhrase = phraseFinder(toList(value));
    const isRequired = key === 'words';
    return (row) => containsPhrase(row.name) === isRequired;
  }
  const values = new Set(toList(value));
  return (row) => values.has(row.value(key));
};

export const compileCondition = (condition: Condition): RowPredicate => {
  const keys = Object.keys(condition).sort(
    (a, b) => Number(a.endsWith('ords')) - Number(b.endsWith('ords')),
  );
  const parts = keys.map((key) => compilePart(key, condition[key] ?? ''));
  return (row) => parts.every((matches) => matches(row));
};
