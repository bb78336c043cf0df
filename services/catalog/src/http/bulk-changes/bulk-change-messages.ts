import type { Language } from '@tokri/contracts/language';
import type { RowProblem } from '../../domain/bulk-changes/change-row.ts';
import type { RowError } from '../../domain/bulk-changes/import-row.ts';

type Texts = Readonly<Record<Language, string>>;

const problemMessages: Readonly<Record<RowProblem['code'], Texts>> = {
  'rate-above-mrp': {
    en: 'The price with GST would be {price}, above the MRP of {mrp}. The highest rate before tax is {highest}.',
    hi: 'GST के साथ दाम {price} होगा, जो MRP {mrp} से ज़्यादा है। टैक्स से पहले सबसे ज़्यादा दर {highest} हो सकती है।',
  },
  'price-not-positive': {
    en: 'The price would be zero or less.',
    hi: 'दाम शून्य या उससे कम हो जाएगा।',
  },
  'changed-meanwhile': {
    en: 'Somebody changed this meanwhile. Now: {now}.',
    hi: 'इस बीच किसी और ने इसे बदल दिया। अभी: {now}।',
  },
  'declarations-missing': {
    en: 'This item cannot be sold without these details: {names}.',
    hi: 'इन जानकारियों के बिना यह सामान नहीं बेचा जा सकता: {names}।',
  },
  'no-earlier-price': {
    en: 'There was no price before, so this one stays.',
    hi: 'पहले कोई दाम नहीं था, इसलिए यही दाम रहेगा।',
  },
  'no-price': {
    en: 'There is no price on that day.',
    hi: 'उस दिन कोई दाम नहीं है।',
  },
  'item-deleted': { en: 'This item was deleted.', hi: 'यह सामान हटा दिया गया है।' },
  'unknown-unit': { en: 'This pack no longer exists.', hi: 'यह पैक अब नहीं है।' },
  'unknown-item-type': { en: 'This category does not exist.', hi: 'यह श्रेणी मौजूद नहीं है।' },
  'date-past': { en: 'This date has passed.', hi: 'यह तारीख निकल गई है।' },
};

const taxAboveMrp: Texts = {
  en: 'A price would be above the MRP. {detail}',
  hi: 'एक दाम MRP से ज़्यादा हो जाएगा। {detail}',
};

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
};

const fill = (template: string, texts: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/gu, (_match, name: string) => texts[name] ?? '');

export const toProblemResponse = (
  problem: RowProblem | null,
  language: Language,
): { readonly Code: string; readonly Message: string } | null => {
  if (!problem) return null;
  const { code, texts } = problem;
  const template = 'detail' in texts ? taxAboveMrp : problemMessages[code];
  return { Code: code, Message: fill(template[language], texts).trim() };
};

export const importMessage = (rule: RowError['rule'], language: Language): string =>
  importMessages[rule][language];
