import { err, ok } from '@tokri/contracts/result';
import { canSignInWith, type User } from '../../domain/accounts/user.ts';
import type { Session } from '../../domain/sessions/session.ts';
import type { UserResult } from '../../domain/user-result.ts';
import { findOpenSession, type FindOpenSessionDeps } from '../sessions/find-open-session.ts';

export interface StaffSession {
  readonly user: User;
  readonly session: Session;
}

/** The member of staff that the refresh cookie belongs to, who can change only their own factor. */
export const findStaffSession = async (
  deps: FindOpenSessionDeps,
  cookieText: string | undefined,
): Promise<UserResult<StaffSession>> => {
  const session = await findOpenSession(deps, cookieText);
  const user = session && (await deps.users.find(session.userId));
  if (!user || user.block || user.erasure || !canSignInWith(session.channel, user))
    return err('signed-out');
  return user.permissions.length > 0 ? ok({ user, session }) : err('not-staff');
};
