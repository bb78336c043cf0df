import { isDate } from '@tokri/contracts/dates';
import { maxOrderSearchLength } from '@tokri/contracts/validation';
import { today } from '@tokri/web-kit/ui';
import {
  formatPage,
  parseId,
  parsePage,
  parseText,
  toFilterAddress,
} from '../../components/filter-address.ts';

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

export const hasDay = (searchParams: URLSearchParams): boolean =>
  isDate(searchParams.get('PDate') ?? '');

export const parseOrderFilter = (searchParams: URLSearchParams): OrderFilter => {
  const day = searchParams.get('PDate') ?? '';
  const search = parseText(searchParams.get('Search'), maxOrderSearchLength);
  return {
    day: isDate(day) ? day : today(),
    status: parseId(searchParams.get('Status')),
    slotId: parseId(searchParams.get('SlotId')),
    search,
    isAllDays: search !== '' && searchParams.get('Days') === 'all',
    isLate: searchParams.get('Days') === 'late',
    page: parsePage(searchParams),
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
}: OrderFilter): string =>
  toFilterAddress({
    PDate: day,
    Status: status,
    SlotId: slotId,
    Search: search,
    Days: isLate ? 'late' : isAllDays && search ? 'all' : '',
    ...formatPage(page),
  });

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
