import { addDays, kolkataTime } from '@tokri/contracts';
import { dayOf } from './day.ts';

type Locale = 'en-IN' | 'hi-IN';

const dayParts = (locale: Locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', numberingSystem: 'latn', ...options });

const part = (parts: Intl.DateTimeFormatPart[], type: string): string => parts.find((one) => one.type === type)?.value ?? '';

/** "Sun 22 Nov" of a `yyyy-MM-dd`; with the year in bills and admin only. */
export const shortDay = (day: string, { locale = 'en-IN', withYear = false }: { locale?: Locale; withYear?: boolean } = {}): string => {
  const parts = dayParts(locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).formatToParts(new Date(`${day}T00:00:00Z`));
  return [part(parts, 'weekday'), part(parts, 'day'), part(parts, 'month'), ...(withYear ? [part(parts, 'year')] : [])].join(' ');
};

/** "Sunday 22 November", for those who listen. */
export const longDay = (day: string, locale: Locale = 'en-IN'): string => {
  const parts = dayParts(locale, { weekday: 'long', day: 'numeric', month: 'long' }).formatToParts(new Date(`${day}T00:00:00Z`));
  return [part(parts, 'weekday'), part(parts, 'day'), part(parts, 'month')].join(' ');
};

export const weekday = (day: string, locale: Locale = 'en-IN'): string => dayParts(locale, { weekday: 'short' }).format(new Date(`${day}T00:00:00Z`));

export const isTomorrow = (today: string, day: string): boolean => addDays(today, 1) === day;

interface Clock {
  readonly hour: number;
  readonly minute: number;
}

const clockOf = (text: string): Clock => {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return { hour, minute };
};

const half = ({ hour }: Clock): string => (hour % 24 < 12 ? 'am' : 'pm');
const face = ({ hour, minute }: Clock): string => `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;

/** "7–9 am" or "10 am–1 pm" of a slot's `HH:mm` ends. */
export const slotTime = (start: string, end: string): string => {
  const [from, to] = [clockOf(start), clockOf(end)];
  return half(from) === half(to) ? `${face(from)}–${face(to)} ${half(to)}` : `${face(from)} ${half(from)}–${face(to)} ${half(to)}`;
};

/** "8:10 am" of an instant, as the clocks in India show it. */
export const clockTime = (instant: string | Date): string => {
  const clock = clockOf(kolkataTime(new Date(instant)));
  return `${clock.hour % 12 || 12}:${String(clock.minute).padStart(2, '0')} ${half(clock)}`;
};

/** "Sat 9:12 pm" of an instant, the weekday left out on the day itself. */
export const momentText = (instant: string, now: Date = new Date()): string => {
  const day = dayOf(new Date(instant));
  return day === dayOf(now) ? clockTime(instant) : `${shortDay(day)}, ${clockTime(instant)}`;
};

/** "7:42" of seconds left; never below 0:00. */
export const countdownText = (seconds: number): string => {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
};
