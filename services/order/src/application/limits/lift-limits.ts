import { shopDate } from '@tokri/contracts/dates';
import { err, ok, type Result } from '@tokri/contracts/result';
import { conflict, maxAttemptsUnderContention, updateAggregate } from '@tokri/service-kit/use-case';
import {
  checkLiftDate,
  isExpectedLift,
  isLifted,
  type LiftLimitsError,
} from '../../domain/limits/limit-lift.ts';
import type { AccountClosures } from '../ports/account-closures.ts';
import { findLift, type ReadLimitsDeps } from './read-limits.ts';

export interface LiftLimitsDeps extends ReadLimitsDeps {
  readonly closures: Pick<AccountClosures, 'isClosed'>;
  readonly logger: { info(details: object, message: string): void };
}

interface LiftLimitsCommand {
  readonly userId: number;
  readonly staffId: number;
  readonly until: string;
  readonly reason: string;
  readonly expectedLiftAt: string | undefined;
}

export const liftLimits = async (
  { quotas, closures, clock, logger }: LiftLimitsDeps,
  { userId, expectedLiftAt, ...command }: LiftLimitsCommand,
): Promise<Result<number, LiftLimitsError>> => {
  if (await closures.isClosed(userId)) return err('account-closed');
  const today = shopDate(clock());
  const lift = { ...command, at: clock() };
  const result = await updateAggregate({
    maxAttempts: maxAttemptsUnderContention,
    load: () => quotas.find({ kind: 'customer', userId }),
    decide: (stored): Result<number, LiftLimitsError> => {
      const code = checkLiftDate(lift.until, today);
      if (code) return err(code);
      const current = stored?.lift ?? null;
      return isExpectedLift(isLifted(current, today) ? current : null, expectedLiftAt)
        ? ok(userId)
        : err('lift-changed');
    },
    save: async (stored, decision) =>
      !decision.ok || (await quotas.saveLift(userId, stored, lift)) ? decision : conflict,
  });
  if (result.ok)
    logger.info(
      { userId, staffId: lift.staffId, until: lift.until },
      'the limits on unpaid orders were lifted for a customer',
    );
  return result;
};

export const restoreLimits = async (
  deps: LiftLimitsDeps,
  { userId, staffId }: Pick<LiftLimitsCommand, 'userId' | 'staffId'>,
): Promise<void> => {
  if (!(await findLift(deps, userId))) return;
  const lift = { until: '', reason: '', staffId, at: deps.clock() };
  await updateAggregate({
    maxAttempts: maxAttemptsUnderContention,
    load: () => deps.quotas.find({ kind: 'customer', userId }),
    decide: () => lift,
    save: async (stored) => ((await deps.quotas.saveLift(userId, stored, lift)) ? null : conflict),
  });
  deps.logger.info({ userId, staffId }, 'the limits on unpaid orders were restored for a customer');
};
