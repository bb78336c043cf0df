import type { Pagination } from '@tokri/contracts/platform';
import type { Clock } from '@tokri/service-kit/use-case';
import { toInvitationProgress, type InvitationProgress } from '../../domain/accounts/invitation.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { Users } from '../ports/accounts.ts';
import type { SecondFactors } from '../ports/second-factors.ts';
import type { Sessions } from '../ports/sessions.ts';

export interface StaffMember {
  readonly user: User;
  readonly lastSignInAt: Date | null;
  readonly invitation: InvitationProgress | null;
  /** Null while it is off. */
  readonly secondFactorSince: Date | null;
}

export interface ListStaffDeps {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly secondFactors: SecondFactors;
  readonly clock: Clock;
}

export const listStaff =
  (deps: ListStaffDeps) =>
  async (
    page: Pagination,
  ): Promise<{ readonly staff: readonly StaffMember[]; readonly total: number }> => {
    const { users, total } = await deps.users.list({ ...page, isStaff: true });
    const userIds = users.map(({ id }) => id);
    const [starts, factorsSince] = await Promise.all([
      deps.sessions.lastStarts(userIds),
      deps.secondFactors.activeSince(userIds),
    ]);
    return {
      total,
      staff: users.map((user) => {
        const lastSignInAt = starts.get(user.id) ?? null;
        const invitation = toInvitationProgress(user, { lastSignInAt, now: deps.clock() });
        const secondFactorSince = factorsSince.get(user.id) ?? null;
        return { user, lastSignInAt, invitation, secondFactorSince };
      }),
    };
  };
