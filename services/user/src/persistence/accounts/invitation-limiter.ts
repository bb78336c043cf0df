import { consumePoint, createRateLimiter } from '@tokri/service-kit/redis';
import type { Redis } from '@tokri/service-kit/redis';
import type { InvitationLimiter } from '../../application/ports/accounts.ts';

const hourSeconds = 3_600;
const daySeconds = 86_400;

export const createInvitationLimiter = ({
  perPersonPerDay,
  perStaffPerHour,
  redis,
}: {
  readonly perPersonPerDay: number;
  readonly perStaffPerHour: number;
  readonly redis: Redis | undefined;
}): InvitationLimiter => {
  const perPerson = createRateLimiter(redis, {
    keyPrefix: 'invitation:person',
    points: perPersonPerDay,
    durationSeconds: daySeconds,
  });
  const perStaff = createRateLimiter(redis, {
    keyPrefix: 'invitation:staff',
    points: perStaffPerHour,
    durationSeconds: hourSeconds,
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
