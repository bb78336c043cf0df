import { addDays, weekday } from '@tokri/contracts/dates';
import { maxClosedDaysAhead } from '@tokri/contracts/slots';
import type { DayClosureReason } from '../slots/slot.ts';

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
export interface NonDeliveryDays {
  readonly weeklyOff: readonly number[];
  readonly blackoutDays: ReadonlySet<string>;
}

export const findDayClosureReason = (
  date: string,
  { weeklyOff, blackoutDays }: NonDeliveryDays,
): DayClosureReason => {
  if (blackoutDays.has(date)) return 'blackout';
  return weeklyOff.includes(weekday(date)) ? 'weekly-off' : '';
};

export type BlackoutDayError = 'date-too-far';

export const validateBlackoutDay = (
  { date, closed }: { readonly date: string; readonly closed: boolean },
  today: string,
): BlackoutDayError | null =>
  closed && date > addDays(today, maxClosedDaysAhead) ? 'date-too-far' : null;
