import { permissions } from '@tokri/contracts/platform';
import { err, ok } from '@tokri/contracts/result';
import type { Permission } from '@tokri/contracts/platform';
import type { UserResult } from '../user-result.ts';

export const administratorPermissions: readonly Permission[] = permissions;

/**
 * Nobody grants permissions that they lack or changes a person who has more; otherwise one
 * permission would be enough to get all of them.
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
  // Keeps at least one person who can grant permissions.
  if (change.isSelf && !change.requested.includes('users')) return err('own-users');
  return isCovered
    ? ok(permissions.filter((permission) => change.requested.includes(permission)))
    : err('not-all-yours');
};
