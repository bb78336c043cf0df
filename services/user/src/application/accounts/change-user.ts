import type { Clock } from '@tokri/service-kit/use-case';
import { checkProfile } from '../../domain/accounts/profile.ts';
import type { Profile } from '../../domain/accounts/profile.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { Users } from '../ports/accounts.ts';
import { updateUser } from './update-user.ts';
import type { UserResult } from '../../domain/user-result.ts';

export const changeUser =
  (deps: { readonly users: Users; readonly clock: Clock }) =>
  async (userId: number, form: Profile): Promise<UserResult<User>> => {
    const profile = checkProfile(form);
    return profile.ok ? updateUser(deps)(userId, () => profile) : profile;
  };
