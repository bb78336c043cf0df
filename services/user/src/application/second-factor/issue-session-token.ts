import type { User } from '../../domain/accounts/user.ts';
import type { Session } from '../../domain/sessions/session.ts';
import {
  findMissingStep,
  toTokenPermissions,
  type SecondFactorPolicy,
} from '../../domain/second-factor/token-permissions.ts';
import type { SecondFactors } from '../ports/second-factors.ts';
import type { IssueToken } from '../ports/sessions.ts';

export interface IssueSessionTokenDeps {
  readonly issueToken: IssueToken;
  readonly secondFactors: Pick<SecondFactors, 'find'>;
  readonly secondFactorPolicy: SecondFactorPolicy;
}

/** Every token of a session comes from here. */
export const issueSessionToken =
  ({ issueToken, secondFactors, secondFactorPolicy: policy }: IssueSessionTokenDeps) =>
  async (
    user: User,
    session: Pick<Session, 'id' | 'secondFactorVerifiedAt'>,
    now: Date,
  ): Promise<string> => {
    const sessionId = session.id;
    // Customers have no permission to leave out, and most tokens are theirs.
    if (user.permissions.length === 0)
      return issueToken({ user, sessionId, permissions: [], missingStep: 'none' }, now);
    const { factor } = await secondFactors.find(user.id);
    const verifiedAt = session.secondFactorVerifiedAt;
    const missingStep = findMissingStep(user.permissions, { factor, verifiedAt, policy, now });
    return issueToken(
      {
        user,
        sessionId,
        permissions: toTokenPermissions(user.permissions, missingStep),
        missingStep,
      },
      now,
    );
  };
