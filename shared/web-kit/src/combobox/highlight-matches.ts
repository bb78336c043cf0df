export interface HighlightPart {
  readonly text: string;
  /** It stands for something that was typed. */
  readonly isMatch: boolean;
}

/** Vowel signs belong to the letter before them: a mark between the two would tear a Devanagari syllable apart. */
const letter = '\\p{L}\\p{M}\\p{N}';
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A text in parts, the beginnings of its words that were typed marked. Letters in another script match nothing. */
export const highlightMatches = (text: string, typed: string): readonly HighlightPart[] => {
  const words = typed
    .trim()
    .split(/\s+/u)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  if (words.length === 0) return [{ text, isMatch: false }];
  const begun = new RegExp(`((?<![${letter}])(?:${words.map(escaped).join('|')})\\p{M}*)`, 'giu');
  return text
    .split(begun)
    .map((part, at) => ({ text: part, isMatch: at % 2 === 1 }))
    .filter((part) => part.text !== '');
};
