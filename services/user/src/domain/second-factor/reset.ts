import type { Permission } from '@tokri/contracts/platform';
import { err, ok } from '@tokri/contracts/result';
import type { UserResult } from '../user-result.ts';

/**
 * Whoever resets it could sign in as the person with an SMS alone, so nobody gains permissions. A
 * customer has no second factor, and would only be signed out everywhere.
 */
export const checkReset = (reset: {
  readonly isSelf: boolean;
  readonly staff: readonly Permission[];
  readonly person: readonly Permission[];
}): UserResult<true> => {
  if (reset.isSelf) return err('own-second-factor');
  if (reset.person.length === 0) return err('not-staff');
  return reset.person.every((permission) => reset.staff.includes(permission))
    ? ok(true)
    : err('person-has-more-permissions');
};
