import { compileMessage } from '../platform/i18n/compile-message.ts';

type Texts = Readonly<Record<string, string>>;

const placeholders = (message: unknown): readonly string[] => {
  if (!Array.isArray(message)) return [];
  return message.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [name, kind, cases] = token as [string, string?, object?];
    return [
      [name, kind].filter(Boolean).join(' '),
      ...Object.values(cases ?? {}).flatMap(placeholders),
    ];
  });
};

const placeholderList = (text: string): string =>
  [...new Set(placeholders(compileMessage(text)))].sort().join(', ');

/** One spelling and one word on all pages. */
const spellings: Readonly<Record<string, string>> = {
  इम्पोर्ट: 'इंपोर्ट',
  श्रेणी: 'कैटेगरी',
  श्रेणियाँ: 'कैटेगरी',
  श्रेणियों: 'कैटेगरी',
  खत्म: 'ख़त्म',
  खुद: 'ख़ुद',
  खरीदारी: 'ख़रीदारी',
  ख़ाली: 'खाली',
  गलत: 'ग़लत',
  गलती: 'ग़लती',
  नक़द: 'नकद',
  बाक़ी: 'बाकी',
  रक़म: 'रकम',
  तारीख़: 'तारीख',
  तरीक़ा: 'तरीका',
  इलाके: 'इलाक़े',
  कानून: 'क़ानून',
  चीज: 'चीज़',
};

const findMisspellings = (id: string, hindi: string): readonly string[] =>
  (hindi.match(/\p{Script=Devanagari}+/gu) ?? []).flatMap((word) =>
    spellings[word] === undefined ? [] : [`${id}: write ${spellings[word]} for ${word}`],
  );

const marketSuffix = '.uk';

const findMarketGaps = (en: Texts): readonly string[] =>
  Object.keys(en).flatMap((id) => {
    const ofIndia = id.endsWith(marketSuffix) ? en[id.slice(0, -marketSuffix.length)] : en[id];
    if (ofIndia === undefined) return [`${id}: no text of the shop in India`];
    return placeholderList(ofIndia) === placeholderList(en[id] ?? '')
      ? []
      : [`${id}: other placeholders than the text of the shop in India`];
  });

const findLanguageGaps = (en: Texts, hi: Texts): readonly string[] =>
  [...new Set([...Object.keys(en), ...Object.keys(hi)])].flatMap((id) => {
    const [english, hindi] = [en[id], hi[id]];
    if (!english) return [`${id}: not an English text`];
    if (!hindi) return [`${id}: missing`];
    const [actual, expected] = [placeholderList(hindi), placeholderList(english)];
    return [
      ...findMisspellings(id, hindi),
      ...(actual === expected
        ? []
        : [`${id}: asks for ${actual || 'nothing'} in place of ${expected || 'nothing'}`]),
    ];
  });

/** What Hindi lacks or misspells, and texts of the United Kingdom that replace no other or use other values. */
export const findTranslationGaps = (en: Texts, hi: Texts): readonly string[] => [
  ...findLanguageGaps(en, hi),
  ...findMarketGaps(en),
];
