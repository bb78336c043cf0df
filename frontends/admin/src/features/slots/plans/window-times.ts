import { isDate } from '@tokri/contracts/dates';
import type { SlotUsageResponse } from '@tokri/contracts/api';
import { formatTimeRange, today } from '@tokri/web-kit/ui';
import type { Template } from './templates.ts';
import { t } from '../labels.ts';

/** From and to as they are typed; empty is not typed yet. */
export interface WindowTimes {
  readonly start: string;
  readonly end: string;
}

export interface WindowTimesErrors {
  readonly start?: string;
  readonly end?: string;
}

export const validateTimes = ({ start, end }: WindowTimes): WindowTimesErrors => ({
  ...(start === '' && { start: t('addSlot.timeRequired') }),
  ...(end === ''
    ? { end: t('addSlot.timeRequired') }
    : start !== '' && start >= end && { end: t('addSlot.endBefore') }),
});

/** What is wrong with a day that is to be today or later; empty where it is well. */
export const validateDay = (day: string): string => {
  if (!isDate(day)) return t('closedDays.dayRequired');
  return day < today() ? t('closedDays.past') : '';
};

type SlotTimes = Pick<SlotUsageResponse, 'Start' | 'End'>;

const isOverlapping = ({ start, end }: WindowTimes, { Start, End }: SlotTimes): boolean =>
  start !== '' && start < end && start < End && Start < end;

/** The one that starts at the same time: a day has one slot of a start. */
export const findSameStart = <Slot extends SlotTimes>(
  { start }: Pick<WindowTimes, 'start'>,
  others: readonly Slot[],
): Slot | undefined => others.find(({ Start }) => Start === start);

/** Times of those that lie over these times in part, in words; empty where none does. The shop may want that, so it is said and not refused. */
export const overlapLabel = (times: WindowTimes, others: readonly SlotTimes[]): string =>
  [
    ...new Set(
      others
        .filter((other) => other.Start !== times.start && isOverlapping(times, other))
        .map(({ Start, End }) => formatTimeRange(Start, End)),
    ),
  ].join(', ');

/** The other windows that share a weekday with a window of these weekdays. */
export const templatesSharingWeekdays = (
  templates: readonly Template[],
  weekdays: readonly number[],
): readonly Template[] =>
  templates.filter(({ Weekdays }) => Weekdays.some((day) => weekdays.includes(day)));
