/** One record of the file with its columns by name. `number` counts the header as 1: what a spreadsheet shows. */
export interface Row {
  readonly number: number;
  readonly columns: Readonly<Record<string, string>>;
}

/** A row as conditions and sources see it, cleaned; the name's words are found once. */
export interface ReadRow {
  value(column: string): string;
  readonly name: NameWords;
  readonly unit: string;
}

export interface NameWords {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  /** All words in a row, one space between and around them. */
  readonly spaced: string;
}

/** Replacements in order, then runs of white space to one blank, then both ends trimmed. */
export const cleanText = (text: string, replacements: readonly { readonly find: string; readonly with: string }[]): string => {
  let cleaned = text;
  for (const { find, with: other } of replacements) cleaned = cleaned.replaceAll(find, other);
  return cleaned.replace(/\s+/gu, ' ').trim();
};

const separators = /[^\p{L}\p{M}\p{N}]+/gu;

/** Small letters; every run of characters that are no letter, mark or digit is one blank. */
export const phraseOf = (text: string): string => text.toLowerCase().replace(separators, ' ').trim();

export const nameWords = (text: string): NameWords => {
  const phrase = phraseOf(text);
  return { text, words: new Set(phrase.split(' ')), spaced: ` ${phrase} ` };
};

/** The phrase stands in the name as whole words, also in the plural with s or es: 'pea' is in 'Green Peas', not in 'Peanut Butter'. */
export const hasPhrase = (name: NameWords, phrase: string): boolean => {
  if (phrase === '') return false;
  const endings = [phrase, `${phrase}s`, `${phrase}es`];
  if (!phrase.includes(' ')) return endings.some((word) => name.words.has(word));
  return endings.some((words) => name.spaced.includes(` ${words} `));
};
