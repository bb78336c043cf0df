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
  readonly words: readonly string[];
  /** All words in a row, one space between and around them. */
  readonly spaced: string;
}

/** Replacements in order, then runs of white space to one blank, then both ends trimmed. */
export const cleanText = (
  text: string,
  replacements: readonly { readonly find: string; readonly with: string }[],
): string => {
  let cleaned = text;
  for (const { find, with: other } of replacements) cleaned = cleaned.replaceAll(find, other);
  return cleaned.replace(/\s+/gu, ' ').trim();
};

const separators = /[^\p{L}\p{M}\p{N}]+/gu;

/** Small letters; every run of characters that are no letter, mark or digit is one blank. */
export const phraseOf = (text: string): string =>
  text.toLowerCase().replace(separators, ' ').trim();

export const nameWords = (text: string): NameWords => {
  const phrase = phraseOf(text);
  return { text, words: phrase.split(' '), spaced: ` ${phrase} ` };
};

/**
 * Looks for phrases as whole words of a name, also in the plural with s or es: 'pea' is in 'Green Peas', not in 'Peanut Butter'. Names are short
 * and lists of phrases long, so the name's words are looked up in the phrases and not the other way round.
 */
export const phraseFinder = (phrases: readonly string[]): ((name: NameWords) => boolean) => {
  const all = phrases
    .map(phraseOf)
    .filter((phrase) => phrase !== '')
    .flatMap((phrase) => [phrase, `${phrase}s`, `${phrase}es`]);
  const words = new Set(all.filter((phrase) => !phrase.includes(' ')));
  const longer = all.filter((phrase) => phrase.includes(' ')).map((phrase) => ` ${phrase} `);
  return (name) =>
    name.words.some((word) => words.has(word)) ||
    longer.some((phrase) => name.spaced.includes(phrase));
};
