import { paymentStates, type PaymentEntryResponse } from '@tokri/contracts/api';
import { maxPaymentSearchLength } from '@tokri/contracts/validation';
import {
  formatPage,
  parseDay,
  parseOption,
  parsePage,
  parseText,
  toFilterAddress,
} from '../../components/filter-address.ts';

export const paymentMethods = ['online', 'cod'] as const;

export interface PaymentFilter {
  /** Days in India; empty means no limit. */
  readonly from: string;
  readonly to: string;
  readonly state: PaymentEntryResponse['State'] | '';
  readonly method: PaymentEntryResponse['Method'] | '';
  readonly search: string;
  readonly isStuck: boolean;
  readonly page: number;
}

export const parsePaymentFilter = (params: URLSearchParams): PaymentFilter => ({
  from: parseDay(params.get('FromDate')),
  to: parseDay(params.get('ToDate')),
  state: parseOption(paymentStates, params.get('State')),
  method: parseOption(paymentMethods, params.get('Method')),
  search: parseText(params.get('Search'), maxPaymentSearchLength),
  isStuck: params.get('Stuck') === '1',
  page: parsePage(params),
});

/** The filter as the API takes it. */
export const toPaymentQuery = ({ from, to, state, method, search, isStuck }: PaymentFilter) => ({
  FromDate: from || undefined,
  ToDate: to || undefined,
  State: state || undefined,
  Method: method || undefined,
  Search: search || undefined,
  Stuck: isStuck ? ('1' as const) : undefined,
});

export const formatPaymentFilter = (filter: PaymentFilter): string =>
  toFilterAddress({ ...toPaymentQuery(filter), ...formatPage(filter.page) });

export const isFiltered = (filter: PaymentFilter): boolean =>
  Object.values(toPaymentQuery(filter)).some((value) => value !== undefined);

export const noPaymentFilter: PaymentFilter = parsePaymentFilter(new URLSearchParams());
