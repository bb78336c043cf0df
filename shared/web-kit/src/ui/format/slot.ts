import { addDays } from '@tokri/contracts/dates';
import { isSlotSelectable, type SlotDisplayState } from '@tokri/contracts/slots';
import { t } from '../labels.ts';
import { shopDate, today } from './day.ts';
import { formatShortTime, formatTime, isTomorrow, formatDate, formatTimeRange } from './time.ts';

export interface SlotTimes {
  readonly Date: string;
  readonly Start: string;
  readonly End: string;
}

const toNonBreaking = (text: string): string => text.replaceAll(' ', '\u00a0');

export const formatDayName = (day: string, now: string = today()): string => {
  if (day === now) return t('day.today');
  return isTomorrow(now, day) ? t('day.tomorrow') : formatDate(day);
};

export const formatSlotWithDate = ({ Date: day, Start, End }: SlotTimes): string =>
  `${formatDate(day)}, ${formatTimeRange(Start, End)}`;

export const formatSlot = ({ Date: day, Start, End }: SlotTimes, now: Date = new Date()): string =>
  `${formatDayName(day, shopDate(now))}, ${toNonBreaking(formatTimeRange(Start, End))}`;

export const formatDeadline = (instant: string, now: Date = new Date()): string => {
  const [day, nowDay] = [shopDate(new Date(instant)), shopDate(now)];
  if (day === nowDay) return formatShortTime(instant);
  const dayName = isTomorrow(nowDay, day) ? t('day.tomorrowInside') : formatDate(day);
  return `${dayName}, ${formatShortTime(instant)}`;
};

const formatPastDay = (day: string, nowDay: string): string => {
  if (day === nowDay) return t('day.todayInside');
  return addDays(day, 1) === nowDay ? t('day.yesterdayInside') : formatDate(day);
};

/** A moment that has passed, for use inside a sentence: "yesterday, 9:10 am". */
export const formatPastMoment = (instant: string, now: Date = new Date()): string =>
  `${formatPastDay(shopDate(new Date(instant)), shopDate(now))}, ${toNonBreaking(formatTime(instant))}`;

export const findNextSlot = <Slot extends { readonly State: SlotDisplayState }>(
  slots: readonly Slot[],
): Slot | undefined => slots.find(({ State }) => isSlotSelectable(State));
