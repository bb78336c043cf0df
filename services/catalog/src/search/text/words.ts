import { normalizeMeasures } from './measures.ts';

const separators = /[^\p{L}\p{M}\p{N}]+/u;

export const normalizeWord = (text: string): string | null => {
  const word = text.normalize('NFKC').toLowerCase();
  if (word === '') return null;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && word.endsWith('oes')) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
};

export const tokenize = (text: string): string[] =>
  normalizeMeasures(text.normalize('NFKC'))
    .split(separators)
    .filter((word) => word !== '');

export const normalizeWords = (text: string): string[] =>
  tokenize(text).flatMap((word) => normalizeWord(word) ?? []);
