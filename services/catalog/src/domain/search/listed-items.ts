import type { Offer as Rule } from '@tokri/contracts/pricing';
import type { Item } from '../items/item.ts';
import { isOnOffer } from '../offers/item-offers.ts';
import type { PricedUnit } from '../rates/dated-rates.ts';
import { createFrequencyCounter } from './frequency-counter.ts';

export interface ListedItem {
  readonly item: Item;
  readonly pricedUnits: readonly PricedUnit[];
  readonly lowestPaise: number;
  readonly highestDiscount: number;
  readonly brandKey: string;
  readonly nameKey: string;
  availableStock(): readonly number[];
  isInStock(): boolean;
}

export const toListedItem = (
  item: Item,
  pricedUnits: readonly PricedUnit[],
  findStock: (unitId: number) => number,
): ListedItem => ({
  item,
  pricedUnits,
  brandKey: item.brand.toLowerCase(),
  nameKey: item.name.toLowerCase(),
  lowestPaise: pricedUnits.reduce(
    (lowest, unit) => Math.min(lowest, unit.rateWithTaxPaise),
    Number.MAX_SAFE_INTEGER,
  ),
  highestDiscount: pricedUnits.reduce(
    (highest, unit) => Math.max(highest, unit.discountPercent),
    0,
  ),
  availableStock: () => pricedUnits.map(({ unitId }) => findStock(unitId)),
  isInStock: () => pricedUnits.some(({ unitId }) => findStock(unitId) > 0),
});

export const sorts = ['relevance', 'price', '-price', 'name', 'discount'] as const;
export type Sort = (typeof sorts)[number];

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
    readonly hindiName: string | undefined;
    readonly count: number;
  }[];
  readonly price: { readonly minPaise: number; readonly maxPaise: number };
}

export const maxFacetValues = 100;

const matchesPrice = ({ pricedUnits }: ListedItem, { minPaise = 0, maxPaise }: Filters): boolean =>
  (minPaise === 0 && !maxPaise) ||
  pricedUnits.some(
    ({ rateWithTaxPaise }) =>
      rateWithTaxPaise >= minPaise && (!maxPaise || rateWithTaxPaise <= maxPaise),
  );

const matchesBrand = ({ brandKey }: ListedItem, brand: string | undefined): boolean =>
  !brand || brandKey === brand;
const matchesType = ({ item }: ListedItem, typeId: number | undefined): boolean =>
  !typeId || item.itemTypeId === typeId;
const matchingRules = (item: Item, rules: readonly Rule[]): readonly Rule[] =>
  rules.length === 0 ? rules : rules.filter((rule) => isOnOffer(item, rule));
const matchesOffer = (offerRules: readonly Rule[], offerId: number | undefined): boolean =>
  !offerId || offerRules.some((rule) => rule.offerId === offerId);
const matchesCategoryAndStock = (listed: ListedItem, { groupId, inStock }: Filters): boolean =>
  (!groupId || listed.item.itemGroupId === groupId) && (!inStock || listed.isInStock());

/**
 * Returns matching items and facets. Each facet ignores its own filter, so that a selected brand
 * does not hide the others.
 */
export const filterListedItems = (
  items: readonly ListedItem[],
  filters: Filters,
  rules: readonly Rule[] = [],
): { readonly matches: readonly ListedItem[]; readonly facets: Facets } => {
  const matches: ListedItem[] = [];
  const [brands, types, offers] = [
    createFrequencyCounter<string>(),
    createFrequencyCounter<number>(),
    createFrequencyCounter<number>(),
  ];
  const typeNames = new Map<number, string>();
  let minPaise = Number.MAX_SAFE_INTEGER;
  let maxPaise = 0;
  const brand = filters.brand?.toLowerCase();
  for (const listed of items) {
    if (!matchesCategoryAndStock(listed, filters)) continue;
    const offerRules = matchingRules(listed.item, rules);
    const [hasBrand, hasType, hasPrice, hasOffer] = [
      matchesBrand(listed, brand),
      matchesType(listed, filters.typeId),
      matchesPrice(listed, filters),
      matchesOffer(offerRules, filters.offerId),
    ];
    if (hasBrand && hasType && hasPrice && hasOffer) matches.push(listed);
    if (hasType && hasPrice && hasOffer && listed.item.brand !== '') brands.add(listed.item.brand);
    if (hasBrand && hasPrice && hasOffer && types.add(listed.item.itemTypeId))
      typeNames.set(listed.item.itemTypeId, listed.item.itemTypeName);
    if (hasBrand && hasType && hasPrice) for (const { offerId } of offerRules) offers.add(offerId);
    if (!hasBrand || !hasType || !hasOffer) continue;
    minPaise = Math.min(minPaise, listed.lowestPaise);
    maxPaise = Math.max(maxPaise, listed.lowestPaise);
  }
  return {
    matches,
    facets: {
      brands: brands.mostFrequent(maxFacetValues).map(({ key, count }) => ({ brand: key, count })),
      types: types
        .mostFrequent(maxFacetValues)
        .map(({ key, count }) => ({ itemTypeId: key, name: typeNames.get(key) ?? '', count })),
      offers: offers.mostFrequent(maxFacetValues).map(({ key, count }) => {
        const rule = rules.find(({ offerId }) => offerId === key);
        return { offerId: key, name: rule?.name ?? '', hindiName: rule?.hindiName, count };
      }),
      price: { minPaise: Math.min(minPaise, maxPaise), maxPaise },
    },
  };
};

// Sorting numbers in a typed array is several times faster than a comparator over objects. The
// index breaks ties, so the order is stable.
const maxPositions = 2 ** 20;

const sortByNumber = (
  listed: readonly ListedItem[],
  toNumber: (listed: ListedItem) => number,
): ListedItem[] => {
  const keys = new Float64Array(listed.length);
  listed.forEach((item, position) => {
    keys[position] = toNumber(item) * maxPositions + position;
  });
  keys.sort();
  return Array.from(
    keys,
    (key) => listed[((key % maxPositions) + maxPositions) % maxPositions] as ListedItem,
  );
};

const compareNames = (a: ListedItem, b: ListedItem): number =>
  a.nameKey < b.nameKey ? -1 : a.nameKey > b.nameKey ? 1 : a.item.itemId - b.item.itemId;

export const sortListedItems = (
  listed: readonly ListedItem[],
  sort: Sort,
): readonly ListedItem[] => {
  switch (sort) {
    case 'relevance':
      return listed;
    case 'price':
      return sortByNumber(listed, (item) => item.lowestPaise);
    case '-price':
      return sortByNumber(listed, (item) => -item.lowestPaise);
    case 'discount':
      return sortByNumber(listed, (item) => -item.highestDiscount);
    case 'name':
      return [...listed].sort(compareNames);
  }
};
