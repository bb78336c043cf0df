import { compileCondition } from './condition.ts';
import type { Replacement, Source, Value } from './mapping.ts';
import { toPhrase } from './row.ts';
import type { CleanRow } from './row.ts';

export type Reader = (row: CleanRow) => Value;

const isEmpty = (value: Value): boolean => value === '' || value === null;

const matchesReplacement = (rule: Replacement, phrase: string): boolean => {
  if (rule.is !== undefined) return phrase === toPhrase(rule.is);
  return rule.startsWith !== undefined && `${phrase} `.startsWith(`${toPhrase(rule.startsWith)} `);
};

const applyReplacements = (rules: readonly Replacement[], value: Value): Value => {
  if (typeof value !== 'string' || value === '' || rules.length === 0) return value;
  const phrase = toPhrase(value);
  return rules.find((rule) => matchesReplacement(rule, phrase))?.with ?? value;
};

const padCode = ({ prefix = '', padTo = 0 }: Source, text: string): string =>
  text === '' ? '' : prefix + text.padStart(padTo - prefix.length, '0');

const compileTemplate = (text: string): Reader => {
  const parts = text.split(/\{([^{}]+)\}/u);
  return (row) =>
    parts
      .map((part, index) => (index % 2 === 0 ? part : part === 'unit' ? row.unit : row.value(part)))
      .join('')
      .replace(/\s+/gu, ' ')
      .trim();
};

const compileBaseSource = (source: Source): Reader => {
  const { column, first } = source;
  if (column !== undefined) return (row) => padCode(source, row.value(column));
  if (source.template !== undefined) return compileTemplate(source.template);
  if (first !== undefined) {
    const entries = first.map((entry) => ({
      matches: compileCondition(entry.when),
      read: compileSource(entry),
    }));
    return (row) => entries.find(({ matches }) => matches(row))?.read(row) ?? '';
  }
  return () => source.value ?? null;
};

export const compileSource = (source: Source): Reader => {
  const read = compileBaseSource(source);
  const rules = source.replace ?? [];
  const otherwise = source.ifEmpty && compileSource(source.ifEmpty);
  return (row) => {
    const value = applyReplacements(rules, read(row));
    return otherwise && isEmpty(value) ? otherwise(row) : value;
  };
};
