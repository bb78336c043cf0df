import { weekday } from '@tokri/contracts/dates';
import { clockRangeText, type Language } from '@tokri/contracts/language';

const dayNames = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  hi: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
} as const;
const monthNames = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  hi: [
    'जनवरी',
    'फ़रवरी',
    'मार्च',
    'अप्रैल',
    'मई',
    'जून',
    'जुलाई',
    'अगस्त',
    'सितंबर',
    'अक्तूबर',
    'नवंबर',
    'दिसंबर',
  ],
} as const;

const dayText = (date: string, language: Language): string =>
  `${dayNames[language][weekday(date)]} ${Number(date.slice(8))} ${monthNames[language][Number(date.slice(5, 7)) - 1]}`;

/** '23 Nov 2026', '23 नवंबर 2026'. */
export const dateText = (date: string, language: Language): string =>
  `${Number(date.slice(8))} ${monthNames[language][Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;

/** The GSM alphabet has no dash: it would shrink an SMS from 160 to 70 characters. */
const withHyphen = (text: string): string => text.replaceAll('–', '-');

/** 'Mon 23 Nov, 7-10 am', 'सोम 23 नवंबर, सुबह 7-10'. */
export const slotText = (
  {
    date,
    times,
  }: {
    readonly date: string;
    readonly times: { readonly start: string; readonly end: string } | undefined;
  },
  language: Language,
): string => {
  const day = dayText(date, language);
  return times ? `${day}, ${withHyphen(clockRangeText(times.start, times.end, language))}` : day;
};
