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
  availableStock(locationId: number): readonly number[];
  isInStock(locationId: number): boolean;
}

export const toListedItem = (
  item: Item,
  pricedUnits: readonly PricedUnit[],
  findStock: (unitId: number, locationId: number) => number,
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
  availableStock: (locationId) => pricedUnits.map(({ unitId }) => findStock(unitId, locationId)),
  isInStock: (locationId) => pricedUnits.some(({ unitId }) => findStock(unitId, locationId) > 0),
});

export const sorts = ['relevance', 'price', '-price', 'name', 'discount'] as const;
export type Sort = (typeof sorts)[number];

export interface Filters {
  readonly brands?: readonly string[] | undefined;
  readonly typeId?: number | undefined;
  readonly groupId?: number | undefined;
  readonly offerId?: number | undefined;
  readonly minPaise?: number | undefined;
  readonly maxPaise?: number | undefined;
  /** Only items in stock at this location. */
  readonly inStockAt?: number | undefined;
}

export interface Facets {
  readonly brands: readonly { readonly brand: string; readonly count: number }[];
  readonly groups: readonly {
    readonly itemGroupId: number;
    readonly name: string;
    readonly count: number;
  }[];
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

const matchesBrand = ({ brandKey }: ListedItem, brandKeys: ReadonlySet<string>): boolean =>
  brandKeys.size === 0 || brandKeys.has(brandKey);
const matchesType = ({ item }: ListedItem, typeId: number | undefined): boolean =>
  !typeId || item.itemTypeId === typeId;
const matchingRules = (item: Item, rules: readonly Rule[]): readonly Rule[] =>
  rules.length === 0 ? rules : rules.filter((rule) => isOnOffer(item, rule));
const matchesOffer = (offerRules: readonly Rule[], offerId: number | undefined): boolean =>
  !offerId || offerRules.some((rule) => rule.offerId === offerId);
/** A bit for each filter that an item does not match. */
const mismatch = { brand: 1, group: 2, type: 4, price: 8, offer: 16 } as const;
const matchesApartFrom = (mismatches: number, ignored = 0): boolean =>
  (mismatches & ~ignored) === 0;

const createNamedCounter = () => {
  const counter = createFrequencyCounter<number>();
  const names = new Map<number, string>();
  return {
    add: (id: number, name: string): void => {
      if (counter.add(id)) names.set(id, name);
    },
    mostFrequent: () =>
      counter
        .mostFrequent(maxFacetValues)
        .map(({ key, count }) => ({ id: key, name: names.get(key) ?? '', count })),
  };
};

const createFacetCounters = (rules: readonly Rule[]) => {
  const [brands, offers] = [createFrequencyCounter<string>(), createFrequencyCounter<number>()];
  const [groups, types] = [createNamedCounter(), createNamedCounter()];
  let minPaise = Number.MAX_SAFE_INTEGER;
  let maxPaise = 0;
  return {
    add: ({ item, lowestPaise }: ListedItem, mismatches: number, offerRules: readonly Rule[]) => {
      const counts = (ignored: number): boolean => matchesApartFrom(mismatches, ignored);
      if (item.brand !== '' && counts(mismatch.brand)) brands.add(item.brand);
      if (counts(mismatch.group | mismatch.type)) groups.add(item.itemGroupId, item.itemGroupName);
      if (counts(mismatch.type)) types.add(item.itemTypeId, item.itemTypeName);
      if (counts(mismatch.offer)) for (const { offerId } of offerRules) offers.add(offerId);
      if (!counts(mismatch.price)) return;
      minPaise = Math.min(minPaise, lowestPaise);
      maxPaise = Math.max(maxPaise, lowestPaise);
    },
    facets: (): Facets => ({
      brands: brands.mostFrequent(maxFacetValues).map(({ key, count }) => ({ brand: key, count })),
      groups: groups.mostFrequent().map(({ id, ...facet }) => ({ itemGroupId: id, ...facet })),
      types: types.mostFrequent().map(({ id, ...facet }) => ({ itemTypeId: id, ...facet })),
      offers: offers.mostFrequent(maxFacetValues).map(({ key, count }) => {
        const rule = rules.find(({ offerId }) => offerId === key);
        return { offerId: key, name: rule?.name ?? '', hindiName: rule?.hindiName, count };
      }),
      price: { minPaise: Math.min(minPaise, maxPaise), maxPaise },
    }),
  };
};

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
  const counters = createFacetCounters(rules);
  const brandKeys = new Set(filters.brands?.map((brand) => brand.toLowerCase()));
  for (const listed of items) {
    if (filters.inStockAt !== undefined && !listed.isInStock(filters.inStockAt)) continue;
    const isInGroup = !filters.groupId || listed.item.itemGroupId === filters.groupId;
    const offerRules = isInGroup || filters.offerId ? matchingRules(listed.item, rules) : [];
    const mismatches =
      (matchesBrand(listed, brandKeys) ? 0 : mismatch.brand) |
      (isInGroup ? 0 : mismatch.group) |
      (matchesType(listed, filters.typeId) ? 0 : mismatch.type) |
      (matchesPrice(listed, filters) ? 0 : mismatch.price) |
      (matchesOffer(offerRules, filters.offerId) ? 0 : mismatch.offer);
    if (matchesApartFrom(mismatches)) matches.push(listed);
    counters.add(listed, mismatches, offerRules);
  }
  return { matches, facets: counters.facets() };
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
