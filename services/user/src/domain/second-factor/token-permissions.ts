import { movesMoney, type Permission } from '@tokri/contracts/platform';
import { isVerifiedInSession, type SecondFactor } from './second-factor.ts';

/** `optional`: only staff who have enrolled give a code. */
export type SecondFactorPolicy = 'required' | 'optional';

/** What a session has to do before it gets every permission of its person. */
export type MissingStep = 'none' | 'enrol' | 'verify';

export const findMissingStep = (
  permissions: readonly Permission[],
  session: {
    readonly factor: SecondFactor;
    readonly verifiedAt: Date | null;
    readonly policy: SecondFactorPolicy;
    readonly now: Date;
  },
): MissingStep => {
  const { factor, verifiedAt, policy, now } = session;
  if (!permissions.some(movesMoney) || isVerifiedInSession(factor, verifiedAt, now)) return 'none';
  if (factor.state === 'active') return 'verify';
  return policy === 'required' ? 'enrol' : 'none';
};

export const toTokenPermissions = (
  permissions: readonly Permission[],
  missingStep: MissingStep,
): readonly Permission[] =>
  missingStep === 'none' ? permissions : permissions.filter((name) => !movesMoney(name));
