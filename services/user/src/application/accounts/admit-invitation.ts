import { err, ok } from '@tokri/contracts/result';
import type { User } from '../../domain/accounts/user.ts';
import type { UserResult } from '../../domain/user-result.ts';
import type { InvitationLimiter } from '../ports/accounts.ts';

export interface AdmitInvitationDeps {
  readonly invitationLimiter: InvitationLimiter;
}

/** An invitation is an SMS to a number that staff typed, so it has limits. */
export const admitInvitation =
  ({ invitationLimiter }: AdmitInvitationDeps) =>
  async (
    person: User,
    { permissions, staffId }: { readonly permissions: readonly string[]; readonly staffId: number },
  ): Promise<UserResult<null>> => {
    if (person.permissions.length > 0 || permissions.length === 0) return ok(null);
    if (person.block) return err('person-blocked');
    const reached = await invitationLimiter.consume({ userId: person.id, staffId });
    return reached === null ? ok(null) : err(reached);
  };
