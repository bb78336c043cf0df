import { errorFields } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import type { RowProblem } from '../../domain/bulk-changes/change-row.ts';
import type { Item } from '../../domain/items/item.ts';
import { priceAboveMrpText } from './above-mrp-message.ts';
import { declarationNames } from './declaration-names.ts';

type Texts = Readonly<Record<Language, string>>;

const problemMessages: Readonly<Record<RowProblem['code'], Texts>> = {
  'rate-above-mrp': {
    en: 'A price would be above the MRP.',
    hi: 'एक दाम MRP से ज़्यादा हो जाएगा।',
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
  'unknown-item-type': { en: 'This category does not exist.', hi: 'यह कैटेगरी मौजूद नहीं है।' },
  'date-past': { en: 'This date has passed.', hi: 'यह तारीख निकल गई है।' },
  'counted-later': {
    en: 'The stock was counted or changed again since, so it stays.',
    hi: 'इसके बाद स्टॉक फिर से गिना या बदला गया है, इसलिए वही रहेगा।',
  },
  'location-closed': { en: 'This location is closed.', hi: 'यह दुकान या गोदाम बंद है।' },
};

const statusNames: Readonly<Record<string, Texts>> = {
  'on-sale': { en: 'on sale', hi: 'बिक्री पर' },
  hidden: { en: 'hidden', hi: 'छिपा हुआ' },
  deleted: { en: 'deleted', hi: 'हटाया हुआ' },
} satisfies Record<Item['status'], Texts>;

/** In place of a price or a figure that is not there any more. */
const emptyValue: Texts = { en: 'nothing', hi: 'कुछ नहीं' };

const fill = (template: string, texts: RowProblem['texts']): string =>
  template.replace(/\{(\w+)\}/gu, (_match, name: string) => texts[name] ?? '');

/** Problems of earlier versions may hold an English `detail`, which is left out. */
const problemMessage = ({ code, texts }: RowProblem, language: Language): string => {
  const { pack, price, mrp, names = '', now = '' } = texts;
  if (code === 'rate-above-mrp' && price !== undefined && mrp !== undefined)
    return priceAboveMrpText({ pack, price, mrp }, language);
  return fill(problemMessages[code][language], {
    names: declarationNames(names.split(', '), language),
    now: statusNames[now]?.[language] ?? (now || emptyValue[language]),
  });
};

export const toProblemResponse = (
  problem: RowProblem | null,
  language: Language,
): { readonly Code: string; readonly Message: string } | null =>
  problem && errorFields(problem.code, problemMessage(problem, language));
