import { joinMeasures } from './measures.ts';

const separators = /[^\p{L}\p{M}\p{N}]+/u;

/** One word as index and query compare it: small letters, one form of each letter, singular. Null for nothing. */
export const wordOf = (text: string): string | null => {
  const word = text.normalize('NFKC').toLowerCase();
  if (word === '') return null;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && word.endsWith('oes')) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
};

export const splitWords = (text: string): string[] =>
  joinMeasures(text.normalize('NFKC'))
    .split(separators)
    .filter((word) => word !== '');

/** Words of a text, ready to be compared. */
export const wordsOf = (text: string): string[] =>
  splitWords(text).flatMap((word) => wordOf(word) ?? []);
