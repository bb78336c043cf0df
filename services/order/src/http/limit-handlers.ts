import { commandSucceeded, type orderAdminOperations } from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import { hindiTexts } from '@tokri/contracts/language';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  liftLimits,
  restoreLimits,
  type LiftLimitsDeps,
} from '../application/limits/lift-limits.ts';
import { readLimits, type CustomerLimits } from '../application/limits/read-limits.ts';
import type { LimitUsage } from '../domain/limits/limit-usage.ts';
import type { UnpaidLimits } from '../domain/limits/unpaid-limits.ts';
import { toCommandResponse } from './error-messages.ts';

type LimitHandlers = Pick<
  OperationHandlers<typeof orderAdminOperations>,
  'read-order-limits' | 'lift-order-limits' | 'restore-order-limits'
>;

const toLimitsResponse = ({ perSlot, perDay, total, unitsPerItem }: UnpaidLimits) => ({
  PerSlot: perSlot,
  PerDay: perDay,
  Total: total,
  UnitsPerItem: unitsPerItem,
});

const toUsageResponse = ({ unpaid, slot, day, item }: LimitUsage) => ({
  Unpaid: unpaid,
  FullestSlot: slot && { Date: slot.date, Start: slot.start, End: slot.end, Count: slot.count },
  FullestDay: day && { Date: day.date, Count: day.count },
  FullestItem: item && {
    Name: item.name,
    Hindi: hindiTexts({ Name: item.hindiName }),
    Count: item.count,
    Max: item.max,
  },
});

const toLiftResponse = ({
  until,
  reason,
  staffId,
  staffName,
  at,
}: NonNullable<CustomerLimits['lift']>) => ({
  Until: until,
  Reason: reason,
  StaffId: staffId,
  StaffName: staffName,
  At: formatInstant(at),
});

export const createLimitHandlers = (deps: LiftLimitsDeps): LimitHandlers => ({
  'read-order-limits': async ({ query }) => {
    const { userName, usage, addresses, lift } = await readLimits(deps, query.UserId);
    return {
      body: {
        UserId: query.UserId,
        UserName: userName,
        ...toLimitsResponse(deps.limits.customer),
        ...toUsageResponse(usage),
        AddressLimits: toLimitsResponse(deps.limits.address),
        Addresses: addresses.map((entry) => ({
          Id: entry.address.addressId,
          Address: entry.address.address,
          Pincode: entry.address.pincode,
          ...toUsageResponse(entry.usage),
        })),
        Lift: lift && toLiftResponse(lift),
      },
    };
  },
  'lift-order-limits': async ({ body, caller, language }) => {
    const result = await liftLimits(deps, {
      userId: body.UserId,
      staffId: caller.userId,
      until: body.Until,
      reason: body.Reason,
      expectedLiftAt: body.ExpectedLiftAt,
    });
    return {
      body: [toCommandResponse(result, language, commandSucceeded)],
    };
  },
  'restore-order-limits': async ({ query, caller }) => {
    await restoreLimits(deps, { userId: query.UserId, staffId: caller.userId });
    return { body: [commandSucceeded(query.UserId)] };
  },
});
