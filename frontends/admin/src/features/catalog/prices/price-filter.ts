import { maxItemSearchLength } from '@tokri/contracts/validation';
import {
  formatPage,
  parseId,
  parseOption,
  parsePage,
  parseText,
  toFilterAddress,
  toFilterParams,
} from '../../../components/filter-address.ts';

export const priceFilters = ['scheduled', 'party', 'none'] as const;

/** An empty text or 0 means all. */
export interface PriceFilter {
  readonly search: string;
  readonly itemGroupId: number;
  readonly itemTypeId: number;
  readonly brand: string;
  readonly price: (typeof priceFilters)[number] | '';
  readonly page: number;
}

export const parsePriceFilter = (params: URLSearchParams): PriceFilter => ({
  search: parseText(params.get('Search'), maxItemSearchLength),
  itemGroupId: parseId(params.get('ItemGroupId')),
  itemTypeId: parseId(params.get('ItemTypeId')),
  brand: parseText(params.get('Brand'), maxItemSearchLength),
  price: parseOption(priceFilters, params.get('Price')),
  page: parsePage(params),
});

/** The parameters of the server, without the page. */
export const toPriceQuery = ({
  search,
  itemGroupId,
  itemTypeId,
  brand,
  price,
}: PriceFilter): Readonly<Record<string, string>> =>
  toFilterParams({
    Search: search,
    ItemGroupId: itemGroupId,
    ItemTypeId: itemTypeId,
    Brand: brand,
    Price: price,
  });

export const formatPriceFilter = (filter: PriceFilter): string =>
  toFilterAddress({ ...toPriceQuery(filter), ...formatPage(filter.page) });

export const noPriceFilter: PriceFilter = parsePriceFilter(new URLSearchParams());

/** The search has its own field, which shows it. */
export const countFilters = (filter: PriceFilter): number =>
  Object.keys(toPriceQuery({ ...filter, search: '' })).length;

export const isFiltered = (filter: PriceFilter): boolean =>
  Object.keys(toPriceQuery(filter)).length > 0;
