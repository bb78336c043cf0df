import { ProblemError } from '@tokri/contracts/problems';
import { err, ok } from '@tokri/contracts/result';
import { checkMobile } from '@tokri/contracts/validation';
import type { Language } from '@tokri/contracts/language';
import type { Clock } from '@tokri/service-kit/use-case';
import type { Identity } from '../../domain/accounts/identity.ts';
import {
  changesPermissions,
  checkStaffChange,
  toPermissionChange,
} from '../../domain/accounts/staff-permissions.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { Audit } from '../ports/runtime.ts';
import type { Identities, Users } from '../ports/accounts.ts';
import { admitInvitation, type AdmitInvitationDeps } from './admit-invitation.ts';
import { updateUser } from './update-user.ts';
import type { UserResult } from '../../domain/user-result.ts';

export interface SaveStaffDeps extends AdmitInvitationDeps {
  readonly users: Users;
  readonly identities: Pick<Identities, 'findUserId'>;
  readonly clock: Clock;
  readonly register: (identity: Identity) => Promise<User>;
  readonly audit: Audit;
}

export interface SaveStaffCommand {
  readonly granterId: number;
  readonly mobile: string;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly language: Language;
}

/** Nobody is registered once the quota of the granter is used up. */
const findOrRegister = async (
  { users, identities, invitationLimiter, register }: SaveStaffDeps,
  identity: Identity,
  granterId: number,
): Promise<UserResult<User>> => {
  const userId = await identities.findUserId(identity);
  const known = userId === undefined ? null : await users.find(userId);
  if (known) return ok(known);
  if (await invitationLimiter.isUsedUp(granterId)) return err('too-many-invitations');
  return ok(await register(identity));
};

/**
 * Invites somebody who is not staff yet; `setStaffPermissions` changes the permissions of staff.
 * Uses the granter's stored permissions, because the claims of the token may be outdated.
 */
export const saveStaff =
  (deps: SaveStaffDeps) =>
  async (command: SaveStaffCommand): Promise<UserResult<number>> => {
    const mobile = checkMobile(command.mobile);
    if (!mobile.ok) return err('mobile-invalid');
    const granter = await deps.users.find(command.granterId);
    if (!granter?.permissions.includes('users')) throw new ProblemError('not-allowed');
    const permissions = checkStaffChange({
      granter: granter.permissions,
      current: [],
      requested: command.permissions,
      isSelf: false,
    });
    if (!permissions.ok) return permissions;
    const identity = { channel: 'sms', contact: mobile.value } as const;
    const found = await findOrRegister(deps, identity, granter.id);
    if (!found.ok) return found;
    const person = found.value;
    // A lost answer can be retried.
    if (!changesPermissions(person, { permissions: permissions.value })) return ok(person.id);
    if (person.permissions.length > 0) return err('already-staff');
    const admitted = await admitInvitation(deps)(person, {
      permissions: command.permissions,
      staffId: granter.id,
    });
    if (!admitted.ok) return admitted;
    const saved = await updateUser(deps)(person.id, (user) => {
      if (user.permissions.length > 0) return err('already-staff');
      if (user.block) return err('person-blocked');
      const invitation = { at: deps.clock(), language: command.language };
      return ok({
        ...toPermissionChange(user, permissions.value, invitation),
        name: command.name.trim(),
      });
    });
    if (!saved.ok) return saved;
    deps.audit('permissions were set', { userId: person.id, actorId: command.granterId });
    return ok(person.id);
  };
