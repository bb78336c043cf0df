import { addDays } from '@tokri/contracts/dates';

/** `2026-11`. */
export const monthOf = (date: string): string => date.slice(0, 7);

const monthsOf = (fromDate: string, toDate: string): readonly string[] => {
  const months: string[] = [];
  for (let date = fromDate; date <= toDate; date = addDays(`${monthOf(date)}-01`, 31))
    months.push(monthOf(date));
  if (months.at(-1) !== monthOf(toDate)) months.push(monthOf(toDate));
  return [...new Set(months)];
};

/** The months that lie in the span with all their days. */
export const wholeMonths = (fromDate: string, toDate: string): readonly string[] =>
  monthsOf(fromDate, toDate).filter(
    (month) => fromDate <= `${month}-01` && monthOf(addDays(toDate, 1)) > month,
  );

export interface DayRevision {
  readonly date: string;
  readonly revision: number;
}

/** A sum of a month holds only while each of its days is the one that was added up. */
export const isSumOf = (
  summed: readonly DayRevision[],
  current: readonly DayRevision[],
): boolean => {
  const revisions = new Map(summed.map(({ date, revision }) => [date, revision]));
  return (
    summed.length === current.length &&
    current.every(({ date, revision }) => revisions.get(date) === revision)
  );
};

export const groupByMonth = <Day extends { readonly date: string }>(
  days: readonly Day[],
): ReadonlyMap<string, readonly Day[]> => {
  const months = new Map<string, Day[]>();
  for (const day of days)
    months.set(monthOf(day.date), [...(months.get(monthOf(day.date)) ?? []), day]);
  return months;
};
