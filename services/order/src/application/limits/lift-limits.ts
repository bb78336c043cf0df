import { kolkataDate } from '@tokri/contracts/dates';
import { err, ok, type Result } from '@tokri/contracts/result';
import {
  checkLiftDate,
  isLifted,
  type LiftLimitsError,
  type LimitLift,
} from '../../domain/limits/limit-lift.ts';
import type { QuotaDeps } from './add-quota-entry.ts';

export interface LiftLimitsDeps extends QuotaDeps {
  readonly logger: { info(details: object, message: string): void };
}

interface LiftLimitsCommand {
  readonly userId: number;
  readonly staffId: number;
  readonly until: string;
  readonly reason: string;
}

const findLift = async (
  { quotas, clock }: QuotaDeps,
  userId: number,
): Promise<LimitLift | null> => {
  const lift = (await quotas.find({ kind: 'customer', userId }))?.lift ?? null;
  return isLifted(lift, kolkataDate(clock())) ? lift : null;
};

export const liftLimits = async (
  { quotas, clock, logger }: LiftLimitsDeps,
  { userId, ...lift }: LiftLimitsCommand,
): Promise<Result<number, LiftLimitsError>> => {
  const code = checkLiftDate(lift.until, kolkataDate(clock()));
  if (code) return err(code);
  await quotas.saveLift(userId, { ...lift, at: clock() });
  logger.info(
    { userId, staffId: lift.staffId, until: lift.until },
    'the limits on unpaid orders were lifted for a customer',
  );
  return ok(userId);
};

export const restoreLimits = async (
  deps: LiftLimitsDeps,
  { userId, staffId }: Pick<LiftLimitsCommand, 'userId' | 'staffId'>,
): Promise<void> => {
  if (!(await findLift(deps, userId))) return;
  await deps.quotas.saveLift(userId, { until: '', reason: '', staffId, at: deps.clock() });
  deps.logger.info({ userId, staffId }, 'the limits on unpaid orders were restored for a customer');
};

export const readLimits = async (
  deps: QuotaDeps,
  userId: number,
): Promise<{ readonly unpaid: number; readonly lift: LimitLift | null }> => {
  const [unpaid, lift] = await Promise.all([
    deps.store.listUnpaidByUser(userId),
    findLift(deps, userId),
  ]);
  return { unpaid: unpaid.length, lift };
};
