import { commandFailed, commandSucceeded, type orderAdminOperations } from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  liftLimits,
  readLimits,
  restoreLimits,
  type LiftLimitsDeps,
} from '../application/limits/lift-limits.ts';
import { errorMessage } from './error-messages.ts';

type LimitHandlers = Pick<
  OperationHandlers<typeof orderAdminOperations>,
  'read-order-limits' | 'lift-order-limits' | 'restore-order-limits'
>;

export const limitHandlers = (deps: LiftLimitsDeps): LimitHandlers => ({
  'read-order-limits': async ({ query }) => {
    const { unpaid, lift } = await readLimits(deps, query.UserId);
    const { perSlot, perDay, total, unitsPerItem } = deps.limits.customer;
    return {
      body: {
        UserId: query.UserId,
        Unpaid: unpaid,
        PerSlot: perSlot,
        PerDay: perDay,
        Total: total,
        UnitsPerItem: unitsPerItem,
        Lift: lift && {
          Until: lift.until,
          Reason: lift.reason,
          StaffId: lift.staffId,
          At: formatInstant(lift.at),
        },
      },
    };
  },
  'lift-order-limits': async ({ body, caller, language }) => {
    const result = await liftLimits(deps, {
      userId: body.UserId,
      staffId: caller.userId,
      until: body.Until,
      reason: body.Reason,
    });
    return {
      body: [
        result.ok
          ? commandSucceeded(result.value)
          : commandFailed(result.code, errorMessage(result.code, language)),
      ],
    };
  },
  'restore-order-limits': async ({ query, caller }) => {
    await restoreLimits(deps, { userId: query.UserId, staffId: caller.userId });
    return { body: [commandSucceeded(query.UserId)] };
  },
});
