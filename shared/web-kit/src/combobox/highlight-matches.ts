export interface HighlightPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Devanagari vowel signs belong to the preceding letter; a mark between them would split the
 * syllable.
 */
const wordCharacters = '\\p{L}\\p{M}\\p{N}';
const escapeRegExp = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

export const highlightMatches = (text: string, typed: string): readonly HighlightPart[] => {
  const typedWords = typed
    .trim()
    .split(/\s+/u)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  if (typedWords.length === 0) return [{ text, isMatch: false }];
  const wordStarts = new RegExp(
    `((?<![${wordCharacters}])(?:${typedWords.map(escapeRegExp).join('|')})\\p{M}*)`,
    'giu',
  );
  return text
    .split(wordStarts)
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
};
