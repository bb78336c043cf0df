import { isDate } from '@tokri/contracts/dates';
import { maxOrderSearchLength } from '@tokri/contracts/validation';
import { today } from '@tokri/web-kit/ui';

export interface OrderFilter {
  readonly day: string;
  /** An order status; 0 means all. */
  readonly status: number;
  readonly slotId: number;
  readonly search: string;
  readonly isAllDays: boolean;
  /** Of all days, and of the slot if one is given. */
  readonly isLate: boolean;
  readonly page: number;
}

const parsePositiveInteger = (query: string | null, fallback: number): number =>
  query !== null && /^[1-9]\d{0,8}$/.test(query) ? Number(query) : fallback;

export const hasDay = (searchParams: URLSearchParams): boolean =>
  isDate(searchParams.get('PDate') ?? '');

export const parseOrderFilter = (searchParams: URLSearchParams): OrderFilter => {
  const day = searchParams.get('PDate') ?? '';
  const search = (searchParams.get('Search') ?? '').trim().slice(0, maxOrderSearchLength);
  return {
    day: isDate(day) ? day : today(),
    status: parsePositiveInteger(searchParams.get('Status'), 0),
    slotId: parsePositiveInteger(searchParams.get('SlotId'), 0),
    search,
    isAllDays: search !== '' && searchParams.get('Days') === 'all',
    isLate: searchParams.get('Days') === 'late',
    page: parsePositiveInteger(searchParams.get('page'), 1),
  };
};

export const formatOrderFilter = ({
  day,
  status,
  slotId,
  search,
  isAllDays,
  isLate,
  page,
}: OrderFilter): string => {
  const params = Object.entries({
    PDate: day,
    Status: status || '',
    SlotId: slotId || '',
    Search: search,
    Days: isLate ? 'late' : isAllDays && search ? 'all' : '',
    page: page > 1 ? page : '',
  });
  const query = new URLSearchParams(
    params.filter(([, value]) => value !== '').map(([name, value]) => [name, String(value)]),
  ).toString();
  return query ? `?${query}` : '';
};

/** Every change but that of the page leaves the list of late orders. */
export const changeOrderFilter = (
  filter: OrderFilter,
  change: Partial<OrderFilter>,
): OrderFilter => ({
  ...filter,
  page: 1,
  isLate: change.page !== undefined && filter.isLate,
  ...change,
});
