import { addDays, isDate } from '@tokri/contracts/dates';
import { today } from '@tokri/web-kit/ui';

/** Days of the heat map side by side. */
export const visibleDayCount = 7;

/** What the calendar shows; it stands in the address, so it can be shared and gone back to. */
export interface CalendarFilter {
  /** 0 is all areas; null is the first one. */
  readonly groupId: number | null;
  /** First of the days that are shown, `yyyy-MM-dd`. */
  readonly from: string;
  /** The slot that is open beside the heat map; 0 is none. */
  readonly slotId: number;
}

const parseInteger = (query: string | null): number | null =>
  query !== null && /^\d{1,9}$/.test(query) ? Number(query) : null;

/** A day whose week ends within the calendar, too. */
const isValidStart = (day: string): boolean => isDate(day) && isDate(addDays(day, visibleDayCount));

export const parseCalendarFilter = (searchParams: URLSearchParams): CalendarFilter => {
  const from = searchParams.get('From') ?? '';
  return {
    groupId: parseInteger(searchParams.get('GroupId')),
    from: isValidStart(from) ? from : today(),
    slotId: parseInteger(searchParams.get('SlotId')) ?? 0,
  };
};

/** The query of an address; what is as it is anyway stays out of it. */
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
