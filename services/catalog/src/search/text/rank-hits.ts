import type { SearchResult } from 'minisearch';
import { allNames, type ParsedQuery } from './parsed-query.ts';
import type { SearchTerm } from './synonyms.ts';

/** What the index stores with an item to rank it. */
export interface StoredFields {
  readonly isBundle: 0 | 1;
  readonly kinds: readonly string[];
  readonly head: string;
}

export const fieldsByPriority = ['name', 'aliases', 'type', 'brand'] as const;

const matchesWholeName = (
  term: SearchTerm,
  { match }: SearchResult,
  isMatchingField: (fields: readonly string[]) => boolean,
): boolean =>
  allNames(term).some((name) =>
    name.every((word) => match[word] !== undefined && isMatchingField(match[word])),
  );

const isKindMatch = (fields: readonly string[]): boolean =>
  fields.includes('type') || fields.includes('aliases');

const kindOnlyDistance = 1;

/**
 * Lower is closer: 0 name and kind match ('Tomato - Hybrid'), 1 only the kind ('Toned Milk'), 2 the
 * name starts with it, 3 a word of the kind, 4 a word of the name ('Milk Chocolate').
 */
const kindDistance = ({ terms, names }: ParsedQuery, hit: SearchResult): number => {
  const { kinds, head } = hit as unknown as StoredFields;
  const isHead = names.has(head);
  if (kinds.some((kind) => names.has(kind))) return isHead ? 0 : kindOnlyDistance;
  if (isHead) return 2;
  return terms.some((entry) => matchesWholeName(entry, hit, isKindMatch)) ? 3 : 4;
};

const bestField = (hit: SearchResult, measures: readonly string[]): number => {
  const found = new Set(
    Object.entries(hit.match)
      .filter(([word]) => !measures.includes(word))
      .flatMap(([, fields]) => fields),
  );
  const priority = fieldsByPriority.findIndex((field) => found.has(field));
  return priority < 0 ? fieldsByPriority.length : priority;
};

const hitRank = (hit: SearchResult, query: ParsedQuery, distance: number): number => {
  const { terms, measures } = query;
  const isWhole = terms.every((entry) => matchesWholeName(entry, hit, () => true));
  const hasMeasure = measures.every((word) => hit.match[word] !== undefined);
  return (
    bestField(hit, measures) * 64 +
    (isWhole ? 0 : 32) +
    (hit.isBundle as number) * 16 +
    distance * 2 +
    (hasMeasure ? 0 : 1)
  );
};

/** Scores from this share of the best one on count as equal: the rest comes from longer aliases. */
const closeScoreShare = 0.55;
/** With more close hits, the order of creation does not tell which product is the usual one. */
const maxCloseHits = 12;

interface ScoredHit {
  readonly id: number;
  readonly score: number;
}

/** Shops create the usual product of a kind first, so 'milk' lists toned milk before others. */
const orderAsInShop = (byScore: readonly ScoredHit[]): readonly ScoredHit[] => {
  const minCloseScore = (byScore[0]?.score ?? 0) * closeScoreShare;
  const close = byScore.filter(({ score }) => score >= minCloseScore);
  return close.length > maxCloseHits
    ? byScore
    : [...close.sort((a, b) => a.id - b.id), ...byScore.slice(close.length)];
};

/** Ranks that differ by the kind of goods or the measure only are equal to a customer. */
const ranksPerMatch = 16;

interface RankedHit {
  readonly id: number;
  readonly match: number;
}

/** What is sold out follows the equal matches that are in stock. */
const putSoldOutLast = (
  hits: readonly RankedHit[],
  isInStock: (id: number) => boolean,
): readonly RankedHit[] => {
  const order = ({ id, match }: RankedHit): number => match * 2 + (isInStock(id) ? 0 : 1);
  return hits
    .map((hit) => ({ hit, order: order(hit) }))
    .sort((a, b) => a.order - b.order)
    .map(({ hit }) => hit);
};

interface HitGroup {
  readonly rank: number;
  readonly isOnlyOfKind: boolean;
  readonly hits: ScoredHit[];
}

export const rankHits = (
  hits: readonly SearchResult[],
  query: ParsedQuery,
  isInStock: (id: number) => boolean,
): number[] => {
  const groups = new Map<number, HitGroup>();
  for (const hit of hits) {
    const distance = kindDistance(query, hit);
    const rank = hitRank(hit, query, distance);
    const isOnlyOfKind = distance === kindOnlyDistance && query.terms.length === 1;
    const group = groups.get(rank) ?? { rank, isOnlyOfKind, hits: [] };
    group.hits.push({ id: Number(hit.id), score: hit.score });
    groups.set(rank, group);
  }
  const ranked = [...groups.values()]
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ rank, isOnlyOfKind, hits: found }) => {
      const byScore = found.sort((a, b) => b.score - a.score);
      const match = Math.floor(rank / ranksPerMatch);
      return (isOnlyOfKind ? orderAsInShop(byScore) : byScore).map(({ id }) => ({ id, match }));
    });
  return putSoldOutLast(ranked, isInStock).map(({ id }) => id);
};
