import { findHiddenCharacter } from '@tokri/contracts/validation';
import type { RowError, RowRule } from './draft.ts';
import type { Value } from './mapping.ts';

export const createErrorCollector = (row: number) => {
  const errors: RowError[] = [];
  return {
    errors,
    add: (
      field: string,
      rule: RowRule,
      names: { readonly detail?: string | number; readonly prices?: RowError['prices'] } = {},
    ): void => {
      const { detail, prices } = names;
      errors.push({
        row,
        field,
        rule,
        ...(detail === undefined ? {} : { detail: String(detail) }),
        ...(prices ? { prices } : {}),
      });
    },
  };
};
export type RowErrorCollector = ReturnType<typeof createErrorCollector>;

export const toText = (value: Value): string => (value === null ? '' : String(value));

export const limitedText = (
  value: Value,
  { field, maxLength, errors }: { field: string; maxLength: number; errors: RowErrorCollector },
): string => {
  const text = toText(value);
  const hidden = findHiddenCharacter(text);
  if (hidden !== null) errors.add(field, 'hidden-character', { detail: hidden });
  if (text.length > maxLength) errors.add(field, 'too-long', { detail: maxLength });
  return text;
};

const rupeesPattern = /^(\d{1,8})(?:\.(\d{1,2})0*)?$/;

export const parsePaise = (value: Value, field: string, errors: RowErrorCollector): number => {
  const text = toText(value);
  const [, rupees = '', decimals = ''] = rupeesPattern.exec(text) ?? [];
  if (rupees === '') {
    errors.add(field, 'rupees');
    return 0;
  }
  const sumPaise = Number(rupees) * 100 + Number(decimals.padEnd(2, '0'));
  if (sumPaise === 0) errors.add(field, 'above-zero');
  return sumPaise;
};

export const parseWholeNumber = (
  value: Value,
  {
    field,
    min = 0,
    max,
    errors,
  }: { field: string; min?: number; max: number; errors: RowErrorCollector },
): number => {
  const number = /^\d{1,9}$/.test(toText(value)) ? Number(value) : Number.NaN;
  if (Number.isNaN(number) || number < min || number > max)
    errors.add(field, 'whole-number', { detail: `${min}–${max}` });
  return number;
};

const affirmative = new Set(['true', '1', 'yes', 'veg', 'vegetarian']);
const negative = new Set(['false', '0', 'no', 'non-veg', 'non-vegetarian']);

export const parseVegetarian = (value: Value, errors: RowErrorCollector): boolean | null => {
  const text = toText(value).toLowerCase();
  if (text === '') return null;
  if (!affirmative.has(text) && !negative.has(text)) errors.add('Vegetarian', 'vegetarian');
  return affirmative.has(text);
};
