import { maxPersonSearchLength } from '@tokri/contracts/validation';
import {
  formatPage,
  parsePage,
  parseText,
  toFilterAddress,
} from '../../../components/filter-address.ts';

export interface PartyFilter {
  readonly search: string;
  readonly page: number;
}

export const parsePartyFilter = (params: URLSearchParams): PartyFilter => ({
  search: parseText(params.get('Search'), maxPersonSearchLength),
  page: parsePage(params),
});

/** The filter as the API takes it. */
export const toPartyQuery = ({ search }: PartyFilter) => ({ Search: search || undefined });

export const formatPartyFilter = (filter: PartyFilter): string =>
  toFilterAddress({ ...toPartyQuery(filter), ...formatPage(filter.page) });
