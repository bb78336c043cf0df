import { synonymTable } from './synonym-table.ts';
import { normalizeWords } from './words.ts';

const maxSynonymWords = 4;

export interface SearchTerm {
  readonly typed: readonly string[];
  readonly synonyms: readonly (readonly string[])[];
}

const parseSynonymTable = (table: string): ReadonlyMap<string, readonly (readonly string[])[]> => {
  const byName = new Map<string, (readonly string[])[]>();
  for (const line of table.split('\n').filter((text) => text.includes(':'))) {
    const [englishName = '', otherNames = ''] = line.split(':');
    for (const otherName of otherNames.split(',')) {
      const key = normalizeWords(otherName).join(' ');
      byName.set(key, [...(byName.get(key) ?? []), normalizeWords(englishName)]);
    }
  }
  return byName;
};

const synonyms = parseSynonymTable(synonymTable);

export const synonymCount = synonyms.size;

export const readTerm = (words: readonly string[]): SearchTerm => {
  for (let length = Math.min(maxSynonymWords, words.length); length > 0; length -= 1) {
    const typed = words.slice(0, length);
    const known = synonyms.get(typed.join(' '));
    if (known) return { typed, synonyms: known };
  }
  return { typed: words.slice(0, 1), synonyms: [] };
};

const maxCompletions = 3;
const minPrefixLength = 3;

export const completeSynonyms = (text: string): readonly string[] => {
  const prefix = normalizeWords(text).join(' ');
  if ([...prefix].length < minPrefixLength || synonyms.has(prefix)) return [];
  const keys = [...synonyms.keys()]
    .filter((key) => key.startsWith(prefix))
    .sort((a, b) => a.length - b.length);
  return [
    ...new Set(keys.flatMap((key) => synonyms.get(key) ?? []).map((words) => words.join(' '))),
  ].slice(0, maxCompletions);
};

export const readQuery = (text: string): readonly SearchTerm[] => {
  const terms: SearchTerm[] = [];
  let remaining: readonly string[] = normalizeWords(text);
  while (remaining.length > 0) {
    const next = readTerm(remaining);
    terms.push(next);
    remaining = remaining.slice(next.typed.length);
  }
  return terms;
};
