import { addDays, daysBetween } from '@tokri/contracts/dates';
import { err, ok, type Result } from '@tokri/contracts/result';
import { lastPlannableDate } from '@tokri/contracts/validation';

export interface DayLimit {
  readonly unitId: number;
  readonly itemId: number;
  /** Absent means the default location. */
  readonly locationId?: number | undefined;
  readonly date: string;
  readonly left: number | null;
}

export const limitableDates = (today: string): readonly string[] =>
  Array.from({ length: daysBetween(today, lastPlannableDate(today)) + 1 }, (_, days) =>
    addDays(today, days),
  );

export const validateDayLimit = (
  limit: DayLimit,
  today: string,
): Result<DayLimit, 'date-past' | 'date-too-far'> => {
  if (limit.date < today) return err('date-past');
  return limit.date > lastPlannableDate(today) ? err('date-too-far') : ok(limit);
};
