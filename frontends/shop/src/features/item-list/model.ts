import { itemSearchLettersMax } from '@tokri/contracts';
import type { ListName } from '../../catalogue/paths.ts';
import { idIn } from '../../catalogue/paths.ts';

export const sorts = ['relevance', 'discount', 'price', '-price', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** What the address of a list asks for; 0 and empty ask for nothing. */
export interface ListWish {
  readonly groupId: number;
  readonly typeId: number;
  readonly offerId: number;
  readonly brand: string;
  readonly search: string;
  readonly sort: Sort;
  /** Whole rupees with GST. */
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly inStock: boolean;
}

/** Longest search and brand that the contract takes. */

const words = (search: URLSearchParams, name: ListName): string =>
  (search.get(name) ?? '').trim().slice(0, itemSearchLettersMax);

export const isSort = (text: string): text is Sort => sorts.some((sort) => sort === text);

/** Reads a list's address; what is no valid wish counts as none. */
export const wishOf = (search: URLSearchParams): ListWish => {
  const sort = search.get('Sort') ?? '';
  return {
    groupId: idIn(search, 'GroupId'),
    typeId: idIn(search, 'TypeId'),
    offerId: idIn(search, 'OfferId'),
    brand: words(search, 'Brand'),
    search: words(search, 'Search'),
    sort: isSort(sort) ? sort : 'relevance',
    minPrice: idIn(search, 'MinPrice'),
    maxPrice: idIn(search, 'MaxPrice'),
    inStock: search.get('InStock') === '1',
  };
};

export type ListChange = Partial<Record<ListName, string | number>>;

/** The address with some names changed; empty and 0 take a name out. */
export const changedSearch = (search: URLSearchParams, change: ListChange): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, String(value));
    else next.delete(name);
  }
  return next;
};

/** The query of row F3 for a wish, without what it does not ask for. */
export const queryOf = (wish: ListWish, pincode: string) => ({
  ...(wish.groupId ? { categoryId: wish.groupId } : {}),
  ...(wish.typeId ? { typeId: wish.typeId } : {}),
  ...(wish.offerId ? { offer: wish.offerId } : {}),
  ...(wish.brand ? { brand: wish.brand } : {}),
  ...(wish.search ? { search: wish.search } : {}),
  ...(wish.minPrice ? { minPrice: wish.minPrice } : {}),
  ...(wish.maxPrice ? { maxPrice: wish.maxPrice } : {}),
  ...(wish.inStock ? { inStock: '1' as const } : {}),
  ...(pincode ? { pincode } : {}),
  sort: wish.sort,
});

/** How many filters are set beside the shelf, the search and the order. */
export const filterCount = ({ brand, offerId, minPrice, maxPrice, inStock }: ListWish): number =>
  [brand !== '', offerId > 0, minPrice > 0 || maxPrice > 0, inStock].filter(Boolean).length;

export const withoutFilters: ListChange = {
  Brand: '',
  OfferId: '',
  MinPrice: '',
  MaxPrice: '',
  InStock: '',
};

/** Typed prices as a change of the address: whole rupees, the smaller one first. */
export const priceChange = (from: string, to: string): ListChange => {
  const [min, max] = [from, to].map((text) => Number(text.replace(/\D/g, '').slice(0, 7)));
  if (min && max && min > max) return { MinPrice: max, MaxPrice: min };
  return { MinPrice: min || '', MaxPrice: max || '' };
};
