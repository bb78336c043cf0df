import { ProblemError } from '@tokri/contracts/problems';
import { err, ok } from '@tokri/contracts/result';
import { checkMobile } from '@tokri/contracts/validation';
import type { Language } from '@tokri/contracts/language';
import type { Permission } from '@tokri/contracts/platform';
import type { Clock } from '@tokri/service-kit/use-case';
import type { Identity } from '../../domain/accounts/identity.ts';
import { checkStaffChange, toPermissionChange } from '../../domain/accounts/staff-permissions.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { Audit } from '../ports/runtime.ts';
import type { Users } from '../ports/accounts.ts';
import { admitInvitation, type AdmitInvitationDeps } from './admit-invitation.ts';
import { updateUser } from './update-user.ts';
import type { UserResult } from '../../domain/user-result.ts';

export interface SaveStaffDeps extends AdmitInvitationDeps {
  readonly users: Users;
  readonly clock: Clock;
  readonly register: (identity: Identity) => Promise<User>;
  readonly audit: Audit;
}

export interface SaveStaffCommand {
  readonly granterId: number;
  readonly mobile: string;
  readonly name: string;
  readonly permissions: readonly string[];
  /** An invitation leaves the permissions of a member of staff as they are. */
  readonly isOnlyNew: boolean;
  readonly language: Language;
}

/** Uses the granter's stored permissions, because the claims of the token may be outdated. */
export const saveStaff =
  (deps: SaveStaffDeps) =>
  async (command: SaveStaffCommand): Promise<UserResult<number>> => {
    const mobile = checkMobile(command.mobile);
    if (!mobile.ok) return err('mobile-invalid');
    const granter = await deps.users.find(command.granterId);
    if (!granter?.permissions.includes('users')) throw new ProblemError('not-allowed');
    const checkChange = (current: readonly Permission[], isSelf: boolean) =>
      checkStaffChange({
        granter: granter.permissions,
        current,
        requested: command.permissions,
        isSelf,
      });
    const checkedChange = checkChange([], false);
    if (!checkedChange.ok) return checkedChange;
    const person = await deps.register({ channel: 'sms', contact: mobile.value });
    const admitted = await admitInvitation(deps)(person, {
      permissions: command.permissions,
      staffId: granter.id,
    });
    if (!admitted.ok) return admitted;
    const saved = await updateUser(deps)(person.id, (user) => {
      if (command.isOnlyNew && user.permissions.length > 0) return err('already-staff');
      if (user.block) return err('person-blocked');
      const permissions = checkChange(user.permissions, person.id === granter.id);
      const name = command.name.trim();
      if (!permissions.ok) return permissions;
      const invitation = { at: deps.clock(), language: command.language };
      return ok({
        ...toPermissionChange(user, permissions.value, invitation),
        ...(name === '' ? {} : { name }),
      });
    });
    if (!saved.ok) return saved;
    deps.audit('permissions were set', { userId: person.id, actorId: command.granterId });
    return ok(person.id);
  };
