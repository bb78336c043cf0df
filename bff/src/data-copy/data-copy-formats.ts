import { formatDate, shopDate, shopTime } from '@tokri/contracts/dates';
import { clockRangeText, clockText, type Language } from '@tokri/contracts/language';
import { formatRupees, toPaise } from '@tokri/contracts/money';

export const joinTexts = (...texts: readonly string[]): string => texts.filter(Boolean).join(' • ');

export const labelled = (label: string, value: string): string =>
  value === '' ? '' : `${label}: ${value}`;

const hindiDate = new Intl.DateTimeFormat('hi-IN', {
  timeZone: 'UTC',
  numberingSystem: 'latn',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** '22 Nov 2026' or '22 नवंबर 2026'. */
export const dateText = (date: string, language: Language): string =>
  language === 'hi' ? hindiDate.format(new Date(`${date}T00:00:00Z`)) : formatDate(date);

export const timeText = (instant: string, language: Language): string => {
  const moment = new Date(instant);
  return `${dateText(shopDate(moment), language)}, ${clockText(shopTime(moment), language)}`;
};

export const amountText = (rupees: number): string => formatRupees(toPaise(rupees), 'always');

export const slotText = (
  { Date: date, Start, End }: Readonly<Record<'Date' | 'Start' | 'End', string>>,
  language: Language,
): string => joinTexts(dateText(date, language), clockRangeText(Start, End, language));
