import type { Offer as Rule } from '@tokri/contracts/price';
import type { Item } from './item.ts';
import { isUnder } from './offer-of-item.ts';
import type { Card } from './rate-of-date.ts';
import { createTally } from './tally.ts';

/** An item as somebody sees it on a date: with the cards of the units that have a rate, at least one. */
export interface Listed {
  readonly item: Item;
  readonly cards: readonly Card[];
  /** Price of an item in filters and sorting: its cheapest unit with tax (price.md 1). */
  readonly lowestPaise: number;
  readonly highestDiscount: number;
  /** Brand in small letters, as filters compare it. */
  readonly brandKey: string;
  /** Name in small letters, as it is sorted. */
  readonly nameKey: string;
  /** Free pieces of each card's unit, in the same order, as they are now. */
  free(): readonly number[];
  isInStock(): boolean;
}

/** Puts together what lists ask of an item again and again. */
export const listedOf = (
  item: Item,
  cards: readonly Card[],
  free: (unitId: number) => number,
): Listed => ({
  item,
  cards,
  brandKey: item.brand.toLowerCase(),
  nameKey: item.name.toLowerCase(),
  lowestPaise: cards.reduce(
    (lowest, card) => Math.min(lowest, card.rateWithTaxPaise),
    Number.MAX_SAFE_INTEGER,
  ),
  highestDiscount: cards.reduce((highest, card) => Math.max(highest, card.discountPercent), 0),
  free: () => cards.map(({ unitId }) => free(unitId)),
  isInStock: () => cards.some(({ unitId }) => free(unitId) > 0),
});

export const sorts = ['relevance', 'price', '-price', 'name', 'discount'] as const;
export type Sort = (typeof sorts)[number];

/** Limits that a customer sets; absent or 0 sets none. */
export interface Filters {
  readonly brand?: string | undefined;
  readonly typeId?: number | undefined;
  readonly groupId?: number | undefined;
  readonly offerId?: number | undefined;
  readonly minPaise?: number | undefined;
  readonly maxPaise?: number | undefined;
  readonly inStock?: boolean | undefined;
}

export interface Facets {
  readonly brands: readonly { readonly brand: string; readonly count: number }[];
  readonly types: readonly {
    readonly itemTypeId: number;
    readonly name: string;
    readonly count: number;
  }[];
  readonly offers: readonly {
    readonly offerId: number;
    readonly name: string;
    readonly count: number;
  }[];
  readonly price: { readonly minPaise: number; readonly maxPaise: number };
}

/** Values that a facet lists, the most frequent ones; the rest is found by search. */
export const facetValuesMax = 100;

const fitsPrice = ({ cards }: Listed, { minPaise = 0, maxPaise }: Filters): boolean =>
  (minPaise === 0 && !maxPaise) ||
  cards.some(
    ({ rateWithTaxPaise }) =>
      rateWithTaxPaise >= minPaise && (!maxPaise || rateWithTaxPaise <= maxPaise),
  );

const fitsBrand = ({ brandKey }: Listed, brand: string | undefined): boolean =>
  !brand || brandKey === brand;
const fitsType = ({ item }: Listed, typeId: number | undefined): boolean =>
  !typeId || item.itemTypeId === typeId;
/** Rules that an item is under; looked up only where offers count. */
const rulesOf = (item: Item, rules: readonly Rule[]): readonly Rule[] =>
  rules.length === 0 ? rules : rules.filter((rule) => isUnder(item, rule));
const fitsOffer = (under: readonly Rule[], offerId: number | undefined): boolean =>
  !offerId || under.some((rule) => rule.offerId === offerId);
const fitsRest = (one: Listed, { groupId, inStock }: Filters): boolean =>
  (!groupId || one.item.itemGroupId === groupId) && (!inStock || one.isInStock());

/**
 * Items that fit all filters, and what the filters could be set to: each facet counts what fits all *other* filters, so that a
 * chosen brand does not hide the others.
 */
export const filterListed = (
  listed: readonly Listed[],
  filters: Filters,
  rules: readonly Rule[] = [],
): { readonly fitting: readonly Listed[]; readonly facets: Facets } => {
  const fitting: Listed[] = [];
  const [brands, types, offers] = [
    createTally<string>(),
    createTally<number>(),
    createTally<number>(),
  ];
  const typeNames = new Map<number, string>();
  let minPaise = Number.MAX_SAFE_INTEGER;
  let maxPaise = 0;
  const brand = filters.brand?.toLowerCase();
  for (const one of listed) {
    if (!fitsRest(one, filters)) continue;
    const under = rulesOf(one.item, rules);
    const [hasBrand, hasType, hasPrice, hasOffer] = [
      fitsBrand(one, brand),
      fitsType(one, filters.typeId),
      fitsPrice(one, filters),
      fitsOffer(under, filters.offerId),
    ];
    if (hasBrand && hasType && hasPrice && hasOffer) fitting.push(one);
    if (hasType && hasPrice && hasOffer && one.item.brand !== '') brands.add(one.item.brand);
    if (hasBrand && hasPrice && hasOffer && types.add(one.item.itemTypeId))
      typeNames.set(one.item.itemTypeId, one.item.itemTypeName);
    if (hasBrand && hasType && hasPrice) for (const { offerId } of under) offers.add(offerId);
    if (!hasBrand || !hasType || !hasOffer) continue;
    minPaise = Math.min(minPaise, one.lowestPaise);
    maxPaise = Math.max(maxPaise, one.lowestPaise);
  }
  return {
    fitting,
    facets: {
      brands: brands.mostFrequent(facetValuesMax).map(({ key, count }) => ({ brand: key, count })),
      types: types
        .mostFrequent(facetValuesMax)
        .map(({ key, count }) => ({ itemTypeId: key, name: typeNames.get(key) ?? '', count })),
      offers: offers
        .mostFrequent(facetValuesMax)
        .map(({ key, count }) => ({
          offerId: key,
          name: rules.find(({ offerId }) => offerId === key)?.name ?? '',
          count,
        })),
      price: { minPaise: Math.min(minPaise, maxPaise), maxPaise },
    },
  };
};

// Sorting numbers in a typed array is several times faster than a comparator over objects; the position breaks ties, so order stays stable.
const positionsMax = 2 ** 20;

const byNumber = (listed: readonly Listed[], valueOf: (one: Listed) => number): Listed[] => {
  const keys = new Float64Array(listed.length);
  listed.forEach((one, position) => {
    keys[position] = valueOf(one) * positionsMax + position;
  });
  keys.sort();
  return Array.from(
    keys,
    (key) => listed[((key % positionsMax) + positionsMax) % positionsMax] as Listed,
  );
};

const byName = (a: Listed, b: Listed): number =>
  a.nameKey < b.nameKey ? -1 : a.nameKey > b.nameKey ? 1 : a.item.itemId - b.item.itemId;

/** Puts a list into the wished order; `relevance` keeps the one it has. */
export const sortListed = (listed: readonly Listed[], sort: Sort): readonly Listed[] => {
  switch (sort) {
    case 'relevance':
      return listed;
    case 'price':
      return byNumber(listed, (one) => one.lowestPaise);
    case '-price':
      return byNumber(listed, (one) => -one.lowestPaise);
    case 'discount':
      return byNumber(listed, (one) => -one.highestDiscount);
    case 'name':
      return [...listed].sort(byName);
  }
};
