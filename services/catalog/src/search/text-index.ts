import MiniSearch from 'minisearch';
import type { Query, SearchResult } from 'minisearch';
import type { Item } from '../domain/item.ts';
import { readQuery } from './synonyms.ts';
import type { Asked } from './synonyms.ts';
import { splitWords, wordOf } from './words.ts';

interface IndexedText {
  readonly id: number;
  readonly name: string;
  readonly aliases: string;
  readonly type: string;
  readonly brand: string;
}

/** Places of a hit, the best first: a name before a type before a brand (shapes.md, F3). */
const places = ['name', 'aliases', 'type', 'brand'] as const;
/** A word that stands twice in a name counts little more than once, and short names come first: 'Onion' before 'Sambhar Onion (Small Onion)'. */
const bm25 = { k: 0.3, b: 0.9, d: 0.2 };
const boost = { name: 8, aliases: 5, type: 2, brand: 1 };

/** With fewer hits than this, words that are only similar are looked for as well. */
const enoughHits = 8;
/** Letters that may differ, as a share of the word: one of four to seven; where nothing is found, two of five. */
const oneSlip = 0.2;
const twoSlips = 0.34;
const shortestToForgive = 4;
/** One letter begins too many words. */
const isLongEnough = (word: string): boolean => word.length >= 2;
/** Items added between two turns of the event loop. */
const chunkSize = 500;

const textOf = (item: Item): IndexedText =>
  ({ id: item.itemId, name: item.name, aliases: item.aliases.join(' '), type: `${item.itemTypeName} ${item.itemGroupName}`, brand: item.brand });

const together = (words: readonly string[]): Query => ({ combineWith: 'AND', queries: [...words] });

const queryOf = (asked: readonly Asked[], combineWith: 'AND' | 'OR'): Query =>
  ({ combineWith, queries: asked.map(({ typed, otherNames }) => ({ combineWith: 'OR', queries: [together(typed), ...otherNames.map(together)] })) });

const placeOf = (hit: SearchResult): number => {
  const found = new Set(Object.values(hit.match).flat());
  return places.findIndex((place) => found.has(place));
};

/** Hits of similar words that score far below the best one are chance. */
const chanceShare = 0.4;
const likely = (hits: readonly SearchResult[]): readonly SearchResult[] => hits.filter(({ score }) => score >= (hits[0]?.score ?? 0) * chanceShare);

const ranked = (hits: readonly SearchResult[]): number[] =>
  hits.map((hit) => ({ id: Number(hit.id), place: placeOf(hit), score: hit.score })).sort((a, b) => a.place - b.place || b.score - a.score).map(({ id }) => id);

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
  const index = new MiniSearch<IndexedText>({ fields: [...places], processTerm: wordOf, tokenize: splitWords, autoVacuum: false });
  const find = (query: Query) => ranked(index.search(query, { boost, bm25, prefix: isLongEnough }));
  const findSimilar = (query: Query, share: number) => ranked(likely(index.search(query, { boost, bm25, prefix: isLongEnough, fuzzy: (word) => (word.length >= shortestToForgive ? share : false) })));
  return {
    // Taken out word by word: discarding leaves the clean-up to a task of the library that breaks when items are added meanwhile.
    replace: (before, after) => {
      if (before && index.has(before.itemId)) index.remove(textOf(before));
      if (after) index.add(textOf(after));
    },
    fill: (items) => index.addAllAsync(items.map(textOf), { chunkSize }),
    search: (text) => {
      const asked = readQuery(text);
      if (asked.length === 0) return [];
      const exact = find(queryOf(asked, 'AND'));
      if (exact.length >= enoughHits) return exact;
      const similar = [...new Set([...exact, ...findSimilar(queryOf(asked, 'AND'), oneSlip)])];
      if (similar.length > 0) return similar;
      const farther = findSimilar(queryOf(asked, 'AND'), twoSlips);
      return farther.length > 0 || asked.length === 1 ? farther : findSimilar(queryOf(asked, 'OR'), oneSlip);
    },
    get documents() { return index.documentCount; },
    get terms() { return index.termCount; },
  };
};
