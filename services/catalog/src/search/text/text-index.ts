import MiniSearch from 'minisearch';
import type { Query, SearchResult } from 'minisearch';
import type { Item } from '../../domain/items/item.ts';
import { isMeasure } from './measures.ts';
import { readQuery } from './synonyms.ts';
import type { SearchTerm } from './synonyms.ts';
import { tokenize, normalizeWord, normalizeWords } from './words.ts';

interface IndexedText {
  readonly id: number;
  readonly name: string;
  readonly aliases: string;
  readonly type: string;
  readonly brand: string;
  readonly units: string;
  readonly isBundle: 0 | 1;
  readonly kinds: readonly string[];
  readonly head: string;
}

const fieldsByPriority = ['name', 'aliases', 'type', 'brand'] as const;
/**
 * Repeated words count little and short names come first: 'Onion' before 'Sambhar Onion (Small
 * Onion)'.
 */
const bm25 = { k: 0.3, b: 0.9, d: 0.2 };
const boost = { name: 8, aliases: 5, type: 2, brand: 1, units: 0.1 };

const minExactHits = 8;
const oneTypoShare = 0.2;
const twoTyposShare = 0.34;
const minFuzzyLength = 4;
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
  units: item.units.map(({ name }) => name).join(' , '),
  isBundle: item.name.includes('+') ? 1 : 0,
  kinds: parseKinds([item.itemTypeName, ...item.aliases].join(',')),
  head: splitPhrases(item.name, headSeparator)[0] ?? '',
});

interface ParsedQuery {
  readonly terms: readonly SearchTerm[];
  readonly measures: readonly string[];
  readonly names: ReadonlySet<string>;
}

const allNames = ({ typed, synonyms }: SearchTerm): readonly (readonly string[])[] => [
  typed,
  ...synonyms,
];

const parseQuery = (text: string): ParsedQuery => {
  const parsedTerms = readQuery(text);
  const terms = parsedTerms.filter(({ typed }) => !typed.every(isMeasure));
  const productTerms = terms.length === 0 ? parsedTerms : terms;
  return {
    terms: productTerms,
    measures: parsedTerms
      .filter((entry) => !productTerms.includes(entry))
      .flatMap(({ typed }) => typed),
    names: new Set(productTerms.flatMap(allNames).map((words) => words.join(' '))),
  };
};

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

/**
 * Lower is closer: 0 name and kind match ('Tomato - Hybrid'), 1 only the kind ('Toned Milk'), 2 the
 * name starts with it, 3 a word of the kind, 4 a word of the name ('Milk Chocolate').
 */
const kindDistance = ({ terms, names }: ParsedQuery, hit: SearchResult): number => {
  const { kinds, head } = hit as unknown as Pick<IndexedText, 'kinds' | 'head'>;
  const isHead = names.has(head);
  if (kinds.some((kind) => names.has(kind))) return isHead ? 0 : 1;
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

const hitRank = (hit: SearchResult, query: ParsedQuery): number => {
  const { terms, measures } = query;
  const isWhole = terms.every((entry) => matchesWholeName(entry, hit, () => true));
  const hasMeasure = measures.every((word) => hit.match[word] !== undefined);
  return (
    bestField(hit, measures) * 64 +
    (isWhole ? 0 : 32) +
    (hit.isBundle as number) * 16 +
    kindDistance(query, hit) * 2 +
    (hasMeasure ? 0 : 1)
  );
};

const minScoreShare = 0.4;
const dropUnlikely = (hits: readonly SearchResult[]): readonly SearchResult[] =>
  hits.filter(({ score }) => score >= (hits[0]?.score ?? 0) * minScoreShare);

const rankHits = (hits: readonly SearchResult[], query: ParsedQuery): number[] =>
  hits
    .map((hit) => ({ id: Number(hit.id), rank: hitRank(hit, query), score: hit.score }))
    .sort((a, b) => a.rank - b.rank || b.score - a.score)
    .map(({ id }) => id);

export interface TextIndex {
  replace(before: Item | undefined, after: Item | undefined): void;
  fill(items: readonly Item[]): Promise<void>;
  search(text: string): readonly number[];
  readonly documents: number;
  readonly terms: number;
}

const createQueryRunner = (index: MiniSearch<IndexedText>): TextIndex['search'] => {
  const find = (query: ParsedQuery) =>
    rankHits(
      index.search(toSearchQuery(query, 'AND'), { boost, bm25, prefix: isLongEnough }),
      query,
    );
  const findSimilar = (query: ParsedQuery, share: number, combineWith: 'AND' | 'OR' = 'AND') =>
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
    );
  return (text) => {
    const query = parseQuery(text);
    const { terms } = query;
    if (terms.length === 0) return [];
    const exact = find(query);
    if (exact.length >= minExactHits) return exact;
    const similar = [...new Set([...exact, ...findSimilar(query, oneTypoShare)])];
    if (similar.length > 0) return similar;
    const distant = findSimilar(query, twoTyposShare);
    return distant.length > 0 || terms.length === 1
      ? distant
      : findSimilar(query, oneTypoShare, 'OR');
  };
};

export const createTextIndex = (): TextIndex => {
  const index = new MiniSearch<IndexedText>({
    fields: [...fieldsByPriority, 'units'],
    storeFields: ['isBundle', 'kinds', 'head'],
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
