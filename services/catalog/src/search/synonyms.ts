import { synonymTable } from './synonym-table.ts';
import { wordsOf } from './words.ts';

/** Longest name in words that is looked for as one: 'hari mirch', 'gehu ka atta'. */
const longestName = 4;

/** One thing that somebody asked for: the words as typed, and other names of it; each name is a list of words that belong together. */
export interface Asked {
  readonly typed: readonly string[];
  readonly otherNames: readonly (readonly string[])[];
}

const readTable = (table: string): ReadonlyMap<string, readonly (readonly string[])[]> => {
  const names = new Map<string, (readonly string[])[]>();
  for (const line of table.split('\n').filter((text) => text.includes(':'))) {
    const [english = '', others = ''] = line.split(':');
    for (const other of others.split(',')) {
      const key = wordsOf(other).join(' ');
      names.set(key, [...(names.get(key) ?? []), wordsOf(english)]);
    }
  }
  return names;
};

const otherNames = readTable(synonymTable);

/** Names in other languages and spellings that the table knows. */
export const synonymCount = otherNames.size;

const nextAsked = (words: readonly string[]): Asked => {
  for (let length = Math.min(longestName, words.length); length > 0; length -= 1) {
    const typed = words.slice(0, length);
    const others = otherNames.get(typed.join(' '));
    if (others) return { typed, otherNames: others };
  }
  return { typed: words.slice(0, 1), otherNames: [] };
};

/** Names that a word may become, of those that begin so: the shortest first. */
const startsMax = 3;
const letters = 3;

/** English names of what somebody is typing in another language: 'doo' will be 'doodh', milk. A name that is whole already is the query's to read. */
export const namesBegunBy = (text: string): readonly string[] => {
  const begun = wordsOf(text).join(' ');
  if ([...begun].length < letters || otherNames.has(begun)) return [];
  const keys = [...otherNames.keys()]
    .filter((key) => key.startsWith(begun))
    .sort((a, b) => a.length - b.length);
  return [
    ...new Set(keys.flatMap((key) => otherNames.get(key) ?? []).map((words) => words.join(' '))),
  ].slice(0, startsMax);
};

/** A query as the things that it asks for, the longest known names first: 'hari mirch 100 g' asks for green chilli, for 100 and for g. */
export const readQuery = (text: string): readonly Asked[] => {
  const asked: Asked[] = [];
  let rest: readonly string[] = wordsOf(text);
  while (rest.length > 0) {
    const next = nextAsked(rest);
    asked.push(next);
    rest = rest.slice(next.typed.length);
  }
  return asked;
};
