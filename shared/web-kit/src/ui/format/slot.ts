import { isSelectable, type SlotDisplayState } from '@tokri/contracts';
import { t } from '../labels.ts';
import { dayOf, today } from './day.ts';
import { formatShortTime, isTomorrow, formatDate, formatTimeRange } from './time.ts';

/** A slot as every answer of the contract names it: a day, and its times as `HH:mm`. */
export interface SlotTimes {
  readonly Date: string;
  readonly Start: string;
  readonly End: string;
}

const noWrap = (text: string): string => text.replaceAll(' ', '\u00a0');

/** "Today", "Tomorrow" or "Sun 22 Nov". */
export const formatDayName = (day: string, now: string = today()): string => {
  if (day === now) return t('day.today');
  return isTomorrow(now, day) ? t('day.tomorrow') : formatDate(day);
};

/** "Sun 22 Nov, 7–9 am": the slot by its date, where somebody may read it on another day. */
export const formatSlotWithDate = ({ Date: day, Start, End }: SlotTimes): string =>
  `${formatDate(day)}, ${formatTimeRange(Start, End)}`;

/** "Today, 7–10 am": when a slot comes; its time stays on one line. */
export const formatSlot = (
  { Date: day, Start, End }: SlotTimes,
  now: Date = new Date(),
): string => `${formatDayName(day, dayOf(now))}, ${noWrap(formatTimeRange(Start, End))}`;

/** Until when something may be done, inside a sentence: "2 pm" of today, "tomorrow, 5 am", "Sat 21 Nov, 10 pm" of another day. */
export const formatDeadline = (instant: string, now: Date = new Date()): string => {
  const [day, nowDay] = [dayOf(new Date(instant)), dayOf(now)];
  if (day === nowDay) return formatShortTime(instant);
  return `${isTomorrow(nowDay, day) ? t('day.tomorrowInside') : formatDate(day)}, ${formatShortTime(instant)}`;
};

/** The first slot of a list that can still be chosen. */
export const findNextSlot = <Slot extends { readonly State: SlotDisplayState }>(
  slots: readonly Slot[],
): Slot | undefined => slots.find(({ State }) => isSelectable(State));
