import { minuteMs } from '@tokri/contracts/dates';
import { tokenLifetimeSeconds, type IssuedToken } from '@tokri/service-kit/auth';
import type { Clock } from '@tokri/service-kit/use-case';

export interface TokenRevocation {
  readonly userId: number;
  readonly revision: number;
  readonly revokedAt: Date;
}

/** Clocks of the user service and of this process may differ by this much. */
const maxClockSkewMs = minuteMs;
/** After this time no token from before the revocation is valid, so it can be forgotten. */
const rememberedMs = tokenLifetimeSeconds * 1000 + maxClockSkewMs;

/**
 * Without revocations from the broker, a member of staff renews the token this often. Renewing reads
 * the permissions from the user service.
 */
export const maxTokenAgeWithoutUpdatesMs = 2 * minuteMs;

export const createRevokedTokens = (clock: Clock) => {
  const revocations = new Map<number, TokenRevocation>();

  const forgetOld = (): void => {
    const oldestMs = clock().getTime() - rememberedMs;
    for (const [userId, { revokedAt }] of revocations)
      if (revokedAt.getTime() < oldestMs) revocations.delete(userId);
  };

  return {
    /** Returns whether tokens of this user may still be in use. */
    record: (revocation: TokenRevocation): boolean => {
      const { userId, revision } = revocation;
      if (revision >= (revocations.get(userId)?.revision ?? 0)) revocations.set(userId, revocation);
      forgetOld();
      return revocations.has(userId);
    },
    isRevoked: (
      { userId, isStaff, revision, issuedAt }: IssuedToken,
      areRevocationsCurrent: boolean,
    ): boolean => {
      // It may be older than any revocation. The page renews it and gets one with a revision.
      if (revision === null) return isStaff || revocations.has(userId);
      if (revision < (revocations.get(userId)?.revision ?? 0)) return true;
      const ageMs = clock().getTime() - issuedAt.getTime();
      return isStaff && !areRevocationsCurrent && ageMs > maxTokenAgeWithoutUpdatesMs;
    },
    size: (): number => revocations.size,
  };
};
export type RevokedTokens = ReturnType<typeof createRevokedTokens>;
