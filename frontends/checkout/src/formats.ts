import { kolkataTime } from '@tokri/contracts';
import { dayOf, hourOrTime, isTomorrow, longDay, shortDay, slotTime, today } from '@tokri/web-kit/ui';
import { t } from './texts.ts';

/** "November". */
export const monthText = (day: string): string => longDay(day).split(' ').at(-1) ?? '';

/** "Today", "Tomorrow" or "Sun 22 Nov". */
export const dayName = (day: string, now: string = today()): string => {
  if (day === now) return t('day.today');
  return isTomorrow(now, day) ? t('day.tomorrow') : shortDay(day);
};

/** "Sun 22 Nov, 7–9 am". */
export const slotText = ({ date, start, end }: { readonly date: string; readonly start: string; readonly end: string }): string => `${shortDay(date)}, ${slotTime(start, end)}`;

/** "noon", "10 pm", "1:30 pm": the hour as it is spoken. */
export const hourText = (instant: string): string => {
  if (kolkataTime(new Date(instant)) === '12:00') return t('hour.noon');
  return hourOrTime(instant);
};

/** "Sat 21 Nov, 10 pm"; the day left out when it is today. */
export const untilText = (instant: string, now: Date = new Date()): string => {
  const day = dayOf(new Date(instant));
  return day === dayOf(now) ? hourText(instant) : `${shortDay(day)}, ${hourText(instant)}`;
};
