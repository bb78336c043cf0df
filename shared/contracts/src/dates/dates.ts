/**
 * India keeps Asia/Kolkata, +05:30 without daylight saving time, so a fixed offset is exact. Dates
 * are 'yyyy-MM-dd', times 'HH:mm'.
 */
const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const offsetMs = 330 * minuteMs;
const offsetText = '+05:30';

const dateShape = /^\d{4}-\d{2}-\d{2}$/;
const timeShape = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const wallClock = (instant: Date): string =>
  new Date(instant.getTime() + offsetMs).toISOString().slice(0, -1);

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeapYear = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Arithmetic instead of a Date: listing slots calls this thousands of times. */
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

export const isDate = (text: string): boolean => readDay(text) !== null;

export const isTime = (text: string): boolean => timeShape.test(text);

export const kolkataDate = (instant: Date): string => wallClock(instant).slice(0, 10);

export const kolkataTime = (instant: Date): string => wallClock(instant).slice(11, 16);

export const kolkataInstant = (date: string, time: string): Date => {
  if (!isDate(date) || !isTime(time)) throw new RangeError(`'${date} ${time}' is no time of a day`);
  return new Date(
    dayAt(date) - offsetMs + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * minuteMs,
  );
};

export const addDays = (date: string, days: number): string => dateText(dayAt(date) + days * dayMs);

export const daysBetween = (from: string, to: string): number => (dayAt(to) - dayAt(from)) / dayMs;

export const weekday = (date: string): number => new Date(dayAt(date)).getUTCDay();

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const formatDate = (date: string): string => {
  dayAt(date);
  return `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
};

export const formatInstant = (instant: Date): string => `${wallClock(instant)}${offsetText}`;

export const financialYear = (date: string): string => {
  dayAt(date);
  const year = Number(date.slice(0, 4));
  const first = date.slice(5) >= '04-01' ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
};
