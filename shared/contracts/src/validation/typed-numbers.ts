import { maxRupees } from '../money/money.ts';
import { err, ok, type Result } from '../result/result.ts';
import { maxIdDigits } from './limits.ts';

const wholeNumberPattern = new RegExp(`^\\d{1,${maxIdDigits}}$`);

const groupedPattern = /^-?[1-9]\d?(,\d{2})*,\d{3}(\.\d*)?$/;

/** Drops the commas of Indian grouping, as in `1,25,000`; null for other commas, as in `2,5`. */
export const removeGrouping = (text: string): string | null =>
  text.includes(',') && !groupedPattern.test(text) ? null : text.replaceAll(',', '');

/** Null when the text is not a whole number of the range. */
export const parseWholeNumber = (text: string, min: number, max: number): number | null => {
  const typed = text.trim();
  const number = wholeNumberPattern.test(typed) ? Number(typed) : Number.NaN;
  return number >= min && number <= max ? number : null;
};

export type RupeesError = 'not-rupees' | 'negative' | 'too-much';

const amountPattern = /^-?\d+(\.\d{1,2})?$/;
const normalizeAmount = (text: string): string | null =>
  removeGrouping(
    text
      .trim()
      .replace(/^[₹£]\s*/, '')
      .replace(/^−/, '-'),
  );

/** Accepts what people type or paste: `₹1,234.50`, but not `12,5`, which may mean 12.5. */
export const checkRupees = (text: string): Result<number, RupeesError> => {
  const typed = normalizeAmount(text);
  if (typed === null || !amountPattern.test(typed)) return err('not-rupees');
  const rupees = Number(typed);
  if (rupees < 0) return err('negative');
  return rupees > maxRupees ? err('too-much') : ok(rupees);
};

export const parseRupees = (text: string): number | null => {
  const checked = checkRupees(text);
  return checked.ok ? checked.value : null;
};
