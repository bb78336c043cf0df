import { addDays, weekday } from '@tokri/contracts/dates';
import { maxClosedDaysAhead } from '@tokri/contracts/slots';
import type { DayClosureReason } from '../slots/slot.ts';

/** A day that staff closed, or opened again, for one group or all (0). */

export interface BlackoutDay {
  readonly groupId: number;
  readonly date: string;
  readonly closed: boolean;
  readonly reason: string;
}
/** A blackout day as it stands, with the version that whoever changes it has read. */

export interface StoredBlackoutDay extends BlackoutDay {
  readonly rev: number;
}
/** A day that says already what staff wish is not written again. */

export const isSameBlackoutDay = (
  stored: BlackoutDay | null,
  { closed, reason }: BlackoutDay,
): boolean => stored !== null && stored.closed === closed && stored.reason === reason;
export interface NonDeliveryDays {
  readonly weeklyOff: readonly number[];
  readonly blackoutDays: ReadonlySet<string>;
}

/** Why a day has no delivery, or ''. A blackout day says so even on a weekly off. */
export const findDayClosureReason = (
  date: string,
  { weeklyOff, blackoutDays }: NonDeliveryDays,
): DayClosureReason => {
  if (blackoutDays.has(date)) return 'blackout';
  return weeklyOff.includes(weekday(date)) ? 'weekly-off' : '';
};

export type BlackoutDayError = 'date-too-far';

/** Why a day cannot be closed, or null. One that is closed can be opened, however far it is. */
export const validateBlackoutDay = (
  { date, closed }: { readonly date: string; readonly closed: boolean },
  today: string,
): BlackoutDayError | null =>
  closed && date > addDays(today, maxClosedDaysAhead) ? 'date-too-far' : null;
