import { minuteMs } from '@tokri/contracts/dates';
import { tokenLifetimeSeconds, type StaffToken } from '@tokri/service-kit/auth';
import type { Clock } from '@tokri/service-kit/use-case';

export interface PermissionsChange {
  readonly userId: number;
  readonly revision: number;
  readonly changedAt: Date;
}

/** Clocks of the user service and of this process may differ by this much. */
const maxClockSkewMs = minuteMs;
/** After this time no token from before the change is valid, so the change can be forgotten. */
const rememberedMs = tokenLifetimeSeconds * 1000 + maxClockSkewMs;

/**
 * Without changes of permissions from the broker, a member of staff renews the token this often.
 * Renewing reads the permissions from the user service.
 */
export const maxTokenAgeWithoutUpdatesMs = 2 * minuteMs;

export const createRevokedStaffTokens = (clock: Clock) => {
  const changes = new Map<number, PermissionsChange>();

  const forgetOld = (): void => {
    const oldestMs = clock().getTime() - rememberedMs;
    for (const [userId, { changedAt }] of changes)
      if (changedAt.getTime() < oldestMs) changes.delete(userId);
  };

  return {
    /** Returns whether tokens of this user may still be in use. */
    record: (change: PermissionsChange): boolean => {
      if (change.revision >= (changes.get(change.userId)?.revision ?? 0))
        changes.set(change.userId, change);
      forgetOld();
      return changes.has(change.userId);
    },
    isRevoked: (token: StaffToken, arePermissionsCurrent: boolean): boolean => {
      // It may be older than any change. The page renews it and gets one with a revision.
      if (token.revision === null) return true;
      const isOutdated = token.revision < (changes.get(token.userId)?.revision ?? 0);
      const ageMs = clock().getTime() - token.issuedAt.getTime();
      return isOutdated || (!arePermissionsCurrent && ageMs > maxTokenAgeWithoutUpdatesMs);
    },
    size: (): number => changes.size,
  };
};
export type RevokedStaffTokens = ReturnType<typeof createRevokedStaffTokens>;
