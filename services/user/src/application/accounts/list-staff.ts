import type { Pagination } from '@tokri/contracts/platform';
import type { Clock } from '@tokri/service-kit/use-case';
import { toInvitationProgress, type InvitationProgress } from '../../domain/accounts/invitation.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { Users } from '../ports/accounts.ts';
import type { Sessions } from '../ports/sessions.ts';

export interface StaffMember {
  readonly user: User;
  readonly lastSignInAt: Date | null;
  readonly invitation: InvitationProgress | null;
}

export const listStaff =
  (deps: { readonly users: Users; readonly sessions: Sessions; readonly clock: Clock }) =>
  async (
    page: Pagination,
  ): Promise<{ readonly staff: readonly StaffMember[]; readonly total: number }> => {
    const { users, total } = await deps.users.list({ ...page, isStaff: true });
    const starts = await deps.sessions.lastStarts(users.map(({ id }) => id));
    return {
      total,
      staff: users.map((user) => {
        const lastSignInAt = starts.get(user.id) ?? null;
        const invitation = toInvitationProgress(user, { lastSignInAt, now: deps.clock() });
        return { user, lastSignInAt, invitation };
      }),
    };
  };
