import { isDate } from '@tokri/contracts/dates';
import { isDeliveryCode, normalizeDeliveryCode } from '@tokri/contracts/market';
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
  readonly method: PaymentMethod | '';
  readonly pincode: string;
  readonly isAllDays: boolean;
  /** Of all days, and of the slot if one is given. */
  readonly isLate: boolean;
  readonly page: number;
}

export const paymentMethods = ['cod', 'online', 'credit'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const parsePincode = (text: string | null): string =>
  text !== null && isDeliveryCode(normalizeDeliveryCode(text.trim()))
    ? normalizeDeliveryCode(text.trim())
    : '';

/** Whether the list shows only a part of the day. */
export const isDayFiltered = ({ status, slotId, search, method, pincode }: OrderFilter): boolean =>
  status > 0 || slotId > 0 || search !== '' || method !== '' || pincode !== '';

/** Those that fold away on a phone: not the tabs of the statuses and not the search. */
export const countFilters = ({ slotId, method, pincode, isLate }: OrderFilter): number =>
  [slotId > 0, method !== '', pincode !== '', isLate].filter(Boolean).length;

export const noDayFilter = { status: 0, slotId: 0, method: '', pincode: '' } as const;

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
    method: paymentMethods.find((method) => method === searchParams.get('Method')) ?? '',
    pincode: parsePincode(searchParams.get('Pincode')),
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
  method,
  pincode,
  isAllDays,
  isLate,
  page,
}: OrderFilter): string =>
  toFilterAddress({
    PDate: day,
    Status: status,
    SlotId: slotId,
    Search: search,
    Method: method,
    Pincode: pincode,
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
