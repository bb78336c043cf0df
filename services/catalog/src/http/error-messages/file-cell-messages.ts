import type { Language } from '@tokri/contracts/language';
import { marketText } from '@tokri/contracts/market';
import type { RowError } from '../../domain/bulk-changes/import-row.ts';

type Texts = Readonly<Record<Language, string>>;

/** What to enter, for cells that are empty or not known any more. */
const importMessages: Readonly<Record<RowError['rule'], Texts>> = {
  number: { en: 'Enter a whole number.', hi: 'पूरी संख्या डालें।' },
  'unknown-unit': { en: 'There is no pack with this number.', hi: 'इस नंबर का कोई पैक नहीं है।' },
  date: {
    en: 'Enter a date such as 2026-01-31 or 31/01/2026.',
    hi: 'तारीख 2026-01-31 या 31/01/2026 की तरह लिखें।',
  },
  'date-past': {
    en: 'This date has passed. Past prices never change.',
    hi: 'यह तारीख निकल गई है। पुराने दाम नहीं बदलते।',
  },
  amount: {
    en: 'Enter an amount above 0 with at most two decimal places.',
    hi: '0 से ज़्यादा की रकम डालें, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
  },
  doubled: {
    en: 'This pack and party are in the file twice.',
    hi: 'यह पैक और पार्टी फ़ाइल में दो बार है।',
  },
  count: {
    en: 'Enter a whole number from 0 to 10,00,000.',
    hi: '0 से 10,00,000 तक की पूरी संख्या डालें।',
  },
  'doubled-unit': { en: 'This pack is in the file twice.', hi: 'यह पैक फ़ाइल में दो बार है।' },
};

const valueMessages: Readonly<Partial<Record<RowError['rule'], Texts>>> = {
  number: { en: '“{value}” is not a whole number.', hi: '“{value}” पूरी संख्या नहीं है।' },
  'unknown-unit': {
    en: 'There is no pack with the number {value}.',
    hi: 'नंबर {value} का कोई पैक नहीं है।',
  },
  date: {
    en: '“{value}” is not a date such as 2026-01-31 or 31/01/2026.',
    hi: '“{value}” तारीख नहीं है। तारीख 2026-01-31 या 31/01/2026 की तरह लिखें।',
  },
  'date-past': {
    en: '“{value}” has passed. Past prices never change.',
    hi: '“{value}” निकल चुकी तारीख है। पुराने दाम नहीं बदलते।',
  },
  amount: {
    en: '“{value}” is not an amount above 0 with at most two decimal places.',
    hi: '“{value}” सही रकम नहीं है। 0 से ज़्यादा की रकम डालें, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
  },
  count: {
    en: '“{value}” is not a whole number from 0 to 10,00,000.',
    hi: '“{value}” 0 से 10,00,000 तक की पूरी संख्या नहीं है।',
  },
};

const emptyCell: Texts = { en: 'The cell is empty.', hi: 'यह खाना खाली है।' };

export const importMessage = (
  { rule, value }: Pick<RowError, 'rule' | 'value'>,
  language: Language,
): string => {
  const valued = marketText(valueMessages[rule]?.[language] ?? '');
  const advice = marketText(importMessages[rule][language]);
  if (value === undefined || valued === '') return advice;
  return value === '' ? `${emptyCell[language]} ${advice}` : valued.replace('{value}', () => value);
};
