import { maxPersonSearchLength } from '@tokri/contracts/validation';

export interface CustomerFilter {
  readonly search: string;
  readonly isBlocked: boolean;
  readonly page: number;
}

export const parseCustomerFilter = (params: URLSearchParams): CustomerFilter => {
  const page = params.get('page') ?? '';
  return {
    search: (params.get('Search') ?? '').trim().slice(0, maxPersonSearchLength),
    isBlocked: params.get('Blocked') === '1',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
};

/** The filter as the API takes it. */
export const toCustomerQuery = ({ search, isBlocked }: CustomerFilter) => ({
  Search: search || undefined,
  Blocked: isBlocked ? ('1' as const) : undefined,
});

export const formatCustomerFilter = (filter: CustomerFilter): string => {
  const params = { ...toCustomerQuery(filter), page: filter.page > 1 ? filter.page : undefined };
  const query = new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();
  return query ? `?${query}` : '';
};

export const isFiltered = ({ search, isBlocked }: CustomerFilter): boolean =>
  search !== '' || isBlocked;
