import type { User } from '../../domain/accounts/user.ts';
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
    session: { readonly secondFactorVerifiedAt: Date | null },
    now: Date,
  ): Promise<string> => {
    // Customers have no permission to leave out, and most tokens are theirs.
    if (user.permissions.length === 0)
      return issueToken({ user, permissions: [], missingStep: 'none' }, now);
    const { factor } = await secondFactors.find(user.id);
    const verifiedAt = session.secondFactorVerifiedAt;
    const missingStep = findMissingStep(user.permissions, { factor, verifiedAt, policy, now });
    return issueToken(
      { user, permissions: toTokenPermissions(user.permissions, missingStep), missingStep },
      now,
    );
  };
