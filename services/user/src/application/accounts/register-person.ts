import { ok } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import type { Identity } from '../../domain/accounts/identity.ts';
import { shouldVerifyOnSignIn, newUser, toVerifiedContact } from '../../domain/accounts/user.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { NextId } from '../ports/runtime.ts';
import type { Identities, Users } from '../ports/accounts.ts';
import { updateUser } from './update-user.ts';

export interface RegisterPersonDeps {
  readonly identities: Identities;
  readonly users: Users;
  readonly nextUserId: NextId;
  readonly clock: Clock;
}

const registerOnce = async (
  deps: RegisterPersonDeps,
  identity: Identity,
  toNewUser: (id: number) => User,
): Promise<User> => {
  const userId = await deps.identities.resolveUserId(identity, deps.nextUserId);
  const known = await deps.users.find(userId);
  if (known) return known;
  await deps.users.register(toNewUser(userId));
  const registered = await deps.users.find(userId);
  if (!registered) throw new Error(`user ${userId} is not there after registering`);
  return registered;
};

/**
 * The identity is stored before the person and fixes the id. After a crash between the two writes,
 * the next call creates the person.
 */
export const registerPerson =
  (deps: RegisterPersonDeps) =>
  (identity: Identity): Promise<User> =>
    registerOnce(deps, identity, (id) => newUser(id, identity, deps.clock()));

/** Like `registerPerson`, for a contact that a correct one-time code has just proved. */
export const registerSignedIn =
  (deps: RegisterPersonDeps) =>
  async (identity: Identity): Promise<User> => {
    const user = await registerOnce(deps, identity, (id) => ({
      ...newUser(id, identity, deps.clock()),
      ...toVerifiedContact(identity),
    }));
    if (!shouldVerifyOnSignIn(user, identity)) return user;
    const verified = await updateUser(deps)(user.id, (current) =>
      ok(shouldVerifyOnSignIn(current, identity) ? toVerifiedContact(identity) : {}),
    );
    return verified.ok ? verified.value : user;
  };
