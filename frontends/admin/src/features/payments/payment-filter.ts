import { paymentStates, type PaymentEntryResponse } from '@tokri/contracts/api';
import { isDate } from '@tokri/contracts/dates';
import { maxPaymentSearchLength } from '@tokri/contracts/validation';

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

const parseOption = <Option extends string>(
  options: readonly Option[],
  text: string | null,
): Option | '' => options.find((option) => option === text) ?? '';
const parseDay = (text: string | null): string => (text !== null && isDate(text) ? text : '');

export const parsePaymentFilter = (params: URLSearchParams): PaymentFilter => {
  const page = params.get('page') ?? '';
  return {
    from: parseDay(params.get('FromDate')),
    to: parseDay(params.get('ToDate')),
    state: parseOption(paymentStates, params.get('State')),
    method: parseOption(paymentMethods, params.get('Method')),
    search: (params.get('Search') ?? '').trim().slice(0, maxPaymentSearchLength),
    isStuck: params.get('Stuck') === '1',
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
};

/** The filter as the API takes it. */
export const toPaymentQuery = ({ from, to, state, method, search, isStuck }: PaymentFilter) => ({
  FromDate: from || undefined,
  ToDate: to || undefined,
  State: state || undefined,
  Method: method || undefined,
  Search: search || undefined,
  Stuck: isStuck ? ('1' as const) : undefined,
});

export const formatPaymentFilter = (filter: PaymentFilter): string => {
  const params = Object.entries({
    ...toPaymentQuery(filter),
    page: filter.page > 1 ? String(filter.page) : undefined,
  });
  const query = new URLSearchParams(
    params.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
  return query ? `?${query}` : '';
};

export const isFiltered = (filter: PaymentFilter): boolean =>
  Object.values(toPaymentQuery(filter)).some((value) => value !== undefined);

export const noPaymentFilter: PaymentFilter = parsePaymentFilter(new URLSearchParams());
