import { isDate } from '@tokri/contracts';
import type { SlotFill } from '@tokri/contracts/http';
import { slotTime, today } from '@tokri/web-kit/ui';
import type { Template } from './template-model.ts';
import { t } from '../texts.ts';

/** From and to as they are typed; empty is not typed yet. */
export interface Times {
  readonly start: string;
  readonly end: string;
}

export interface TimesErrors {
  readonly start?: string;
  readonly end?: string;
}

export const timesErrors = ({ start, end }: Times): TimesErrors => ({
  ...(start === '' && { start: t('add.needTime') }),
  ...(end === ''
    ? { end: t('add.needTime') }
    : start !== '' && start >= end && { end: t('add.endBefore') }),
});

/** What is wrong with a day that is to be today or later; empty where it is well. */
export const dayError = (day: string): string => {
  if (!isDate(day)) return t('days.needDay');
  return day < today() ? t('days.past') : '';
};

type Span = Pick<SlotFill, 'Start' | 'End'>;

const isOver = ({ start, end }: Times, { Start, End }: Span): boolean =>
  start !== '' && start < end && start < End && Start < end;

/** The one that starts at the same time: a day has one slot of a start. */
export const startingWith = <One extends Span>(
  { start }: Pick<Times, 'start'>,
  others: readonly One[],
): One | undefined => others.find(({ Start }) => Start === start);

/** Times of those that lie over these times in part, in words; empty where none does. The shop may want that, so it is said and not refused. */
export const overlapWords = (times: Times, others: readonly Span[]): string =>
  [
    ...new Set(
      others
        .filter((other) => other.Start !== times.start && isOver(times, other))
        .map(({ Start, End }) => slotTime(Start, End)),
    ),
  ].join(', ');

/** The other windows that share a weekday with a window of these weekdays. */
export const sharingDays = (
  templates: readonly Template[],
  weekdays: readonly number[],
): readonly Template[] =>
  templates.filter(({ Weekdays }) => Weekdays.some((day) => weekdays.includes(day)));
