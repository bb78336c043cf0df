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

export const findTranslationGaps = (en: Texts, hi: Texts): readonly string[] =>
  [...new Set([...Object.keys(en), ...Object.keys(hi)])].flatMap((id) => {
    const [english, hindi] = [en[id], hi[id]];
    if (!english) return [`${id}: not an English text`];
    if (!hindi) return [`${id}: missing`];
    const [actual, expected] = [placeholderList(hindi), placeholderList(english)];
    return actual === expected
      ? []
      : [`${id}: asks for ${actual || 'nothing'} in place of ${expected || 'nothing'}`];
  });
