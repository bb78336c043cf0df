import { checkMobile, ok, Problem, refusal } from '@tokri/contracts';
import type { Permission } from '@tokri/contracts';
import type { Identity } from '../domain/identity.ts';
import { checkStaffChange } from '../domain/staff.ts';
import type { User } from '../domain/user.ts';
import type { Audit, Clock, Users } from './ports.ts';
import { updateUser } from './update-user.ts';
import type { UserOutcome } from '../domain/refusal.ts';

export interface StaffPorts {
  readonly users: Users;
  readonly clock: Clock;
  readonly register: (identity: Identity) => Promise<User>;
  readonly audit: Audit;
}

export interface SaveStaff {
  readonly giverId: number;
  readonly mobile: string;
  /** Kept as it is when empty. */
  readonly name: string;
  readonly permissions: readonly string[];
}

/** U17. Decides by what the giver may do now, not by what their token says; who is unknown is registered. */
export const saveStaff =
  (ports: StaffPorts) =>
  async (command: SaveStaff): Promise<UserOutcome<number>> => {
    const mobile = checkMobile(command.mobile);
    if (!mobile.ok) return refusal('mobile-invalid');
    const giver = await ports.users.find(command.giverId);
    if (!giver?.permissions.includes('users')) throw new Problem('not-allowed');
    const change = (has: readonly Permission[], isOneself: boolean) =>
      checkStaffChange({ giver: giver.permissions, has, wanted: command.permissions, isOneself });
    const wanted = change([], false);
    if (!wanted.ok) return wanted;
    const person = await ports.register({ channel: 'sms', contact: mobile.value });
    const saved = await updateUser(ports)(person.id, (user) => {
      const permissions = change(user.permissions, person.id === giver.id);
      const name = command.name.trim();
      return permissions.ok
        ? ok({ permissions: permissions.value, ...(name === '' ? {} : { name }) })
        : permissions;
    });
    if (!saved.ok) return saved;
    ports.audit('permissions were set', { userId: person.id, by: command.giverId });
    return ok(person.id);
  };
