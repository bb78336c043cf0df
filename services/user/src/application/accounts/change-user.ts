import { err } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import { checkProfile } from '../../domain/accounts/profile.ts';
import type { Profile } from '../../domain/accounts/profile.ts';
import { isOwnMobile, type User } from '../../domain/accounts/user.ts';
import type { Users } from '../ports/accounts.ts';
import { updateUser } from './update-user.ts';
import type { UserResult } from '../../domain/user-result.ts';

export interface ChangeUserForm extends Profile {
  /** Never changed here: it is a sign-in, or a code confirms it. */
  readonly mobile?: string | undefined;
}

export const changeUser =
  (deps: { readonly users: Users; readonly clock: Clock }) =>
  async (userId: number, { mobile, ...form }: ChangeUserForm): Promise<UserResult<User>> => {
    const profile = checkProfile(form);
    if (!profile.ok) return profile;
    return updateUser(deps)(userId, (user) =>
      mobile === undefined || isOwnMobile(user, mobile) ? profile : err('mobile-not-yours'),
    );
  };
