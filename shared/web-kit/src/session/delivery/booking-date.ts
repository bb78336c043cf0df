import { readStorage, writeStorage } from '../store/storage.ts';

const hourMs = 3_600_000;

export const isBeyondWindow = (last: Date, now: Date, windowHours: number): boolean =>
  last.getTime() - now.getTime() > windowHours * hourMs;

const resetToToday = (now: Date): void => {
  writeStorage('isFuture', 'false');
  writeStorage('isCurrent', 'true');
  writeStorage('dayName', 'Today');
  writeStorage('lastBookingDate', now.toISOString());
};

export const checkLastBookingDate = (now: Date, windowHours: number): boolean => {
  const stored = readStorage('lastBookingDate');
  const last = new Date(stored ?? Number.NaN);
  if (Number.isNaN(last.getTime())) {
    writeStorage('lastBookingDate', now.toISOString());
    return false;
  }
  if (!isBeyondWindow(last, now, windowHours)) return false;
  resetToToday(now);
  return true;
};

/** The day that the slots open with: today, the stored delivery date, or none (''). */
export const readBookingDay = (today: string, deliveryDate: string): string => {
  if (readStorage('isCurrent') === 'true') return today;
  return readStorage('isFuture') === 'true' ? deliveryDate : '';
};

export const recordBookingDate = ({
  now,
  isToday,
  dayName,
}: {
  now: Date;
  isToday: boolean;
  dayName: string;
}): void => {
  writeStorage('lastBookingDate', now.toISOString());
  writeStorage('isFuture', String(!isToday));
  writeStorage('isCurrent', String(isToday));
  writeStorage('dayName', dayName);
};
