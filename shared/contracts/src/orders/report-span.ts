import { daysBetween } from '../dates/dates.ts';
import { ProblemError } from '../problems/problem.ts';

/** Reports read at most so many days, first and last included. */
export const maxReportDays = 366;

/** Throws `bad-input` about `ToDate` unless the span has one to `maxReportDays` days. */
export const checkReportSpan = (fromDate: string, toDate: string): void => {
  const days = daysBetween(fromDate, toDate) + 1;
  if (days >= 1 && days <= maxReportDays) return;
  const message = `must be from FromDate to ${maxReportDays - 1} days later`;
  throw new ProblemError('bad-input', undefined, [{ field: 'ToDate', rule: 'span', message }]);
};
