import type { Language } from './language.ts';

interface Clock {
  readonly hour: number;
  readonly minute: number;
}

const parseClock = (time: string): Clock => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { hour, minute };
};

const meridiem = ({ hour }: Clock): 'am' | 'pm' => (hour % 24 < 12 ? 'am' : 'pm');

/** CLDR day periods of "hi": https://cldr.unicode.org */
const hindiPartOfDay = ({ hour }: Clock): string => {
  if (hour % 24 < 4 || hour % 24 >= 20) return 'रात';
  if (hour % 24 < 12) return 'सुबह';
  return hour % 24 < 16 ? 'दोपहर' : 'शाम';
};

const withPartOfDay = (text: string, clock: Clock, language: Language): string =>
  language === 'hi' ? `${hindiPartOfDay(clock)} ${text}` : `${text} ${meridiem(clock)}`;

const minutesText = (minute: number): string => `:${String(minute).padStart(2, '0')}`;

const shortText = ({ hour, minute }: Clock): string =>
  `${hour % 12 || 12}${minute ? minutesText(minute) : ''}`;

/** '19:05' is '7:05 pm' or 'शाम 7:05'. */
export const clockText = (time: string, language: Language): string => {
  const clock = parseClock(time);
  return withPartOfDay(`${clock.hour % 12 || 12}${minutesText(clock.minute)}`, clock, language);
};

/** '07:00' and '10:00' are '7–10 am' or 'सुबह 7–10'. */
export const clockRangeText = (start: string, end: string, language: Language): string => {
  const [from, to] = [parseClock(start), parseClock(end)];
  return meridiem(from) === meridiem(to)
    ? withPartOfDay(`${shortText(from)}–${shortText(to)}`, from, language)
    : [from, to].map((clock) => withPartOfDay(shortText(clock), clock, language)).join('–');
};
