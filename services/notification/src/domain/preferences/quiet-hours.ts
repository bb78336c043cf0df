import { addDays, shopDate, shopInstant, shopTime } from '@tokri/contracts/dates';

/** Times of a day in India, 'HH:mm'. When they end before they start, they end on the next day. */
export interface QuietHours {
  readonly isOn: boolean;
  readonly start: string;
  readonly end: string;
}

export const defaultQuietHours: QuietHours = { isOn: true, start: '22:00', end: '08:00' };

/** Null outside of quiet hours. */
export const endOfQuietHours = ({ isOn, start, end }: QuietHours, now: Date): Date | null => {
  const [today, time] = [shopDate(now), shopTime(now)];
  const passesMidnight = end < start;
  const [isStarted, isBeforeEnd] = [time >= start, time < end];
  const isQuiet = passesMidnight ? isStarted || isBeforeEnd : isStarted && isBeforeEnd;
  if (!isOn || !isQuiet) return null;
  return shopInstant(passesMidnight && isStarted ? addDays(today, 1) : today, end);
};
