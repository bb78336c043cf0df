import { ok, permissions, refusal } from '@tokri/contracts';
import type { Permission } from '@tokri/contracts';
import type { UserOutcome } from './refusal.ts';

/** Who sets up the shop may do everything. */
export const administratorPermissions: readonly Permission[] = permissions;

/**
 * Nobody gives more than they have, nor takes from somebody who has more: else one permission would be enough to get all.
 * `has` is what the person has now, `wanted` what they shall have; doubled names count once.
 */
export const checkStaffChange = (change: {
  readonly giver: readonly Permission[];
  readonly isOneself: boolean;
  readonly has: readonly Permission[];
  readonly wanted: readonly string[];
}): UserOutcome<readonly Permission[]> => {
  const own: ReadonlySet<string> = new Set(change.giver);
  const isCovered = [...change.has, ...change.wanted].every((permission) => own.has(permission));
  // Else the last who may appoint could leave a shop in which nobody can.
  if (change.isOneself && !change.wanted.includes('users')) return refusal('own-users');
  return isCovered
    ? ok(permissions.filter((permission) => change.wanted.includes(permission)))
    : refusal('not-all-yours');
};
