import { ProblemError } from '@tokri/contracts/problems';
import { err, ok } from '@tokri/contracts/result';
import type { Language } from '@tokri/contracts/language';
import type { Permission } from '@tokri/contracts/platform';
import type { Clock } from '@tokri/service-kit/use-case';
import {
  checkStaffChange,
  changesPermissions,
  toPermissionChange,
} from '../../domain/accounts/staff-permissions.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { UserResult } from '../../domain/user-result.ts';
import type { Users } from '../ports/accounts.ts';
import { admitInvitation, type AdmitInvitationDeps } from './admit-invitation.ts';
import { updateUser } from './update-user.ts';

export interface SetPermissionsCommand {
  readonly granterId: number;
  readonly userId: number;
  readonly before: readonly Permission[];
  readonly permissions: readonly Permission[];
  readonly language: Language;
}

type Deps = AdmitInvitationDeps & { readonly users: Users; readonly clock: Clock };

/** Only while nobody has decided something else since. */
const restore = async (
  deps: Deps,
  { id, permissions: written }: User,
  before: readonly Permission[],
): Promise<void> => {
  await updateUser(deps)(id, (user) =>
    changesPermissions(user, { permissions: written })
      ? err('permissions-changed')
      : ok({ permissions: before }),
  );
};

/**
 * Two administrators who remove each other at the same time would leave nobody. Whoever finds the
 * own permission gone after the write takes it back, so at least one of them stays.
 */
export const setStaffPermissions =
  (deps: Deps) =>
  async (command: SetPermissionsCommand): Promise<UserResult<User>> => {
    const { granterId, userId, before, permissions } = command;
    const granter = await deps.users.find(granterId);
    if (!granter?.permissions.includes('users')) throw new ProblemError('not-allowed');
    const person = await deps.users.find(userId);
    if (person && !changesPermissions(person, { permissions: before })) {
      const admitted = await admitInvitation(deps)(person, { permissions, staffId: granterId });
      if (!admitted.ok) return admitted;
    }
    const saved = await updateUser(deps)(userId, (user) => {
      if (changesPermissions(user, { permissions: before })) return err('permissions-changed');
      if (user.block && permissions.length > 0) return err('person-blocked');
      const checked = checkStaffChange({
        granter: granter.permissions,
        current: user.permissions,
        requested: permissions,
        isSelf: userId === granterId,
      });
      const invitation = { at: deps.clock(), language: command.language };
      return checked.ok ? ok(toPermissionChange(user, checked.value, invitation)) : checked;
    });
    if (!saved.ok || !before.includes('users') || permissions.includes('users')) return saved;
    const current = await deps.users.find(granterId);
    if (current?.permissions.includes('users')) return saved;
    await restore(deps, saved.value, before);
    throw new ProblemError('not-allowed');
  };
