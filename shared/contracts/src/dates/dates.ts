/**
 * Days and times of the shop. All of India keeps Asia/Kolkata, +05:30 without summer time, so a fixed offset is exact and needs no zone data.
 * Days are 'yyyy-MM-dd', times 'HH:mm'.
 */
const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const offsetMs = 330 * minuteMs;
const offsetText = '+05:30';

const dateShape = /^\d{4}-\d{2}-\d{2}$/;
const timeShape = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** ISO text of an instant as clocks in Kolkata show it, without offset. */
const wallClock = (instant: Date): string =>
  new Date(instant.getTime() + offsetMs).toISOString().slice(0, -1);

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeapYear = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

interface Day {
  readonly year: number;
  /** From 1. */ readonly month: number;
  readonly day: number;
}

/** By sums, not through a Date and its text: a list of slots asks some thousand times. */
const readDay = (text: string): Day | null => {
  if (!dateShape.test(text)) return null;
  const [year, month, day] = [
    Number(text.slice(0, 4)),
    Number(text.slice(5, 7)),
    Number(text.slice(8)),
  ];
  const length = month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0);
  return year >= 1000 && day >= 1 && day <= length ? { year, month, day } : null;
};

const dayAt = (date: string): number => {
  const read = readDay(date);
  if (!read) throw new RangeError(`'${date}' is no date`);
  return Date.UTC(read.year, read.month - 1, read.day);
};

const dateText = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

/** A day of the calendar, such as 2024-02-29; 2025-02-29 is none. Years 1000 to 9999. */
export const isDate = (text: string): boolean => readDay(text) !== null;

/** '00:00' to '23:59'. */
export const isTime = (text: string): boolean => timeShape.test(text);

/** The day in Kolkata. @throws RangeError for an invalid Date. */
export const kolkataDate = (instant: Date): string => wallClock(instant).slice(0, 10);

/** The time in Kolkata, minutes cut off. @throws RangeError for an invalid Date. */
export const kolkataTime = (instant: Date): string => wallClock(instant).slice(11, 16);

/** The instant of a day and time in Kolkata. @throws RangeError when one of them is none. */
export const kolkataInstant = (date: string, time: string): Date => {
  if (!isDate(date) || !isTime(time)) throw new RangeError(`'${date} ${time}' is no time of a day`);
  return new Date(
    dayAt(date) - offsetMs + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * minuteMs,
  );
};

/** @throws RangeError when `date` is none. */
export const addDays = (date: string, days: number): string => dateText(dayAt(date) + days * dayMs);

/** Whole days from one day to another, negative backwards. @throws RangeError when one of them is none. */
export const daysBetween = (from: string, to: string): number => (dayAt(to) - dayAt(from)) / dayMs;

/** 0 is Sunday, 6 Saturday. @throws RangeError when `date` is none. */
export const weekday = (date: string): number => new Date(dayAt(date)).getUTCDay();

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** '22 Nov 2026', as documents in India have it. @throws RangeError when `date` is none. */
export const formatDate = (date: string): string => {
  dayAt(date);
  return `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
};

/** ISO 8601 with Kolkata's offset, milliseconds included: '2025-11-21T13:05:00.000+05:30'. @throws RangeError for an invalid Date. */
export const formatInstant = (instant: Date): string => `${wallClock(instant)}${offsetText}`;

/** 1 April to 31 March, as on invoices: '2025-26' (facts.md 3.1). @throws RangeError when `date` is none. */
export const financialYear = (date: string): string => {
  dayAt(date);
  const year = Number(date.slice(0, 4));
  const first = date.slice(5) >= '04-01' ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
};
