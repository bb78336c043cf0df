import type { Item } from './item.ts';
import type { Card } from './rate-of-date.ts';

/** An item as somebody sees it on a date: with the cards of the units that have a rate, at least one. */
export interface Listed {
  readonly item: Item;
  readonly cards: readonly Card[];
  /** Free pieces of each card's unit, in the same order. */
  readonly free: readonly number[];
}

export const sorts = ['relevance', 'price', '-price', 'name', 'discount'] as const;
export type Sort = (typeof sorts)[number];

/** Limits that a customer sets; absent or 0 sets none. */
export interface Filters {
  readonly brand?: string | undefined;
  readonly typeId?: number | undefined;
  readonly groupId?: number | undefined;
  readonly minPaise?: number | undefined;
  readonly maxPaise?: number | undefined;
  readonly inStock?: boolean | undefined;
}

export interface Facets {
  readonly brands: readonly { readonly brand: string; readonly count: number }[];
  readonly types: readonly { readonly itemTypeId: number; readonly name: string; readonly count: number }[];
  readonly price: { readonly minPaise: number; readonly maxPaise: number };
}

/** Values that a facet lists, the most frequent ones; the rest is found by search. */
export const facetValuesMax = 100;

/** Price of an item in filters and sorting: its cheapest unit with tax (price.md 1). */
export const lowestPaise = ({ cards }: Listed): number => cards.reduce((lowest, card) => Math.min(lowest, card.rateWithTaxPaise), Number.MAX_SAFE_INTEGER);
export const highestDiscount = ({ cards }: Listed): number => cards.reduce((highest, card) => Math.max(highest, card.discountPercent), 0);

const fitsPrice = ({ cards }: Listed, { minPaise = 0, maxPaise }: Filters): boolean =>
  cards.some(({ rateWithTaxPaise }) => rateWithTaxPaise >= minPaise && (!maxPaise || rateWithTaxPaise <= maxPaise));

/** A customer's wish for one brand, compared without case. */
const fitsBrand = ({ item }: Listed, brand: string | undefined): boolean => !brand || item.brand.toLowerCase() === brand;
const fitsType = ({ item }: Listed, typeId: number | undefined): boolean => !typeId || item.itemTypeId === typeId;
const fitsRest = ({ item, free }: Listed, { groupId, inStock }: Filters): boolean => (!groupId || item.itemGroupId === groupId) && (!inStock || free.some((pieces) => pieces > 0));

const tally = <Key>(counts: Map<Key, number>, key: Key): void => { counts.set(key, (counts.get(key) ?? 0) + 1); };

const mostFrequent = <Key>(counts: ReadonlyMap<Key, number>): [Key, number][] =>
  [...counts].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1)).slice(0, facetValuesMax);

/**
 * Items that fit all filters, and what the filters could be set to: each facet counts what fits all *other* filters, so that a
 * chosen brand does not hide the others.
 */
export const filterListed = (listed: Iterable<Listed>, filters: Filters): { readonly fitting: Listed[]; readonly facets: Facets } => {
  const fitting: Listed[] = [];
  const brands = new Map<string, number>();
  const types = new Map<number, number>();
  const typeNames = new Map<number, string>();
  let minPaise = Number.MAX_SAFE_INTEGER;
  let maxPaise = 0;
  const brand = filters.brand?.toLowerCase();
  for (const one of listed) {
    if (!fitsRest(one, filters)) continue;
    const [hasBrand, hasType, hasPrice] = [fitsBrand(one, brand), fitsType(one, filters.typeId), fitsPrice(one, filters)];
    if (hasBrand && hasType && hasPrice) fitting.push(one);
    if (hasType && hasPrice && one.item.brand !== '') tally(brands, one.item.brand);
    if (hasBrand && hasPrice) {
      tally(types, one.item.itemTypeId);
      typeNames.set(one.item.itemTypeId, one.item.itemTypeName);
    }
    if (!hasBrand || !hasType) continue;
    const lowest = lowestPaise(one);
    if (lowest < minPaise) minPaise = lowest;
    if (lowest > maxPaise) maxPaise = lowest;
  }
  return {
    fitting,
    facets: {
      brands: mostFrequent(brands).map(([name, count]) => ({ brand: name, count })),
      types: mostFrequent(types).map(([itemTypeId, count]) => ({ itemTypeId, name: typeNames.get(itemTypeId) ?? '', count })),
      price: { minPaise: Math.min(minPaise, maxPaise), maxPaise },
    },
  };
};

// Sorting numbers in a typed array is several times faster than a comparator over objects; the position breaks ties, so order stays stable.
const positionsMax = 2 ** 20;

const byNumber = (listed: readonly Listed[], valueOf: (one: Listed) => number): Listed[] => {
  const keys = Float64Array.from(listed, (one, position) => valueOf(one) * positionsMax + position).sort();
  return Array.from(keys, (key) => listed[((key % positionsMax) + positionsMax) % positionsMax] as Listed);
};

/** Puts a list into the wished order; `relevance` keeps the one it has. */
export const sortListed = (listed: Listed[], sort: Sort): Listed[] => {
  switch (sort) {
    case 'relevance':
      return listed;
    case 'price':
      return byNumber(listed, lowestPaise);
    case '-price':
      return byNumber(listed, (one) => -lowestPaise(one));
    case 'discount':
      return byNumber(listed, (one) => -highestDiscount(one));
    case 'name': {
      const names = listed.map((one) => ({ one, name: one.item.name.toLowerCase() }));
      return names.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.one.item.itemId - b.one.item.itemId)).map(({ one }) => one);
    }
  }
};

/** One page of a list; `page` counts from 1. */
export const pageOf = <Entry>(list: readonly Entry[], { page, pageSize }: { readonly page: number; readonly pageSize: number }): readonly Entry[] =>
  list.slice((page - 1) * pageSize, page * pageSize);
