import { readStorage, writeStorage } from '../store/storage.ts';

const hourMs = 3_600_000;

/**
 * Section 4: a stored last booking date more than the window ahead of now resets the view to Today; nothing stored sets
 * it to now. It holds the moment of the choice, so this fires when a clock was wrong (readings 19).
 */
export const isAheadOfWindow = (last: Date, now: Date, windowHours: number): boolean =>
  last.getTime() - now.getTime() > windowHours * hourMs;

const resetToToday = (now: Date): void => {
  writeStorage('isFuture', 'false');
  writeStorage('isCurrent', 'true');
  writeStorage('dayName', 'Today');
  writeStorage('lastBookingDate', now.toISOString());
};

/** Answers whether the view was reset. */
export const checkLastBookingDate = (now: Date, windowHours: number): boolean => {
  const stored = readStorage('lastBookingDate');
  const last = new Date(stored ?? Number.NaN);
  if (Number.isNaN(last.getTime())) {
    writeStorage('lastBookingDate', now.toISOString());
    return false;
  }
  if (!isAheadOfWindow(last, now, windowHours)) return false;
  resetToToday(now);
  return true;
};

/** Notes the moment at which a delivery day was chosen. `dayName` is what the day tab says. */
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
