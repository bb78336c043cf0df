import type { Message, Token } from './compile-message.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

interface FormatContext {
  readonly values: MessageValues;
  readonly locale: string;
  readonly count?: number;
}

const formatToken = (token: Token, context: FormatContext): string => {
  const { values, locale, count } = context;
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
    ...context,
    count: number,
  });
};

export const formatMessage = (message: Message, context: FormatContext): string =>
  message.map((token) => formatToken(token, context)).join('');
