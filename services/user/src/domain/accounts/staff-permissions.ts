import { permissions } from '@tokri/contracts/platform';
import { err, ok } from '@tokri/contracts/result';
import type { Permission } from '@tokri/contracts/platform';
import type { UserResult } from '../user-result.ts';

/** Who sets up the shop may do everything. */
export const administratorPermissions: readonly Permission[] = permissions;

/**
 * Nobody gives more than they have, nor takes from somebody who has more: else one permission would be enough to get all.
 * `has` is what the person has now, `wanted` what they shall have; doubled names count once.
 */
export const checkStaffChange = (change: {
  readonly granter: readonly Permission[];
  readonly isSelf: boolean;
  readonly current: readonly Permission[];
  readonly requested: readonly string[];
}): UserResult<readonly Permission[]> => {
  const own: ReadonlySet<string> = new Set(change.granter);
  const isCovered = [...change.current, ...change.requested].every((permission) =>
    own.has(permission),
  );
  // Else the last who may appoint could leave a shop in which nobody can.
  if (change.isSelf && !change.requested.includes('users')) return err('own-users');
  return isCovered
    ? ok(permissions.filter((permission) => change.requested.includes(permission)))
    : err('not-all-yours');
};
