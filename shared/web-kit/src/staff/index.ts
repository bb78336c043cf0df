import type { Permission } from '@tokri/contracts/platform';
import { decodeTokenClaims } from '@tokri/web-kit/session';

const rolePrefix = 'staff:';

const rolesFromToken = (token: string): readonly unknown[] => {
  const { roles } = decodeTokenClaims(token);
  return Array.isArray(roles) ? roles : [];
};

export const permissionsFromToken = (token: string | null): readonly Permission[] =>
  (token ? rolesFromToken(token) : [])
    .filter((role): role is string => typeof role === 'string' && role.startsWith(rolePrefix))
    .map((role) => role.slice(rolePrefix.length) as Permission);

/** Their token may lack every permission until they give a code of their second factor. */
export const isStaff = (token: string | null): boolean =>
  token !== null &&
  (permissionsFromToken(token).length > 0 || decodeTokenClaims(token).missingStep !== undefined);
