import {
  brandSeparator,
  maxBrandLength,
  maxBrands,
  maxItemSearchLength,
} from '@tokri/contracts/validation';
import type { ListParam } from '../../catalog/paths.ts';
import { idParam } from '../../catalog/paths.ts';

export const sorts = ['relevance', 'discount', 'price', '-price', 'name'] as const;
export type Sort = (typeof sorts)[number];

export interface ListFilter {
  readonly categoryId: number;
  readonly subcategoryId: number;
  readonly offerId: number;
  readonly brands: readonly string[];
  readonly search: string;
  readonly sort: Sort;
  /** Whole rupees, GST included. 0 means no limit. */
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly inStock: boolean;
}

const textParam = (search: URLSearchParams, name: ListParam): string =>
  (search.get(name) ?? '').trim().slice(0, maxItemSearchLength);

/** Several brands repeat the parameter, so the address of one brand stays the same. */
const brandParams = (search: URLSearchParams): readonly string[] =>
  [
    ...new Set(
      search
        .getAll('Brand')
        .map((brand) => brand.trim().slice(0, maxBrandLength))
        .filter(Boolean),
    ),
  ].slice(0, maxBrands);

export const isSort = (text: string): text is Sort => sorts.some((sort) => sort === text);

export const parseListFilter = (search: URLSearchParams): ListFilter => {
  const sort = search.get('Sort') ?? '';
  return {
    categoryId: idParam(search, 'GroupId'),
    subcategoryId: idParam(search, 'TypeId'),
    offerId: idParam(search, 'OfferId'),
    brands: brandParams(search),
    search: textParam(search, 'Search'),
    sort: isSort(sort) ? sort : 'relevance',
    minPrice: idParam(search, 'MinPrice'),
    maxPrice: idParam(search, 'MaxPrice'),
    inStock: search.get('InStock') === '1',
  };
};

export type ListParamChange = Partial<Record<ListParam, string | number | readonly string[]>>;

export const withParams = (search: URLSearchParams, change: ListParamChange): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    next.delete(name);
    for (const text of typeof value === 'object' ? value : [value])
      if (text) next.append(name, String(text));
  }
  return next;
};

const toBrandQuery = (brands: readonly string[]) => {
  const [brand, ...others] = brands;
  if (brand === undefined) return {};
  return others.length === 0 ? { brand } : { brands: brands.join(brandSeparator) };
};

export const toItemQuery = (filter: ListFilter, pincode: string) => ({
  ...(filter.categoryId ? { categoryId: filter.categoryId } : {}),
  ...(filter.subcategoryId ? { typeId: filter.subcategoryId } : {}),
  ...(filter.offerId ? { offer: filter.offerId } : {}),
  ...toBrandQuery(filter.brands),
  ...(filter.search ? { search: filter.search } : {}),
  ...(filter.minPrice ? { minPrice: filter.minPrice } : {}),
  ...(filter.maxPrice ? { maxPrice: filter.maxPrice } : {}),
  ...(filter.inStock ? { inStock: '1' as const } : {}),
  ...(pincode ? { pincode } : {}),
  sort: filter.sort,
});

export const countFilters = ({
  brands,
  offerId,
  minPrice,
  maxPrice,
  inStock,
}: ListFilter): number =>
  brands.length + [offerId > 0, minPrice > 0 || maxPrice > 0, inStock].filter(Boolean).length;

export const clearedFilters: ListParamChange = {
  Brand: [],
  OfferId: '',
  MinPrice: '',
  MaxPrice: '',
  InStock: '',
};

export interface PriceParams extends ListParamChange {
  readonly MinPrice: number | '';
  readonly MaxPrice: number | '';
}

export const toPriceParams = (from: string, to: string): PriceParams => {
  const [min, max] = [from, to].map((text) => Number(text.replace(/\D/g, '').slice(0, 7)));
  return { MinPrice: min || '', MaxPrice: max || '' };
};

export const isReversedRange = ({ MinPrice, MaxPrice }: PriceParams): boolean =>
  MinPrice !== '' && MaxPrice !== '' && MinPrice > MaxPrice;
