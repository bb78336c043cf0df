import type { User } from '../domain/user.ts';
import { stateOfPincode } from '../domain/area.ts';
import type { Areas, Users } from './ports.ts';

export interface UserRead {
  readonly user: User;
  readonly isPincodeServed: boolean;
}

/** Adds what is true of the person's pincode now. */
export const withPincode = (areas: Areas, user: User): UserRead => ({
  user,
  isPincodeServed: stateOfPincode(areas.all(), user.pincode) !== null,
});

/** U4, U7. Null for nobody. */
export const readUser =
  (ports: { readonly users: Users; readonly areas: Areas }) =>
  async (userId: number): Promise<UserRead | null> => {
    const user = await ports.users.find(userId);
    return user && withPincode(ports.areas, user);
  };
