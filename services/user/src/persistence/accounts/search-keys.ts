import { escapeRegex } from '@tokri/service-kit/mongo';
import type { User } from '../../domain/accounts/user.ts';

type SearchedFields = Pick<User, 'name' | 'email' | 'mobile'>;

const wordKeyLength = 3;
const numberKeyLength = 4;
const maxNumberLength = 10;

const toWords = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const toWordKey = (word: string): string => [...word].slice(0, wordKeyLength).join('');

/** The first and the last four digits, in a notation that no key of a word has. */
const toNumberKeys = (digits: string): readonly string[] =>
  digits.length < numberKeyLength
    ? []
    : [`^${digits.slice(0, numberKeyLength)}`, `${digits.slice(-numberKeyLength)}$`];

const toNationalNumber = (text: string): string =>
  text
    .replace(/^\s*\+(?:91|44)/, '')
    .replaceAll(/\D/g, '')
    .slice(-maxNumberLength);

/**
 * Short keys with few distinct values keep the index small. They only narrow a search down:
 * `toTextFilter` compares the fields themselves.
 */
export const toSearchKeys = ({ name, email, mobile }: SearchedFields): readonly string[] => [
  ...new Set([
    ...[...toWords(name), ...toWords(email)].map(toWordKey),
    ...toNumberKeys(toNationalNumber(mobile)),
  ]),
];

/** Many customers share the domain of an email address, so what precedes it narrows down more. */
const findMostSelectiveWord = (text: string): string | undefined => {
  const words = toWords(text.split('@')[0] ?? '');
  return [...(words.length > 0 ? words : toWords(text))].sort((a, b) => b.length - a.length)[0];
};

const toKeyFilter = (text: string, digits: string): unknown => {
  const word = findMostSelectiveWord(text);
  if (word === undefined) return { $in: [] };
  return [...word].length < wordKeyLength && digits === ''
    ? { $regex: `^${escapeRegex(word)}` }
    : { $in: [toWordKey(word), ...toNumberKeys(digits)] };
};

/**
 * Customers whose name or email contains the text, from the beginning of a word on, or whose mobile
 * number begins or ends with at least four of its digits.
 */
export const toTextFilter = (text: string): Record<string, unknown> => {
  const digits = /^[\d\s+-]+$/.test(text) ? toNationalNumber(text) : '';
  const pattern = { $regex: escapeRegex(text), $options: 'i' };
  return {
    searchKeys: toKeyFilter(text, digits),
    $or: [
      { name: pattern },
      { email: pattern },
      ...(digits === '' ? [] : [{ mobile: { $regex: digits } }]),
    ],
  };
};
