import { Problem } from '@tokri/contracts';
import { happened } from '../domain/outcome.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { User, UserChange } from '../domain/user.ts';
import type { Clock, Users } from './ports.ts';

/** Two tabs rarely save at once; more than this is somebody's script. */
const conflictsMax = 5;

/**
 * Decides on the person as they are now and saves; decides anew when somebody else saved in between.
 * @throws Problem `not-found` for an unknown person, `conflict` when it keeps changing.
 */
export const updateUser = (ports: { readonly users: Users; readonly clock: Clock }) =>
  async (userId: number, decide: (user: User) => Outcome<UserChange>): Promise<Outcome<User>> => {
    for (let conflicts = 0; conflicts < conflictsMax; conflicts += 1) {
      const user = await ports.users.find(userId);
      if (!user) throw new Problem('not-found');
      const change = decide(user);
      if (!change.ok) return change;
      const saved = await ports.users.save(user, change.value, ports.clock());
      if (saved) return happened(saved);
    }
    throw new Problem('conflict');
  };
