import { addDays, formatInstant } from '@tokri/contracts/dates';
import { maxLimitLiftDays } from '@tokri/contracts/orders';

/** Staff let a customer order without the limits. `until` is the last day, empty for a restore. */
export interface LimitLift {
  readonly until: string;
  readonly reason: string;
  readonly staffId: number;
  readonly at: Date;
}

export type LiftLimitsError =
  'lift-date-past' | 'lift-date-too-far' | 'lift-changed' | 'account-closed';

export const isLifted = (lift: LimitLift | null, today: string): lift is LimitLift =>
  lift !== null && lift.until >= today;

export const checkLiftDate = (
  until: string,
  today: string,
): Extract<LiftLimitsError, 'lift-date-past' | 'lift-date-too-far'> | null => {
  if (until < today) return 'lift-date-past';
  return until > addDays(today, maxLimitLiftDays) ? 'lift-date-too-far' : null;
};

/** `expectedAt` is the time of the lift that staff saw, empty for none, undefined for any. */
export const isExpectedLift = (lift: LimitLift | null, expectedAt: string | undefined): boolean =>
  expectedAt === undefined || (lift ? formatInstant(lift.at) : '') === expectedAt;
