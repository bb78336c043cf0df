import { maxPersonSearchLength } from '@tokri/contracts/validation';
import {
  formatPage,
  parsePage,
  parseText,
  toFilterAddress,
} from '../../../components/filter-address.ts';

export interface CustomerFilter {
  readonly search: string;
  readonly isBlocked: boolean;
  readonly page: number;
}

export const parseCustomerFilter = (params: URLSearchParams): CustomerFilter => ({
  search: parseText(params.get('Search'), maxPersonSearchLength),
  isBlocked: params.get('Blocked') === '1',
  page: parsePage(params),
});

/** The filter as the API takes it. */
export const toCustomerQuery = ({ search, isBlocked }: CustomerFilter) => ({
  Search: search || undefined,
  Blocked: isBlocked ? ('1' as const) : undefined,
});

export const formatCustomerFilter = (filter: CustomerFilter): string =>
  toFilterAddress({ ...toCustomerQuery(filter), ...formatPage(filter.page) });

export const isFiltered = ({ search, isBlocked }: CustomerFilter): boolean =>
  search !== '' || isBlocked;
