import { addDays, shopDate, shopInstant } from '@tokri/contracts/dates';
import type { PaymentProvider } from '@tokri/contracts/platform';
import { comparisonStart } from './comparison-start.ts';
import { differencePaise, type BookDifference, type BookTotals } from './compare-books.ts';

/** A member of staff knows the cause; the difference no longer counts. */
export interface Acknowledgement {
  readonly differenceId: string;
  readonly note: string;
  readonly by: number;
  readonly at: Date;
}

/** The books of one provider for one day in India. */
export interface DailyComparison {
  readonly provider: PaymentProvider;
  readonly date: string;
  readonly comparedAt: Date;
  /** Null when the provider did not answer. */
  readonly books: {
    readonly totals: BookTotals;
    readonly differences: readonly BookDifference[];
  } | null;
  readonly acknowledgements: readonly Acknowledgement[];
}

export const openDifferences = ({
  books,
  acknowledgements,
}: DailyComparison): readonly BookDifference[] =>
  (books?.differences ?? []).filter(
    ({ id }) => !acknowledgements.some(({ differenceId }) => differenceId === id),
  );

export const openDifferencePaise = (comparison: DailyComparison): number =>
  openDifferences(comparison).reduce((sum, difference) => sum + differencePaise(difference), 0);

/** Webhooks and refunds of a day may arrive late, so its books are compared for a week. */
const comparedDays = 7;

const isDue = (comparison: DailyComparison | undefined, date: string, now: Date): boolean => {
  if (!comparison || comparison.books === null) return true;
  if (comparison.comparedAt >= comparisonStart(now)) return false;
  return date === addDays(shopDate(now), -1) || openDifferences(comparison).length > 0;
};

/** Newest first. Nothing is due before 3 am in India. */
export const listDueDays = (comparisons: readonly DailyComparison[], now: Date): string[] => {
  const today = shopDate(now);
  if (now < comparisonStart(now)) return [];
  return Array.from({ length: comparedDays }, (_, index) => addDays(today, -1 - index)).filter(
    (date) =>
      isDue(
        comparisons.find((comparison) => comparison.date === date),
        date,
        now,
      ),
  );
};

/** Since the end of the last day whose books were compared; 0 before the first attempt. */
export const comparisonAgeMs = (comparisons: readonly DailyComparison[], now: Date): number => {
  const dates = comparisons.map(({ date }) => date).sort();
  const compared = comparisons
    .filter(({ books }) => books !== null)
    .map(({ date }) => date)
    .sort();
  const last = compared.at(-1) ?? dates[0];
  if (last === undefined) return 0;
  return Math.max(0, now.getTime() - shopInstant(addDays(last, 1), '00:00').getTime());
};
