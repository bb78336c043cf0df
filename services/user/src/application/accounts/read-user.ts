import type { User } from '../../domain/accounts/user.ts';
import { findStateCode } from '../../domain/addresses/service-area.ts';
import type { ServiceAreas } from '../ports/addresses.ts';
import type { Users } from '../ports/accounts.ts';

export interface UserView {
  readonly user: User;
  readonly isPincodeServed: boolean;
}

export const toUserView = (areas: ServiceAreas, user: User): UserView => ({
  user,
  isPincodeServed: findStateCode(areas.all(), user.pincode) !== null,
});

export const readUser =
  (deps: { readonly users: Users; readonly areas: ServiceAreas }) =>
  async (userId: number): Promise<UserView | null> => {
    const user = await deps.users.find(userId);
    return user && toUserView(deps.areas, user);
  };
