import type { Redis } from '@tokri/service-kit/redis';
import type { InvitationLimiter } from '../../application/ports/accounts.ts';
import { consumePoint, createLimiter, daySeconds, hourSeconds } from '../rate-limiter.ts';

export const createInvitationLimiter = ({
  perPersonPerDay,
  perStaffPerHour,
  redis,
}: {
  readonly perPersonPerDay: number;
  readonly perStaffPerHour: number;
  readonly redis: Redis | undefined;
}): InvitationLimiter => {
  const perPerson = createLimiter(redis, {
    keyPrefix: 'invitation:person',
    points: perPersonPerDay,
    duration: daySeconds,
  });
  const perStaff = createLimiter(redis, {
    keyPrefix: 'invitation:staff',
    points: perStaffPerHour,
    duration: hourSeconds,
  });
  return {
    consume: async ({ userId, staffId }) => {
      if ((await consumePoint(perPerson, String(userId))) > 0) return 'person-invited-often';
      return (await consumePoint(perStaff, String(staffId))) > 0 ? 'too-many-invitations' : null;
    },
    isUsedUp: async (staffId) =>
      ((await perStaff.get(String(staffId)))?.consumedPoints ?? 0) >= perStaffPerHour,
  };
};
