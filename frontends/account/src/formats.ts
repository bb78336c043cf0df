import { dayOf, hourOrTime, isTomorrow, shortDay, slotTime, today } from '@tokri/web-kit/ui';
import { t } from './texts.ts';

const noWrap = (text: string): string => text.replaceAll(' ', '\u00a0');

/** "Today", "Tomorrow" or "Sun 22 Nov". */
export const dayName = (day: string, now: string = today()): string => {
  if (day === now) return t('day.today');
  return isTomorrow(now, day) ? t('day.tomorrow') : shortDay(day);
};

/** "Today, 7–10 am"; the time stays on one line. */
export const slotWords = ({ Date: date, Start, End }: { readonly Date: string; readonly Start: string; readonly End: string }): string => `${dayName(date)}, ${noWrap(slotTime(Start, End))}`;

/** "10 pm" of today, "Tomorrow, 10 pm" of another day. */
export const untilWords = (instant: string, now: Date = new Date()): string => {
  const day = dayOf(new Date(instant));
  const time = hourOrTime(instant);
  return day === dayOf(now) ? time : `${dayName(day, dayOf(now))}, ${time}`;
};
