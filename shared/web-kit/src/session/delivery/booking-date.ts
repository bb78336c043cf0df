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
