import { isMeasure } from './measures.ts';
import { readQuery, readTerm, type SearchTerm } from './synonyms.ts';

export interface ParsedQuery {
  readonly terms: readonly SearchTerm[];
  readonly measures: readonly string[];
  readonly names: ReadonlySet<string>;
}

/** Shorter words have too many neighbours to guess what was meant. */
export const minFuzzyLength = 4;

export const allNames = ({ typed, synonyms }: SearchTerm): readonly (readonly string[])[] => [
  typed,
  ...synonyms,
];

const toQuery = (terms: readonly SearchTerm[], measures: readonly string[]): ParsedQuery => ({
  terms,
  measures,
  names: new Set(terms.flatMap(allNames).map((words) => words.join(' '))),
});

export const parseQuery = (text: string): ParsedQuery => {
  const parsedTerms = readQuery(text);
  const terms = parsedTerms.filter(({ typed }) => !typed.every(isMeasure));
  const productTerms = terms.length === 0 ? parsedTerms : terms;
  return toQuery(
    productTerms,
    parsedTerms.filter((entry) => !productTerms.includes(entry)).flatMap(({ typed }) => typed),
  );
};

const swapLetters = (word: string): readonly string[] => {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => {
    const [before, after] = [letters.slice(0, index), letters.slice(index + 2)];
    return [...before, letter, letters[index], ...after].join('');
  });
};

const withSwappedLetters = (term: SearchTerm): SearchTerm => {
  const [word = '', ...others] = term.typed;
  if (others.length > 0 || word.length < minFuzzyLength || isMeasure(word)) return term;
  const swapped = swapLetters(word).flatMap((name) => allNames(readTerm([name])));
  return { ...term, synonyms: [...term.synonyms, ...swapped] };
};

/** 'mlik' for 'milk': an edit distance would count two swapped letters as two typing errors. */
export const swapLettersOfQuery = ({ terms, measures }: ParsedQuery): ParsedQuery =>
  toQuery(terms.map(withSwappedLetters), measures);
