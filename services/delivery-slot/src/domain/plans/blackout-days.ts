import { addDays } from '@tokri/contracts/dates';
import { maxClosedDaysAhead } from '@tokri/contracts/slots';

export interface BlackoutDay {
  readonly groupId: number;
  readonly date: string;
  readonly closed: boolean;
  readonly reason: string;
}

export interface StoredBlackoutDay extends BlackoutDay {
  readonly rev: number;
}

export const isSameBlackoutDay = (
  stored: BlackoutDay | null,
  { closed, reason }: BlackoutDay,
): boolean => stored !== null && stored.closed === closed && stored.reason === reason;

export type BlackoutDayError = 'date-too-far';

export const validateBlackoutDay = (
  { date, closed }: { readonly date: string; readonly closed: boolean },
  today: string,
): BlackoutDayError | null =>
  closed && date > addDays(today, maxClosedDaysAhead) ? 'date-too-far' : null;
