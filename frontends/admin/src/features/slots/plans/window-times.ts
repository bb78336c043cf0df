import { isDate } from '@tokri/contracts/dates';
import type { SlotUsageResponse } from '@tokri/contracts/api';
import { formatTimeRange, today } from '@tokri/web-kit/ui';
import type { Template } from './templates.ts';
import { t } from '../labels.ts';

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

export const validateDay = (day: string): string => {
  if (!isDate(day)) return t('closedDays.dayRequired');
  return day < today() ? t('closedDays.past') : '';
};

type SlotTimes = Pick<SlotUsageResponse, 'Start' | 'End'>;

const isOverlapping = ({ start, end }: WindowTimes, { Start, End }: SlotTimes): boolean =>
  start !== '' && start < end && start < End && Start < end;

export const findSameStart = <Slot extends SlotTimes>(
  { start }: Pick<WindowTimes, 'start'>,
  others: readonly Slot[],
): Slot | undefined => others.find(({ Start }) => Start === start);

export const overlapLabel = (times: WindowTimes, others: readonly SlotTimes[]): string =>
  [
    ...new Set(
      others
        .filter((other) => other.Start !== times.start && isOverlapping(times, other))
        .map(({ Start, End }) => formatTimeRange(Start, End)),
    ),
  ].join(', ');

export const findTemplatesSharingWeekdays = (
  templates: readonly Template[],
  weekdays: readonly number[],
): readonly Template[] =>
  templates.filter(({ Weekdays }) => Weekdays.some((day) => weekdays.includes(day)));
