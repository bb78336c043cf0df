import { ok } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import { updateAnyUser } from '../accounts/update-user.ts';
import type { Users } from '../ports/accounts.ts';

export interface RevokeTokensDeps {
  readonly users: Users;
  readonly clock: Clock;
}

/** Revokes every token that was issued to a person before now. Their open sessions renew theirs. */
export const revokeTokens = (deps: RevokeTokensDeps) => (userId: number) =>
  updateAnyUser(deps)(userId, () => ok({ tokensRevokedAt: deps.clock() }));
