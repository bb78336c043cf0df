import { ok, Problem } from '@tokri/contracts';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import type { User, UserChange } from '../domain/user.ts';
import type { Clock, Users } from './ports.ts';
import type { UserOutcome } from '../domain/refusal.ts';

/** Two tabs rarely save at once; more than this is somebody's script. */
const triesMax = 5;

const find = async (users: Users, userId: number): Promise<User> => {
  const user = await users.find(userId);
  if (!user) throw new Problem('not-found');
  return user;
};

/**
 * Decides on the person as they are now and saves; decides anew when somebody else saved in between.
 * @throws Problem `not-found` for an unknown person, `conflict` when it keeps changing.
 */
export const updateUser =
  ({ users, clock }: { readonly users: Users; readonly clock: Clock }) =>
  (userId: number, decide: (user: User) => UserOutcome<UserChange>): Promise<UserOutcome<User>> =>
    updateAggregate({
      triesMax,
      load: () => find(users, userId),
      decide,
      save: async (user, change): Promise<UserOutcome<User> | typeof conflict> => {
        if (!change.ok) return change;
        const saved = await users.save(user, change.value, clock());
        return saved ? ok(saved) : conflict;
      },
    });
