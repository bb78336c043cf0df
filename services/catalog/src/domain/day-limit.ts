import {
  addDays,
  daysBetween,
  ok,
  lastPlannedDate,
  refusal,
  type Outcome,
} from '@tokri/contracts';

/** How many more of a unit may be sold for a delivery date, whatever is in stock. */
export interface DayLimit {
  readonly unitId: number;
  readonly itemId: number;
  readonly date: string;
  /** Null: no limit any more. */
  readonly left: number | null;
}

/** Dates that can be limited, today the first. */
export const limitableDays = (today: string): readonly string[] =>
  Array.from({ length: daysBetween(today, lastPlannedDate(today)) + 1 }, (_, ahead) =>
    addDays(today, ahead),
  );

/** A limit as staff wish it. */
export const limitDay = (
  wish: DayLimit,
  today: string,
): Outcome<DayLimit, 'date-past' | 'date-too-far'> => {
  if (wish.date < today) return refusal('date-past');
  return wish.date > lastPlannedDate(today) ? refusal('date-too-far') : ok(wish);
};
