import { addDays, kolkataTime } from '@tokri/contracts';
import { intlLocale, language } from '../../platform/i18n/language.ts';
import { t } from '../labels.ts';
import { dayOf } from './day.ts';

const dayParts = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(intlLocale(), { timeZone: 'UTC', numberingSystem: 'latn', ...options });

/** Without the sign of abbreviation that Hindi months carry: messages of the shop write none, and the fonts of the pages have none. */
const part = (parts: Intl.DateTimeFormatPart[], type: string): string =>
  (parts.find((one) => one.type === type)?.value ?? '').replace('॰', '');

/** "Sun 22 Nov" (in Hindi "रवि 22 नव") of a `yyyy-MM-dd`; with the year in bills and admin only. */
export const formatDate = (
  day: string,
  { withYear = false }: { withYear?: boolean } = {},
): string => {
  const parts = dayParts({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).formatToParts(new Date(`${day}T00:00:00Z`));
  return [
    part(parts, 'weekday'),
    part(parts, 'day'),
    part(parts, 'month'),
    ...(withYear ? [part(parts, 'year')] : []),
  ].join(' ');
};

/** "Sunday 22 November", for those who listen. */
export const formatLongDate = (day: string): string => {
  const parts = dayParts({ weekday: 'long', day: 'numeric', month: 'long' }).formatToParts(
    new Date(`${day}T00:00:00Z`),
  );
  return [part(parts, 'weekday'), part(parts, 'day'), part(parts, 'month')].join(' ');
};

export const formatWeekday = (day: string): string =>
  dayParts({ weekday: 'short' }).format(new Date(`${day}T00:00:00Z`));

export const isTomorrow = (today: string, day: string): boolean => addDays(today, 1) === day;

interface Clock {
  readonly hour: number;
  readonly minute: number;
}

const clockOf = (text: string): Clock => {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return { hour, minute };
};

/** Hindi names the part of the day before the hour, in four parts (CLDR, day periods of "hi"). */
const hindiPart = (hour: number): string => {
  if (hour < 4 || hour >= 20) return 'रात';
  if (hour < 12) return 'सुबह';
  return hour < 16 ? 'दोपहर' : 'शाम';
};

const half = ({ hour }: Clock): 'am' | 'pm' => (hour % 24 < 12 ? 'am' : 'pm');
const partOfDay = (clock: Clock): string =>
  language() === 'hi' ? hindiPart(clock.hour % 24) : half(clock);

const withPart = (face: string, part: string): string =>
  language() === 'hi' ? `${part} ${face}` : `${face} ${part}`;
const face = ({ hour, minute }: Clock): string =>
  `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;

/** "7–9 am" or "10 am–1 pm" of a slot's `HH:mm` ends, in Hindi "सुबह 7–9" or "सुबह 10–दोपहर 1". Within one half of the day the start names its part, "शाम 7–10". */
export const formatTimeRange = (start: string, end: string): string => {
  const [from, to] = [clockOf(start), clockOf(end)];
  return half(from) === half(to)
    ? withPart(`${face(from)}–${face(to)}`, partOfDay(from))
    : `${withPart(face(from), partOfDay(from))}–${withPart(face(to), partOfDay(to))}`;
};

/** "8:10 am" (in Hindi "सुबह 8:10") of an instant, as the clocks in India show it. */
export const formatTime = (instant: string | Date): string => {
  const clock = clockOf(kolkataTime(new Date(instant)));
  return withPart(
    `${clock.hour % 12 || 12}:${String(clock.minute).padStart(2, '0')}`,
    partOfDay(clock),
  );
};

/** "noon", "8 am", "8:10 am": the clock time of an instant as it is said, without minutes on the hour. */
export const formatShortTime = (instant: string | Date): string =>
  kolkataTime(new Date(instant)) === '12:00'
    ? t('hour.noon')
    : formatTime(instant).replace(':00', '');

/** "Sat 9:12 pm" of an instant, the weekday left out on the day itself. */
export const formatDateTime = (instant: string, now: Date = new Date()): string => {
  const day = dayOf(new Date(instant));
  return day === dayOf(now) ? formatTime(instant) : `${formatDate(day)}, ${formatTime(instant)}`;
};

/** "7:42" of seconds left; never below 0:00. */
export const formatCountdown = (seconds: number): string => {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
};
