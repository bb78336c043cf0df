import { permissions } from '@tokri/contracts/platform';
import { err, ok } from '@tokri/contracts/result';
import type { Permission } from '@tokri/contracts/platform';
import type { UserResult } from '../user-result.ts';
import type { Invitation, User, UserChange } from './user.ts';

export const administratorPermissions: readonly Permission[] = permissions;

const addedWithSettings: Permission = 'settings';

/** Had every permission there was before staff could change the settings of the company. */
export const wasAdministratorBeforeSettings = ({
  permissions: current,
}: Pick<User, 'permissions'>): boolean =>
  !current.includes(addedWithSettings) &&
  permissions.every(
    (permission) => permission === addedWithSettings || current.includes(permission),
  );

/**
 * A granter needs every permission that the person has or gets. Otherwise the `users` permission
 * alone would be enough to obtain all others.
 */
export const checkStaffChange = (change: {
  readonly granter: readonly Permission[];
  readonly isSelf: boolean;
  readonly current: readonly Permission[];
  readonly requested: readonly string[];
}): UserResult<readonly Permission[]> => {
  const granted: ReadonlySet<string> = new Set(change.granter);
  const isCovered = [...change.current, ...change.requested].every((permission) =>
    granted.has(permission),
  );
  // Keeps at least one person who can grant permissions.
  if (change.isSelf && !change.requested.includes('users')) return err('own-users');
  return isCovered
    ? ok(permissions.filter((permission) => change.requested.includes(permission)))
    : err('not-all-yours');
};

export const changesPermissions = (
  { permissions: current }: Pick<User, 'permissions'>,
  { permissions: next = current }: UserChange,
): boolean => current.length !== next.length || !next.every((name) => current.includes(name));

/** Who gets the first permission is invited; a change of permissions tells nobody. */
export const toPermissionChange = (
  { permissions: current }: Pick<User, 'permissions'>,
  next: readonly Permission[],
  invitation: Invitation,
): UserChange => ({
  permissions: next,
  ...(current.length === 0 && next.length > 0 ? { invitation } : {}),
});
