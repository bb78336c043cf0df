import { commandFailed, commandSucceeded } from '@tokri/contracts/api';
import type { CommandResponseEntry } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import type { SaveResult } from '../application/save-result.ts';

const messages: Readonly<Record<string, Record<Language, string>>> = {
  'rate-above-mrp': {
    en: 'The rate with tax is above the MRP.',
    hi: 'टैक्स के साथ दाम एमआरपी से ज़्यादा है।',
  },
  'code-taken': { en: 'Another item has this code.', hi: 'यह कोड किसी दूसरे सामान का है।' },
  'code-too-short': {
    en: 'The code must have at least 12 characters.',
    hi: 'कोड में कम से कम 12 अक्षर चाहिए।',
  },
  'unknown-item-type': { en: 'There is no such item type.', hi: 'ऐसा कोई प्रकार नहीं है।' },
  'unknown-item-group': {
    en: 'There is no such department, or the type stands in another.',
    hi: 'ऐसा कोई विभाग नहीं है, या प्रकार दूसरे विभाग में है।',
  },
  'declarations-missing': {
    en: 'An item without these particulars cannot go on sale',
    hi: 'इन जानकारियों के बिना सामान बेचा नहीं जा सकता',
  },
  'unknown-image': {
    en: 'An image is not there. Upload it again.',
    hi: 'तस्वीर नहीं मिली। फिर से भेजें।',
  },
  'unknown-unit': { en: 'There is no such item or unit.', hi: 'ऐसा कोई सामान या पैक नहीं है।' },
  'undo-too-late': {
    en: 'It was deleted more than 30 days ago and cannot come back.',
    hi: 'यह 30 दिन से पहले हटाया गया था, वापस नहीं आ सकता।',
  },
  'date-past': { en: 'This day is over.', hi: 'यह तारीख निकल गई है।' },
  'date-too-far': {
    en: 'This day is too far ahead: at most 90 days.',
    hi: 'यह तारीख बहुत आगे है: ज़्यादा से ज़्यादा 90 दिन।',
  },
  'nothing-named': {
    en: 'Name an item or an HSN code, one of the two.',
    hi: 'सामान या एचएसएन कोड में से एक बताएँ।',
  },
  'name-taken': { en: 'Another one has this name.', hi: 'यह नाम पहले से है।' },
  'not-an-image': {
    en: 'This is no JPEG, PNG, WebP, GIF or AVIF image.',
    hi: 'यह JPEG, PNG, WebP, GIF या AVIF तस्वीर नहीं है।',
  },
  'image-too-large': {
    en: 'The image is too large: at most 5 MB and 40 megapixels.',
    hi: 'तस्वीर बहुत बड़ी है: ज़्यादा से ज़्यादा 5 एमबी और 40 मेगापिक्सेल।',
  },
  'offer-incomplete': {
    en: 'This kind of offer needs more: what it takes off, and its types.',
    hi: 'इस ऑफ़र के लिए और जानकारी चाहिए: कितनी छूट, और किन प्रकारों पर।',
  },
  'offer-period': { en: 'The last day is before the first.', hi: 'आख़िरी दिन पहले दिन से पहले है।' },
  'offer-places': {
    en: 'A range of pincodes ends before it begins.',
    hi: 'पिनकोड की सीमा उल्टी है।',
  },
  'offer-not-of-items': {
    en: 'This offer is for types or for everything: it takes no items.',
    hi: 'यह ऑफ़र प्रकारों या सब पर है: इसमें सामान नहीं जुड़ते।',
  },
  'doubled-item': { en: 'An item stands twice in the list.', hi: 'एक सामान सूची में दो बार है।' },
  'coupon-incomplete': { en: 'A coupon must take something off.', hi: 'कूपन में छूट होनी चाहिए।' },
  'bad-mapping': { en: 'The mapping cannot be used', hi: 'मैपिंग काम की नहीं है' },
  'not-a-csv': { en: 'The file is no CSV in UTF-8.', hi: 'यह UTF-8 में CSV फ़ाइल नहीं है।' },
};

const fallbackMessage: Record<Language, string> = {
  en: 'Something went wrong. Try again.',
  hi: 'कुछ गड़बड़ हुई। दोबारा करें।',
};

export const errorEntry = (
  code: string,
  language: Language,
  detail?: string,
): CommandResponseEntry => {
  const message = (messages[code] ?? fallbackMessage)[language];
  return commandFailed(
    code,
    detail === undefined ? message : `${message.replace(/[.।]$/u, '')}: ${detail}`,
  );
};

export const toResultEntries = (result: SaveResult, language: Language): CommandResponseEntry[] => [
  result.ok ? commandSucceeded(result.value) : errorEntry(result.code, language, result.detail),
];
