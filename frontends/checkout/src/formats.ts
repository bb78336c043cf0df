import { formatLongDate, formatSlotWithDate } from '@tokri/web-kit/ui';

export const formatMonth = (day: string): string => formatLongDate(day).split(' ').at(-1) ?? '';

export const formatChosenSlot = ({
  date,
  start,
  end,
}: {
  readonly date: string;
  readonly start: string;
  readonly end: string;
}): string => formatSlotWithDate({ Date: date, Start: start, End: end });
