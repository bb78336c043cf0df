import { checkProfile } from '../domain/profile.ts';
import type { Profile } from '../domain/profile.ts';
import type { User } from '../domain/user.ts';
import type { Clock, Users } from './ports.ts';
import { updateUser } from './update-user.ts';
import type { UserOutcome } from '../domain/refusal.ts';

/** U6. The mail address of a profile is where messages go; it does not become a way to sign in, because nobody has proved it. */
export const changeUser =
  (ports: { readonly users: Users; readonly clock: Clock }) =>
  async (userId: number, form: Profile): Promise<UserOutcome<User>> => {
    const profile = checkProfile(form);
    return profile.ok ? updateUser(ports)(userId, () => profile) : profile;
  };
