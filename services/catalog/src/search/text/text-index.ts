import MiniSearch from 'minisearch';
import type { Query, SearchResult } from 'minisearch';
import { listVisibleUnits, type Item } from '../../domain/items/item.ts';
import { isMeasure } from './measures.ts';
import {
  minFuzzyLength,
  parseQuery,
  swapLettersOfQuery,
  type ParsedQuery,
} from './parsed-query.ts';
import { fieldsByPriority, rankHits, type StoredFields } from './rank-hits.ts';
import { tokenize, normalizeWord, normalizeWords } from './words.ts';

interface IndexedText extends StoredFields {
  readonly id: number;
  readonly name: string;
  readonly aliases: string;
  readonly type: string;
  readonly brand: string;
  readonly units: string;
}

/**
 * Repeated words count little and short names come first: 'Onion' before 'Sambhar Onion (Small
 * Onion)'.
 */
const bm25 = { k: 0.3, b: 0.9, d: 0.2 };
const boost = { name: 8, aliases: 5, type: 2, brand: 1, units: 0.1 };

const minExactHits = 8;
const oneTypoShare = 0.2;
const twoTyposShare = 0.34;
const isLongEnough = (word: string): boolean => word.length >= 2 && !isMeasure(word);
const chunkSize = 500;

const splitPhrases = (text: string, separator: RegExp): readonly string[] =>
  text
    .split(separator)
    .map((phrase) =>
      normalizeWords(phrase)
        .filter((word) => !isMeasure(word))
        .join(' '),
    )
    .filter((phrase) => phrase !== '');
const kindSeparator = /[,&/|]/u;
const headSeparator = / [-–] |[,/(]/u;

const kindsCache = new Map<string, readonly string[]>();
const maxCachedKinds = 5_000;
const parseKinds = (text: string): readonly string[] => {
  const cached = kindsCache.get(text);
  if (cached) return cached;
  const kinds = splitPhrases(text, kindSeparator);
  if (kindsCache.size < maxCachedKinds) kindsCache.set(text, kinds);
  return kinds;
};

const toIndexedText = (item: Item): IndexedText => ({
  id: item.itemId,
  name: item.name,
  aliases: [...item.aliases, item.hindi.name ?? ''].join(' '),
  type: `${item.itemTypeName} ${item.itemGroupName}`,
  brand: item.brand,
  units: listVisibleUnits(item)
    .map(({ name }) => name)
    .join(' , '),
  isBundle: item.name.includes('+') ? 1 : 0,
  kinds: parseKinds([item.itemTypeName, ...item.aliases].join(',')),
  head: splitPhrases(item.name, headSeparator)[0] ?? '',
});

const matchAll = (words: readonly string[]): Query => ({ combineWith: 'AND', queries: [...words] });

const toSearchQuery = ({ terms, measures }: ParsedQuery, combineWith: 'AND' | 'OR'): Query => {
  const productQuery: Query = {
    combineWith,
    queries: terms.map(({ typed, synonyms }) => ({
      combineWith: 'OR',
      queries: [matchAll(typed), ...synonyms.map(matchAll)],
    })),
  };
  return measures.length === 0
    ? productQuery
    : {
        combineWith: 'OR',
        queries: [productQuery, { combineWith: 'AND', queries: [productQuery, ...measures] }],
      };
};

const minScoreShare = 0.4;
const dropUnlikely = (hits: readonly SearchResult[]): readonly SearchResult[] =>
  hits.filter(({ score }) => score >= (hits[0]?.score ?? 0) * minScoreShare);

type StockLookup = (itemId: number) => boolean;

export interface TextIndex {
  replace(before: Item | undefined, after: Item | undefined): void;
  fill(items: readonly Item[]): Promise<void>;
  search(text: string, isInStock?: StockLookup): readonly number[];
  readonly documents: number;
  readonly terms: number;
}

const createQueryRunner = (index: MiniSearch<IndexedText>): TextIndex['search'] => {
  const find = (query: ParsedQuery, isInStock: StockLookup) =>
    rankHits(
      index.search(toSearchQuery(query, 'AND'), { boost, bm25, prefix: isLongEnough }),
      query,
      isInStock,
    );
  const findSimilar = (
    query: ParsedQuery,
    isInStock: StockLookup,
    { share, combineWith = 'AND' }: { readonly share: number; readonly combineWith?: 'AND' | 'OR' },
  ) =>
    rankHits(
      dropUnlikely(
        index.search(toSearchQuery(query, combineWith), {
          boost,
          bm25,
          prefix: isLongEnough,
          fuzzy: (word) => (word.length >= minFuzzyLength && !isMeasure(word) ? share : false),
        }),
      ),
      query,
      isInStock,
    );
  return (text, isInStock = () => true) => {
    const query = parseQuery(text);
    const { terms } = query;
    if (terms.length === 0) return [];
    const exact = find(query, isInStock);
    if (exact.length >= minExactHits) return exact;
    const swapped = exact.length === 0 ? find(swapLettersOfQuery(query), isInStock) : [];
    if (swapped.length >= minExactHits) return swapped;
    const similar = [
      ...new Set([...exact, ...swapped, ...findSimilar(query, isInStock, { share: oneTypoShare })]),
    ];
    if (similar.length > 0) return similar;
    const distant = findSimilar(query, isInStock, { share: twoTyposShare });
    return distant.length > 0 || terms.length === 1
      ? distant
      : findSimilar(query, isInStock, { share: oneTypoShare, combineWith: 'OR' });
  };
};

export const createTextIndex = (): TextIndex => {
  const index = new MiniSearch<IndexedText>({
    fields: [...fieldsByPriority, 'units'],
    storeFields: ['isBundle', 'kinds', 'head'] satisfies (keyof StoredFields)[],
    processTerm: normalizeWord,
    tokenize,
    autoVacuum: false,
  });
  return {
    // `discard` leaves the clean-up to a background task that breaks when items are added
    // meanwhile.
    replace: (before, after) => {
      if (before && index.has(before.itemId)) index.remove(toIndexedText(before));
      if (after) index.add(toIndexedText(after));
    },
    fill: (items) => index.addAllAsync(items.map(toIndexedText), { chunkSize }),
    search: createQueryRunner(index),
    get documents() {
      return index.documentCount;
    },
    get terms() {
      return index.termCount;
    },
  };
};
