import { isLowStock } from '@tokri/contracts/orders';
import { missingDeclarations } from '../items/item-rules.ts';
import { listVisibleUnits, type Item } from '../items/item.ts';

export const stockFilters = ['out', 'low'] as const;
export type StockFilter = (typeof stockFilters)[number];

/** Undefined filters match every item; without a status, deleted items do not match. */
export interface StaffItemFilter {
  readonly status: Item['status'] | undefined;
  readonly itemTypeId: number | undefined;
  readonly itemGroupId: number | undefined;
  readonly stock: StockFilter | 'low,out' | undefined;
  readonly brand?: string | undefined;
  readonly isLabelMissing?: boolean | undefined;
}

export type StaffItemSortKey = 'name' | 'code' | 'price' | 'stock' | 'changed';

export interface StaffItemSort {
  readonly key: StaffItemSortKey;
  readonly isDescending: boolean;
}

export interface StaffItemLookups {
  /** The stock of a unit at each location that the list is about. */
  readonly stockLevels: (unitId: number) => readonly number[];
  /** The lowest price with tax that the item has today. */
  readonly lowestPaise: (itemId: number) => number;
}

const stockTests: Readonly<Record<StockFilter | 'low,out', (stock: number) => boolean>> = {
  out: (stock) => stock <= 0,
  low: (stock) => stock > 0 && isLowStock(stock),
  'low,out': isLowStock,
};

export const matchesStaffFilter = (
  item: Item,
  { status, itemTypeId, itemGroupId, stock, brand, isLabelMissing = false }: StaffItemFilter,
  { stockLevels }: Pick<StaffItemLookups, 'stockLevels'>,
): boolean =>
  (status === undefined ? item.status !== 'deleted' : item.status === status) &&
  (itemTypeId === undefined || item.itemTypeId === itemTypeId) &&
  (itemGroupId === undefined || item.itemGroupId === itemGroupId) &&
  (brand === undefined || item.brand === brand) &&
  (!isLabelMissing || missingDeclarations(item.declarations).length > 0) &&
  (stock === undefined ||
    listVisibleUnits(item).some(({ unitId }) => stockLevels(unitId).some(stockTests[stock])));

interface SearchableText {
  readonly name: string;
  readonly code: string;
  readonly all: string;
}

const searchableTexts = new WeakMap<Item, SearchableText>();

const toSearchableText = (item: Item): SearchableText => ({
  name: item.name.toLowerCase(),
  code: item.code.toLowerCase(),
  all: [
    item.name,
    item.hindi.name ?? '',
    item.code,
    item.brand,
    item.itemTypeName,
    item.itemGroupName,
    ...item.aliases,
  ]
    .join('\n')
    .toLowerCase(),
});

const findSearchableText = (item: Item): SearchableText => {
  const text = searchableTexts.get(item) ?? toSearchableText(item);
  searchableTexts.set(item, text);
  return text;
};

const ranks = 4;

/** 0 is the best match; null means that a word of the search is missing. */
export const rankMatch = (item: Item, search: string): number | null => {
  const { name, code, all } = findSearchableText(item);
  const phrase = search.trim().toLowerCase();
  if (!phrase.split(/\s+/u).every((word) => all.includes(word))) return null;
  if (code === phrase) return 0;
  if (name.startsWith(phrase)) return 1;
  return name.includes(phrase) ? 2 : ranks - 1;
};

/** The items that hold every word of the search: best matches first, else in the order given. */
export const searchStaffItems = (items: readonly Item[], search: string): readonly Item[] => {
  const byRank: Item[][] = Array.from({ length: ranks }, () => []);
  for (const item of items) {
    const rank = rankMatch(item, search);
    if (rank !== null) byRank[rank]?.push(item);
  }
  return byRank.flat();
};

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const compareByName = (a: Item, b: Item): number =>
  compareTexts(findSearchableText(a).name, findSearchableText(b).name) || a.itemId - b.itemId;

const sum = (levels: readonly number[]): number =>
  levels.reduce((total, level) => total + level, 0);

const sortValues: Readonly<
  Record<
    Exclude<StaffItemSortKey, 'name' | 'code'>,
    (item: Item, lookups: StaffItemLookups) => number
  >
> = {
  price: ({ itemId }, { lowestPaise }) => lowestPaise(itemId),
  stock: (item, { stockLevels }) =>
    Math.min(...listVisibleUnits(item).map(({ unitId }) => sum(stockLevels(unitId)))),
  changed: ({ changedAt }) => changedAt.getTime(),
};

/** Equal items stay in the order given. */
export const sortStaffItems = (
  items: readonly Item[],
  { key, isDescending }: StaffItemSort,
  lookups: StaffItemLookups,
): readonly Item[] => {
  const direction = isDescending ? -1 : 1;
  if (key === 'name') return [...items].sort((a, b) => direction * compareByName(a, b));
  if (key === 'code') return [...items].sort((a, b) => direction * compareTexts(a.code, b.code));
  const values = new Map(items.map((item) => [item, sortValues[key](item, lookups)]));
  return [...items].sort((a, b) => direction * ((values.get(a) ?? 0) - (values.get(b) ?? 0)));
};
