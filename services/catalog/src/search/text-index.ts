import MiniSearch from 'minisearch';
import type { Query, SearchResult } from 'minisearch';
import type { Item } from '../domain/item.ts';
import { isMeasure } from './measures.ts';
import { readQuery } from './synonyms.ts';
import type { Asked } from './synonyms.ts';
import { splitWords, wordOf, wordsOf } from './words.ts';

interface IndexedText {
  readonly id: number;
  readonly name: string;
  readonly aliases: string;
  readonly type: string;
  readonly brand: string;
  readonly units: string;
  /** 1 for several goods in one pack. */
  readonly isBundle: 0 | 1;
  /** What its shelf and aliases call the kind, each phrase for itself, and what its name begins with; as words are compared. */
  readonly kinds: readonly string[];
  readonly head: string;
}

/** Places of a hit, the best first: a name before a type before a brand (shapes.md, F3). */
const places = ['name', 'aliases', 'type', 'brand'] as const;
/** A word that stands twice in a name counts little more than once, and short names come first: 'Onion' before 'Sambhar Onion (Small Onion)'. */
const bm25 = { k: 0.3, b: 0.9, d: 0.2 };
const boost = { name: 8, aliases: 5, type: 2, brand: 1, units: 0.1 };

/** With fewer hits than this, words that are only similar are looked for as well. */
const enoughHits = 8;
/** Letters that may differ, as a share of the word: one of four to seven; where nothing is found, two of five. */
const oneSlip = 0.2;
const twoSlips = 0.34;
const shortestToForgive = 4;
/** One letter begins too many words, and a number means itself. */
const isLongEnough = (word: string): boolean => word.length >= 2 && !isMeasure(word);
/** Items added between two turns of the event loop. */
const chunkSize = 500;

const phrasesIn = (text: string, separator: RegExp): readonly string[] =>
  text
    .split(separator)
    .map((phrase) =>
      wordsOf(phrase)
        .filter((word) => !isMeasure(word))
        .join(' '),
    )
    .filter((phrase) => phrase !== '');
/** 'Potato, Onion & Tomato' are three kinds. */
const betweenKinds = /[,&/|]/u;
/** What stands behind it says which one: 'Tomato - Hybrid', 'Curd (Dahi)'. */
const afterHead = / [-–] |[,/(]/u;

/** Thousands of items share their kinds. */
const sharedKinds = new Map<string, readonly string[]>();
const sharedKindsMax = 5_000;
const kindsIn = (text: string): readonly string[] => {
  const known = sharedKinds.get(text);
  if (known) return known;
  const kinds = phrasesIn(text, betweenKinds);
  if (sharedKinds.size < sharedKindsMax) sharedKinds.set(text, kinds);
  return kinds;
};

const textOf = (item: Item): IndexedText => ({
  id: item.itemId,
  name: item.name,
  aliases: item.aliases.join(' '),
  type: `${item.itemTypeName} ${item.itemGroupName}`,
  brand: item.brand,
  units: item.units.map(({ name }) => name).join(' , '),
  isBundle: item.name.includes('+') ? 1 : 0,
  kinds: kindsIn([item.itemTypeName, ...item.aliases].join(',')),
  head: phrasesIn(item.name, afterHead)[0] ?? '',
});

/** What is asked for, and in which quantities: these put items in front and exclude none. */
interface Reading {
  readonly asked: readonly Asked[];
  readonly measures: readonly string[];
  /** All names of all that is asked for. */
  readonly names: ReadonlySet<string>;
}

const namesOf = ({ typed, otherNames }: Asked): readonly (readonly string[])[] => [
  typed,
  ...otherNames,
];

const readingOf = (text: string): Reading => {
  const all = readQuery(text);
  const asked = all.filter(({ typed }) => !typed.every(isMeasure));
  // Who asks for nothing but a quantity means it.
  const things = asked.length === 0 ? all : asked;
  return {
    asked: things,
    measures: all.filter((one) => !things.includes(one)).flatMap(({ typed }) => typed),
    names: new Set(things.flatMap(namesOf).map((words) => words.join(' '))),
  };
};

const together = (words: readonly string[]): Query => ({ combineWith: 'AND', queries: [...words] });

const queryOf = ({ asked, measures }: Reading, combineWith: 'AND' | 'OR'): Query => {
  const things: Query = {
    combineWith,
    queries: asked.map(({ typed, otherNames }) => ({
      combineWith: 'OR',
      queries: [together(typed), ...otherNames.map(together)],
    })),
  };
  return measures.length === 0
    ? things
    : {
        combineWith: 'OR',
        queries: [things, { combineWith: 'AND', queries: [things, ...measures] }],
      };
};

/** Whether some name of the thing stands in the text whole, in a place that `counts`. */
const standsWhole = (
  asked: Asked,
  { match }: SearchResult,
  counts: (fields: readonly string[]) => boolean,
): boolean =>
  namesOf(asked).some((name) =>
    name.every((word) => match[word] !== undefined && counts(match[word])),
  );

const isOfKind = (fields: readonly string[]): boolean =>
  fields.includes('type') || fields.includes('aliases');

/** How near a hit comes to being the thing itself: 0 name and kind say so ('Tomato - Hybrid' among tomatoes), 1 its kind does ('Toned Milk' among milk), 2 its name begins so, 3 its kind has the word, 4 its name only ('Milk Chocolate'). */
const kinship = ({ asked, names }: Reading, hit: SearchResult): number => {
  const { kinds, head } = hit as unknown as Pick<IndexedText, 'kinds' | 'head'>;
  const isHead = names.has(head);
  if (kinds.some((kind) => names.has(kind))) return isHead ? 0 : 1;
  if (isHead) return 2;
  return asked.some((one) => standsWhole(one, hit, isOfKind)) ? 3 : 4;
};

const placeOf = (hit: SearchResult, measures: readonly string[]): number => {
  const found = new Set(
    Object.entries(hit.match)
      .filter(([word]) => !measures.includes(word))
      .flatMap(([, fields]) => fields),
  );
  const place = places.findIndex((one) => found.has(one));
  return place < 0 ? places.length : place;
};

/** What puts one hit before another, before its score does: the place; whole words before parts and slips of words; single goods before packs of several; kinship; the quantity that was asked for. */
const rankOf = (hit: SearchResult, reading: Reading): number => {
  const { asked, measures } = reading;
  const isWhole = asked.every((one) => standsWhole(one, hit, () => true));
  const hasMeasure = measures.every((word) => hit.match[word] !== undefined);
  return (
    placeOf(hit, measures) * 64 +
    (isWhole ? 0 : 32) +
    (hit.isBundle as number) * 16 +
    kinship(reading, hit) * 2 +
    (hasMeasure ? 0 : 1)
  );
};

/** Hits of similar words that score far below the best one are chance. */
const chanceShare = 0.4;
const likely = (hits: readonly SearchResult[]): readonly SearchResult[] =>
  hits.filter(({ score }) => score >= (hits[0]?.score ?? 0) * chanceShare);

const ranked = (hits: readonly SearchResult[], reading: Reading): number[] =>
  hits
    .map((hit) => ({ id: Number(hit.id), rank: rankOf(hit, reading), score: hit.score }))
    .sort((a, b) => a.rank - b.rank || b.score - a.score)
    .map(({ id }) => id);

export interface TextIndex {
  /** Makes the text of `after` searchable and that of `before` no longer; either may be missing. `before` must be what was added. */
  replace(before: Item | undefined, after: Item | undefined): void;
  /** Adds very many, none of them there yet, in turns with other work. */
  fill(items: readonly Item[]): Promise<void>;
  /** Ids of items that fit, best first. */
  search(text: string): readonly number[];
  readonly documents: number;
  readonly terms: number;
}

export const createTextIndex = (): TextIndex => {
  const index = new MiniSearch<IndexedText>({
    fields: [...places, 'units'],
    storeFields: ['isBundle', 'kinds', 'head'],
    processTerm: wordOf,
    tokenize: splitWords,
    autoVacuum: false,
  });
  const find = (reading: Reading) =>
    ranked(index.search(queryOf(reading, 'AND'), { boost, bm25, prefix: isLongEnough }), reading);
  const findSimilar = (reading: Reading, share: number, combineWith: 'AND' | 'OR' = 'AND') =>
    ranked(
      likely(
        index.search(queryOf(reading, combineWith), {
          boost,
          bm25,
          prefix: isLongEnough,
          fuzzy: (word) => (word.length >= shortestToForgive && !isMeasure(word) ? share : false),
        }),
      ),
      reading,
    );
  return {
    // Taken out word by word: discarding leaves the clean-up to a task of the library that breaks when items are added meanwhile.
    replace: (before, after) => {
      if (before && index.has(before.itemId)) index.remove(textOf(before));
      if (after) index.add(textOf(after));
    },
    fill: (items) => index.addAllAsync(items.map(textOf), { chunkSize }),
    search: (text) => {
      const reading = readingOf(text);
      const { asked } = reading;
      if (asked.length === 0) return [];
      const exact = find(reading);
      if (exact.length >= enoughHits) return exact;
      const similar = [...new Set([...exact, ...findSimilar(reading, oneSlip)])];
      if (similar.length > 0) return similar;
      const farther = findSimilar(reading, twoSlips);
      return farther.length > 0 || asked.length === 1
        ? farther
        : findSimilar(reading, oneSlip, 'OR');
    },
    get documents() {
      return index.documentCount;
    },
    get terms() {
      return index.termCount;
    },
  };
};
