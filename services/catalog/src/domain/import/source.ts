import { compileCondition } from './condition.ts';
import type { Replacement, Source, Value } from './mapping.ts';
import { phraseOf } from './row.ts';
import type { ReadRow } from './row.ts';

export type Reader = (row: ReadRow) => Value;

const isEmpty = (value: Value): boolean => value === '' || value === null;

const fits = (rule: Replacement, phrase: string): boolean => {
  if (rule.is !== undefined) return phrase === phraseOf(rule.is);
  return rule.startsWith !== undefined && `${phrase} `.startsWith(`${phraseOf(rule.startsWith)} `);
};

const replaced = (rules: readonly Replacement[], value: Value): Value => {
  if (typeof value !== 'string' || value === '' || rules.length === 0) return value;
  const phrase = phraseOf(value);
  return rules.find((rule) => fits(rule, phrase))?.with ?? value;
};

const padded = ({ prefix = '', padTo = 0 }: Source, text: string): string =>
  text === '' ? '' : prefix + text.padStart(padTo - prefix.length, '0');

const template = (text: string): Reader => {
  const parts = text.split(/\{([^{}]+)\}/u);
  return (row) =>
    parts
      .map((part, index) => (index % 2 === 0 ? part : part === 'unit' ? row.unit : row.value(part)))
      .join('')
      .replace(/\s+/gu, ' ')
      .trim();
};

const basic = (source: Source): Reader => {
  const { column, first } = source;
  if (column !== undefined) return (row) => padded(source, row.value(column));
  if (source.template !== undefined) return template(source.template);
  if (first !== undefined) {
    const entries = first.map((entry) => ({
      holds: compileCondition(entry.when),
      read: compileSource(entry),
    }));
    return (row) => entries.find(({ holds }) => holds(row))?.read(row) ?? '';
  }
  return () => source.value ?? null;
};

/** A function that reads the value of a source from a row; what a mapping says is looked at once, not for each row. */
export const compileSource = (source: Source): Reader => {
  const read = basic(source);
  const rules = source.replace ?? [];
  const otherwise = source.ifEmpty && compileSource(source.ifEmpty);
  return (row) => {
    const value = replaced(rules, read(row));
    return otherwise && isEmpty(value) ? otherwise(row) : value;
  };
};
