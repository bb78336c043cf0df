import { maxItemSearchLength } from '@tokri/contracts/validation';

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

const parseNumber = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;

export const parsePriceFilter = (params: URLSearchParams): PriceFilter => ({
  search: (params.get('Search') ?? '').trim().slice(0, maxItemSearchLength),
  itemGroupId: parseNumber(params.get('ItemGroupId')),
  itemTypeId: parseNumber(params.get('ItemTypeId')),
  brand: (params.get('Brand') ?? '').trim().slice(0, maxItemSearchLength),
  price: priceFilters.find((one) => one === params.get('Price')) ?? '',
  page: parseNumber(params.get('page')) || 1,
});

/** The parameters of the server, without the page. */
export const toPriceQuery = ({
  search,
  itemGroupId,
  itemTypeId,
  brand,
  price,
}: PriceFilter): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({
      Search: search,
      ItemGroupId: itemGroupId > 0 ? String(itemGroupId) : '',
      ItemTypeId: itemTypeId > 0 ? String(itemTypeId) : '',
      Brand: brand,
      Price: price,
    }).filter(([, text]) => text !== ''),
  );

export const formatPriceFilter = (filter: PriceFilter): string =>
  String(
    new URLSearchParams({
      ...toPriceQuery(filter),
      ...(filter.page > 1 ? { page: String(filter.page) } : {}),
    }),
  );

export const noPriceFilter: PriceFilter = parsePriceFilter(new URLSearchParams());

export const isFiltered = (filter: PriceFilter): boolean =>
  Object.keys(toPriceQuery(filter)).length > 0;
