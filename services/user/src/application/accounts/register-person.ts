import type { Identity } from '../../domain/accounts/identity.ts';
import { newUser } from '../../domain/accounts/user.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { Clock, NextId } from '../ports/runtime.ts';
import type { Identities, Users } from '../ports/accounts.ts';

export interface RegisterPersonDeps {
  readonly identities: Identities;
  readonly users: Users;
  readonly nextUserId: NextId;
  readonly clock: Clock;
}

/**
 * The person of this identity, made when there is none. Two documents: the identity first, which fixes the id for good, then the person; a crash
 * between them is mended by the next call.
 */
export const registerPerson =
  (deps: RegisterPersonDeps) =>
  async (identity: Identity): Promise<User> => {
    const userId = await deps.identities.claim(identity, deps.nextUserId);
    const known = await deps.users.find(userId);
    if (known) return known;
    await deps.users.register(newUser(userId, identity, deps.clock()));
    const registered = await deps.users.find(userId);
    if (!registered) throw new Error(`user ${userId} is not there after registering`);
    return registered;
  };
