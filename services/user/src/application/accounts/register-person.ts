import type { Clock } from '@tokri/service-kit/use-case';
import type { Identity } from '../../domain/accounts/identity.ts';
import { newUser } from '../../domain/accounts/user.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { NextId } from '../ports/runtime.ts';
import type { Identities, Users } from '../ports/accounts.ts';

export interface RegisterPersonDeps {
  readonly identities: Identities;
  readonly users: Users;
  readonly nextUserId: NextId;
  readonly clock: Clock;
}

/**
 * The identity is stored before the person and fixes the id. After a crash between the two writes,
 * the next call creates the person.
 */
export const registerPerson =
  (deps: RegisterPersonDeps) =>
  async (identity: Identity): Promise<User> => {
    const userId = await deps.identities.resolveUserId(identity, deps.nextUserId);
    const known = await deps.users.find(userId);
    if (known) return known;
    await deps.users.register(newUser(userId, identity, deps.clock()));
    const registered = await deps.users.find(userId);
    if (!registered) throw new Error(`user ${userId} is not there after registering`);
    return registered;
  };
