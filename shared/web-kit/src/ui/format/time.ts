import { addDays, shopTime } from '@tokri/contracts/dates';
import { clockRangeText, clockText } from '@tokri/contracts/language';
import { intlLocale, language } from '../../platform/i18n/language.ts';
import { t } from '../labels.ts';
import { shopDate } from './day.ts';

const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(intlLocale(), { timeZone: 'UTC', numberingSystem: 'latn', ...options });

/** Removes the Devanagari abbreviation sign from Hindi months; the web fonts lack the glyph. */
const findPartValue = (parts: Intl.DateTimeFormatPart[], type: string): string =>
  (parts.find((part) => part.type === type)?.value ?? '').replace('॰', '');

export const formatDate = (
  day: string,
  { withYear = false }: { withYear?: boolean } = {},
): string => {
  const parts = dateFormat({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).formatToParts(new Date(`${day}T00:00:00Z`));
  return [
    findPartValue(parts, 'weekday'),
    findPartValue(parts, 'day'),
    findPartValue(parts, 'month'),
    ...(withYear ? [findPartValue(parts, 'year')] : []),
  ].join(' ');
};

export const formatLongDate = (day: string): string => {
  const parts = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' }).formatToParts(
    new Date(`${day}T00:00:00Z`),
  );
  return [
    findPartValue(parts, 'weekday'),
    findPartValue(parts, 'day'),
    findPartValue(parts, 'month'),
  ].join(' ');
};

export const formatWeekday = (day: string): string =>
  dateFormat({ weekday: 'short' }).format(new Date(`${day}T00:00:00Z`));

export const isTomorrow = (today: string, day: string): boolean => addDays(today, 1) === day;

export const formatTimeRange = (start: string, end: string): string =>
  clockRangeText(start, end, language());

export const formatTime = (instant: string | Date): string =>
  clockText(shopTime(new Date(instant)), language());

export const formatShortTime = (instant: string | Date): string =>
  shopTime(new Date(instant)) === '12:00' ? t('hour.noon') : formatTime(instant).replace(':00', '');

export const formatDateTime = (instant: string, now: Date = new Date()): string => {
  const day = shopDate(new Date(instant));
  const time = formatTime(instant);
  return day === shopDate(now) ? time : `${formatDate(day)}, ${time}`;
};

/** For what is kept or printed: with the day and the year also on the same day. */
export const formatDatedTime = (instant: string): string =>
  `${formatDate(shopDate(new Date(instant)), { withYear: true })}, ${formatTime(instant)}`;

export const formatCountdown = (seconds: number): string => {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
};
