import type { Message, Token } from './compile-message.ts';

/** What stands in for the placeholders of a text. */
export type MessageValues = Readonly<Record<string, string | number>>;

interface Writing {
  readonly values: MessageValues;
  readonly locale: string;
  /** The number of the plural around. */
  readonly count?: number;
}

const one = (token: Token, writing: Writing): string => {
  const { values, locale, count } = writing;
  if (typeof token === 'string')
    return token === '#' && count !== undefined
      ? new Intl.NumberFormat(locale).format(count)
      : token;
  const [name, kind, cases] = token;
  const value = values[name] ?? '';
  if (!cases) return String(value);
  const number = Number(value);
  if (kind === 'number') return new Intl.NumberFormat(locale).format(number);
  return formatMessage(cases[new Intl.PluralRules(locale).select(number)] ?? cases.other ?? [], {
    ...writing,
    count: number,
  });
};

/** A compiled text with its values, by the plural rules and digits of the locale. */
export const formatMessage = (message: Message, writing: Writing): string =>
  message.map((token) => one(token, writing)).join('');
