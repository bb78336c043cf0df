import { ProblemError } from '@tokri/contracts/problems';
import { err, ok } from '@tokri/contracts/result';
import type { Language } from '@tokri/contracts/language';
import type { Clock } from '@tokri/service-kit/use-case';
import { checkResend } from '../../domain/accounts/invitation.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { UserResult } from '../../domain/user-result.ts';
import type { InvitationLimiter, Users } from '../ports/accounts.ts';
import type { Sessions } from '../ports/sessions.ts';
import { updateUser } from './update-user.ts';

export interface ResendInvitationCommand {
  readonly staffId: number;
  readonly userId: number;
  readonly invitedAt: string;
  readonly language: Language;
}

export const resendInvitation =
  (deps: {
    readonly users: Users;
    readonly sessions: Sessions;
    readonly invitationLimiter: InvitationLimiter;
    readonly clock: Clock;
  }) =>
  async ({
    staffId,
    userId,
    invitedAt,
    language,
  }: ResendInvitationCommand): Promise<UserResult<User>> => {
    const [staff, person, starts] = await Promise.all([
      deps.users.find(staffId),
      deps.users.find(userId),
      deps.sessions.lastStarts([userId]),
    ]);
    if (!staff?.permissions.includes('users')) throw new ProblemError('not-allowed');
    if (!person) throw new ProblemError('not-found');
    const seen = { invitedAt, lastSignInAt: starts.get(userId) ?? null };
    const checked = checkResend(person, seen);
    if (!checked.ok) return checked;
    const reached = await deps.invitationLimiter.consume({ userId, staffId });
    if (reached !== null) return err(reached);
    return updateUser(deps)(userId, (user) => {
      const current = checkResend(user, seen);
      return current.ok ? ok({ invitation: { at: deps.clock(), language } }) : current;
    });
  };
