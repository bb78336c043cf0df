import { addDays, isDate } from '@tokri/contracts/dates';
import { today } from '@tokri/web-kit/ui';

export const visibleDayCount = 7;

export interface CalendarFilter {
  /** 0 means all areas, null the first one. */
  readonly groupId: number | null;
  readonly from: string;
  readonly slotId: number;
}

const parseInteger = (query: string | null): number | null =>
  query !== null && /^\d{1,9}$/.test(query) ? Number(query) : null;

const isValidStart = (day: string): boolean => isDate(day) && isDate(addDays(day, visibleDayCount));

export const parseCalendarFilter = (searchParams: URLSearchParams): CalendarFilter => {
  const from = searchParams.get('From') ?? '';
  return {
    groupId: parseInteger(searchParams.get('GroupId')),
    from: isValidStart(from) ? from : today(),
    slotId: parseInteger(searchParams.get('SlotId')) ?? 0,
  };
};

export const formatCalendarFilter = ({ groupId, from, slotId }: CalendarFilter): string => {
  const params = Object.entries({
    GroupId: groupId ?? '',
    From: from === today() ? '' : from,
    SlotId: slotId || '',
  });
  const query = new URLSearchParams(
    params.filter(([, value]) => value !== '').map(([name, value]) => [name, String(value)]),
  ).toString();
  return query ? `?${query}` : '';
};
