import type { Language } from '@tokri/contracts/language';
import { marketText, shopMarket } from '@tokri/contracts/market';
import { shopTaxPercents } from '@tokri/contracts/tax';
import type { RowError, RowRule } from '../../domain/import/draft.ts';
import { priceAboveMrpText } from './above-mrp-message.ts';

type Texts = Readonly<Record<Language, (detail: string) => string>>;

const taxPercentList = (locale: string): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(shopTaxPercents().map(String));

/** Codes of csv-parse. */
const fileFaults: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  CSV_QUOTE_NOT_CLOSED: { en: ': a quotation mark is not closed', hi: ': एक उद्धरण चिह्न बंद नहीं है' },
  INVALID_OPENING_QUOTE: {
    en: ': a quotation mark stands inside a value',
    hi: ': किसी मान के बीच में उद्धरण चिह्न है',
  },
  CSV_INVALID_CLOSING_QUOTE: {
    en: ': something follows a closing quotation mark',
    hi: ': बंद उद्धरण चिह्न के बाद कुछ लिखा है',
  },
  CSV_MAX_RECORD_SIZE: { en: ': the row is too long', hi: ': पंक्ति बहुत लंबी है' },
};

const texts: Readonly<Record<RowRule, Texts>> = {
  required: { en: () => 'is empty', hi: () => 'खाली है' },
  'label-required': {
    en: () => 'is empty, so the item cannot go on sale',
    hi: () => 'खाली है, इसलिए सामान बिक्री पर नहीं आ सकता',
  },
  'too-long': {
    en: (limit) => `is longer than ${limit} characters`,
    hi: (limit) => `${limit} अक्षर से लंबा है`,
  },
  'too-short': {
    en: (limit) => `is shorter than ${limit} characters`,
    hi: (limit) => `${limit} अक्षर से छोटा है`,
  },
  'hidden-character': {
    en: (character) => `has an invisible character (${character})`,
    hi: (character) => `न दिखने वाला अक्षर है (${character})`,
  },
  separator: {
    en: (character) => `must not contain ${character}`,
    hi: (character) => `${character} नहीं होना चाहिए`,
  },
  rupees: { en: () => 'is not an amount in rupees', hi: () => 'रुपये में रकम नहीं है' },
  'above-zero': { en: () => 'is not above 0', hi: () => '0 से ज़्यादा नहीं है' },
  'price-above-mrp': {
    en: (mrp) => `is above the MRP of ${mrp}`,
    hi: (mrp) => `MRP ${mrp} से ज़्यादा है`,
  },
  'below-sale-price': { en: () => 'is below the sale price', hi: () => 'बिक्री दाम से कम है' },
  'above-mrp': {
    en: () => 'makes a price with GST that is above the MRP',
    hi: () => 'टैक्स के साथ दाम MRP से ज़्यादा है',
  },
  'whole-number': {
    en: (range) => `is not a whole number in the range ${range}`,
    hi: (range) => `${range} के बीच की पूरी संख्या नहीं है`,
  },
  vegetarian: { en: () => 'is neither true nor false', hi: () => 'true या false नहीं है' },
  status: { en: () => 'must be 0 or 1', hi: () => '0 या 1 होना चाहिए' },
  hsn: { en: () => 'must be 4, 6 or 8 digits', hi: () => '4, 6 या 8 अंकों का होना चाहिए' },
  tax: {
    en: () => `must be ${taxPercentList(shopMarket().locale)}`,
    hi: () => `${taxPercentList('hi')} होना चाहिए`,
  },
  'unknown-category': {
    en: (category) => `is no category of the shop${category && `: ${category}`}`,
    hi: (category) => `ऐसी कोई कैटेगरी नहीं है${category && `: ${category}`}`,
  },
  'doubled-code': {
    en: (row) => `is already in row ${row}`,
    hi: (row) => `पंक्ति ${row} में पहले से है`,
  },
  'doubled-unit': {
    en: (row) => `is already in row ${row}`,
    hi: (row) => `पंक्ति ${row} में पहले से है`,
  },
  busy: {
    en: () => 'is being changed by somebody else; send the file again',
    hi: () => 'कोई और इसे अभी बदल रहा है; फ़ाइल फिर से भेजें',
  },
  'column-missing': {
    en: () => 'is missing in the header',
    hi: (column) => `कॉलम ${column} फ़ाइल में नहीं है`,
  },
  'no-rows': { en: () => 'has no rows below it', hi: () => 'हेडर के नीचे कोई पंक्ति नहीं है' },
  'too-many-rows': {
    en: (limit) => `is one row too many: at most ${limit}`,
    hi: (limit) => `बहुत ज़्यादा पंक्तियाँ हैं: ज़्यादा से ज़्यादा ${limit}`,
  },
  unreadable: {
    en: (fault) => `cannot be read as CSV${fileFaults[fault]?.en ?? ''}`,
    hi: (fault) => `फ़ाइल यहाँ से पढ़ी नहीं जा सकी${fileFaults[fault]?.hi ?? ''}`,
  },
  interrupted: {
    en: () => 'The import was interrupted. Send the file again; nothing is imported twice.',
    hi: () => 'इंपोर्ट रुक गया। फ़ाइल फिर से भेजें; कुछ भी दो बार नहीं आएगा।',
  },
};

const withoutRule: Texts = { en: (message) => message, hi: () => 'सही नहीं है' };

/** Errors of earlier versions may lack the rule or hold an English sentence. */
const ruleText = (
  { rule, detail = '', prices, message = '' }: RowError,
  language: Language,
): string => {
  if (!rule) return withoutRule[language](message);
  return prices ? priceAboveMrpText(prices, language) : texts[rule][language](detail);
};

export const rowErrorText = (error: RowError, language: Language): string =>
  marketText(ruleText(error, language));
