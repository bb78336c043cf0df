import type { Pagination } from '@tokri/contracts/platform';
import type { User } from '../../domain/accounts/user.ts';
import type { Users } from '../ports/accounts.ts';
import type { Sessions } from '../ports/sessions.ts';

export interface StaffMember {
  readonly user: User;
  readonly lastSignInAt: Date | null;
}

export const listStaff =
  (deps: { readonly users: Users; readonly sessions: Sessions }) =>
  async (
    page: Pagination,
  ): Promise<{ readonly staff: readonly StaffMember[]; readonly total: number }> => {
    const { users, total } = await deps.users.list({ ...page, isStaff: true });
    const starts = await deps.sessions.lastStarts(users.map(({ id }) => id));
    return {
      total,
      staff: users.map((user) => ({ user, lastSignInAt: starts.get(user.id) ?? null })),
    };
  };
