import { isChoosable, type SlotShown } from '@tokri/contracts';
import { t } from '../texts.ts';
import { dayOf, today } from './day.ts';
import { hourOrTime, isTomorrow, shortDay, slotTime } from './time.ts';

/** A slot as every answer of the contract names it: a day, and its times as `HH:mm`. */
export interface SlotSpan {
  readonly Date: string;
  readonly Start: string;
  readonly End: string;
}

const noWrap = (text: string): string => text.replaceAll(' ', '\u00a0');

/** "Today", "Tomorrow" or "Sun 22 Nov". */
export const dayName = (day: string, now: string = today()): string => {
  if (day === now) return t('day.today');
  return isTomorrow(now, day) ? t('day.tomorrow') : shortDay(day);
};

/** "Sun 22 Nov, 7–9 am": the slot by its date, where somebody may read it on another day. */
export const slotDateWords = ({ Date: day, Start, End }: SlotSpan): string =>
  `${shortDay(day)}, ${slotTime(Start, End)}`;

/** "Today, 7–10 am": when a slot comes; its time stays on one line. */
export const slotComesWords = (
  { Date: day, Start, End }: SlotSpan,
  now: Date = new Date(),
): string => `${dayName(day, dayOf(now))}, ${noWrap(slotTime(Start, End))}`;

/** Until when something may be done, inside a sentence: "2 pm" of today, "tomorrow, 5 am", "Sat 21 Nov, 10 pm" of another day. */
export const untilWords = (instant: string, now: Date = new Date()): string => {
  const [day, nowDay] = [dayOf(new Date(instant)), dayOf(now)];
  if (day === nowDay) return hourOrTime(instant);
  return `${isTomorrow(nowDay, day) ? t('day.tomorrowInside') : shortDay(day)}, ${hourOrTime(instant)}`;
};

/** The first slot of a list that can still be chosen. */
export const nextSlot = <Slot extends { readonly State: SlotShown }>(
  slots: readonly Slot[],
): Slot | undefined => slots.find(({ State }) => isChoosable(State));
