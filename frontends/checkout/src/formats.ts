import { longDay, slotDateWords } from '@tokri/web-kit/ui';

/** "November". */
export const monthText = (day: string): string => longDay(day).split(' ').at(-1) ?? '';

/** "Sun 22 Nov, 7–9 am" of a slot that is held, wished or waited for. */
export const slotText = ({
  date,
  start,
  end,
}: {
  readonly date: string;
  readonly start: string;
  readonly end: string;
}): string => slotDateWords({ Date: date, Start: start, End: end });
