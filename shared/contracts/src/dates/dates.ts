import { dayMs, minuteMs } from './durations.ts';
import { offsetMsAt } from './time-zone.ts';

export { dayMs, hourMs, minuteMs } from './durations.ts';

/** Dates are 'yyyy-MM-dd' and times 'HH:mm', in the time zone of the shop. */

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const toLocalText = (instant: Date): string =>
  new Date(instant.getTime() + offsetMsAt(instant.getTime())).toISOString().slice(0, -1);

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeapYear = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Arithmetic instead of a Date: listing slots calls this thousands of times. */
const parseDate = (text: string): CalendarDate | null => {
  if (!datePattern.test(text)) return null;
  const [year, month, day] = [
    Number(text.slice(0, 4)),
    Number(text.slice(5, 7)),
    Number(text.slice(8)),
  ];
  const dayCount = month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0);
  return year >= 1000 && day >= 1 && day <= dayCount ? { year, month, day } : null;
};

const toUtcMs = (date: string): number => {
  const parsed = parseDate(date);
  if (!parsed) throw new RangeError(`'${date}' is no date`);
  return Date.UTC(parsed.year, parsed.month - 1, parsed.day);
};

const toDateText = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10);

export const isDate = (text: string): boolean => parseDate(text) !== null;

export const isTime = (text: string): boolean => timePattern.test(text);

export const shopDate = (instant: Date): string => toLocalText(instant).slice(0, 10);

export const shopTime = (instant: Date): string => toLocalText(instant).slice(11, 16);

export const shopInstant = (date: string, time: string): Date => {
  if (!isDate(date) || !isTime(time)) throw new RangeError(`'${date} ${time}' is no time of a day`);
  const localMs =
    toUtcMs(date) + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * minuteMs;
  return new Date(localMs - offsetMsAt(localMs - offsetMsAt(localMs)));
};

export const addDays = (date: string, days: number): string =>
  toDateText(toUtcMs(date) + days * dayMs);

export const daysBetween = (from: string, to: string): number =>
  (toUtcMs(to) - toUtcMs(from)) / dayMs;

export const weekday = (date: string): number => new Date(toUtcMs(date)).getUTCDay();

const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

export const formatDate = (date: string): string => {
  toUtcMs(date);
  return `${Number(date.slice(8))} ${monthNames[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
};

const offsetText = (offsetMs: number): string =>
  `+${new Date(offsetMs).toISOString().slice(11, 16)}`;

export const formatInstant = (instant: Date): string =>
  `${toLocalText(instant)}${offsetText(offsetMsAt(instant.getTime()))}`;

export const financialYear = (date: string): string => {
  toUtcMs(date);
  const year = Number(date.slice(0, 4));
  const startYear = date.slice(5) >= '04-01' ? year : year - 1;
  return `${startYear}-${String((startYear + 1) % 100).padStart(2, '0')}`;
};
