import type { Identity } from '../domain/identity.ts';
import { newUser } from '../domain/user.ts';
import type { User } from '../domain/user.ts';
import type { Clock, Identities, NextId, Users } from './ports.ts';

export interface RegisterPorts {
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
  (ports: RegisterPorts) =>
  async (identity: Identity): Promise<User> => {
    const userId = await ports.identities.claim(identity, ports.nextUserId);
    const known = await ports.users.find(userId);
    if (known) return known;
    await ports.users.register(newUser(userId, identity, ports.clock()));
    const registered = await ports.users.find(userId);
    if (!registered) throw new Error(`user ${userId} is not there after registering`);
    return registered;
  };
