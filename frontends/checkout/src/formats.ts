import { language } from '@tokri/web-kit/platform';
import { clockTime, dayOf, isTomorrow, longDay, shortDay, slotTime, today, weekday } from '@tokri/web-kit/ui';
import { t } from './texts.ts';

const locale = () => (language() === 'hi' ? ('hi-IN' as const) : ('en-IN' as const));

/** "Sun 22 Nov". */
export const dayText = (day: string): string => shortDay(day, { locale: locale() });
/** "Sunday 22 November". */
export const longDayText = (day: string): string => longDay(day, locale());
/** "November". */
export const monthText = (day: string): string => longDayText(day).split(' ').at(-1) ?? '';
/** "Sun". */
export const weekdayText = (day: string): string => weekday(day, locale());

/** "Today", "Tomorrow" or "Sun 22 Nov". */
export const dayName = (day: string, now: string = today()): string => {
  if (day === now) return t('day.today');
  return isTomorrow(now, day) ? t('day.tomorrow') : dayText(day);
};

/** "Sun 22 Nov, 7–9 am". */
export const slotText = ({ date, start, end }: { readonly date: string; readonly start: string; readonly end: string }): string => `${dayText(date)}, ${slotTime(start, end)}`;

/** "noon", "10 pm", "1:30 pm": the hour as it is spoken. */
export const hourText = (instant: string): string => {
  const time = clockTime(instant);
  if (time === '12:00 pm') return t('hour.noon');
  return time.replace(':00', '');
};

/** "Sat 21 Nov, 10 pm"; the day left out when it is today. */
export const untilText = (instant: string, now: Date = new Date()): string => {
  const day = dayOf(new Date(instant));
  return day === dayOf(now) ? hourText(instant) : `${dayText(day)}, ${hourText(instant)}`;
};
