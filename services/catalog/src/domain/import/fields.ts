import type { RowError } from './draft.ts';
import type { Value } from './mapping.ts';

/** Gathers what is wrong with one row, so that the sender sees all of it at once. */
export const faultList = (row: number) => {
  const errors: RowError[] = [];
  return {
    errors,
    add: (field: string, message: string): void => {
      errors.push({ row, field, message });
    },
  };
};
export type FaultList = ReturnType<typeof faultList>;

export const textOf = (value: Value): string => (value === null ? '' : String(value));

/** Text of at most `lengthMax` characters. */
export const limitedText = (
  value: Value,
  { field, lengthMax, faults }: { field: string; lengthMax: number; faults: FaultList },
): string => {
  const text = textOf(value);
  if (text.length > lengthMax) faults.add(field, `is longer than ${lengthMax} characters`);
  return text;
};

const sum = /^(\d{1,8})(?:\.(\d{1,2})0*)?$/;

/** Rupees with at most two places as paise; anything else is a fault. */
export const paiseOf = (value: Value, field: string, faults: FaultList): number => {
  const text = textOf(value);
  const [, rupees = '', places = ''] = sum.exec(text) ?? [];
  if (rupees === '') {
    faults.add(field, `"${text}" is no sum in rupees`);
    return 0;
  }
  const sumPaise = Number(rupees) * 100 + Number(places.padEnd(2, '0'));
  if (sumPaise === 0) faults.add(field, 'is not above 0');
  return sumPaise;
};

/** A whole number from `min`, 0 when absent, to `max`. */
export const wholeOf = (
  value: Value,
  { field, min = 0, max, faults }: { field: string; min?: number; max: number; faults: FaultList },
): number => {
  const number = /^\d{1,9}$/.test(textOf(value)) ? Number(value) : Number.NaN;
  if (Number.isNaN(number) || number < min || number > max)
    faults.add(
      field,
      `"${textOf(value)}" is no whole number ${min > 0 ? `from ${min} ` : ''}up to ${max}`,
    );
  return number;
};

const yes = new Set(['true', '1', 'yes', 'veg', 'vegetarian']);
const no = new Set(['false', '0', 'no', 'non-veg', 'non-vegetarian']);

/** True, false, or null for goods that are no food. */
export const vegetarianOf = (value: Value, faults: FaultList): boolean | null => {
  const text = textOf(value).toLowerCase();
  if (text === '') return null;
  if (!yes.has(text) && !no.has(text))
    faults.add('Vegetarian', `"${text}" is neither true nor false`);
  return yes.has(text);
};
