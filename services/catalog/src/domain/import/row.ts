import { foldToSingleLine } from '@tokri/contracts/validation';

export interface Row {
  readonly number: number;
  readonly columns: Readonly<Record<string, string>>;
  /** The record as it stands in the file, with columns that have no name. */
  readonly cells?: readonly string[];
}

export interface CleanRow {
  value(column: string): string;
  readonly name: NormalizedName;
  readonly unit: string;
}

export interface NormalizedName {
  readonly text: string;
  readonly words: readonly string[];
  readonly paddedPhrase: string;
}

export const cleanText = (
  text: string,
  replacements: readonly { readonly find: string; readonly with: string }[],
): string => {
  let cleaned = text;
  for (const { find, with: replacement } of replacements)
    cleaned = cleaned.replaceAll(find, replacement);
  return foldToSingleLine(cleaned);
};

const separators = /[^\p{L}\p{M}\p{N}]+/gu;

export const toPhrase = (text: string): string =>
  text.toLowerCase().replace(separators, ' ').trim();

export const normalizeName = (text: string): NormalizedName => {
  const phrase = toPhrase(text);
  return { text, words: phrase.split(' '), paddedPhrase: ` ${phrase} ` };
};

/** Also matches plurals: 'pea' is in 'Green Peas' but not in 'Peanut Butter'. */
export const phraseFinder = (phrases: readonly string[]): ((name: NormalizedName) => boolean) => {
  const variants = phrases
    .map(toPhrase)
    .filter((phrase) => phrase !== '')
    .flatMap((phrase) => [phrase, `${phrase}s`, `${phrase}es`]);
  const singleWords = new Set(variants.filter((phrase) => !phrase.includes(' ')));
  const multiWordPhrases = variants
    .filter((phrase) => phrase.includes(' '))
    .map((phrase) => ` ${phrase} `);
  return (name) =>
    name.words.some((word) => singleWords.has(word)) ||
    multiWordPhrases.some((phrase) => name.paddedPhrase.includes(phrase));
};
