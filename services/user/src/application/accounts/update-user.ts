import { ProblemError } from '@tokri/contracts/problems';
import { err, ok } from '@tokri/contracts/result';
import { conflict, updateAggregate, type Clock } from '@tokri/service-kit/use-case';
import type { User, UserChange } from '../../domain/accounts/user.ts';
import type { Users } from '../ports/accounts.ts';
import type { UserResult } from '../../domain/user-result.ts';

const maxSaveAttempts = 5;

const findUser = async (users: Users, userId: number): Promise<User> => {
  const user = await users.find(userId);
  if (!user) throw new ProblemError('not-found');
  return user;
};

export interface UpdateUserDeps {
  readonly users: Users;
  readonly clock: Clock;
}

type Decide = (user: User) => UserResult<UserChange>;

/** Also an account that its owner deleted. */
export const updateAnyUser =
  ({ users, clock }: UpdateUserDeps) =>
  (userId: number, decide: Decide): Promise<UserResult<User>> =>
    updateAggregate({
      maxAttempts: maxSaveAttempts,
      load: () => findUser(users, userId),
      decide,
      save: async (user, change): Promise<UserResult<User> | typeof conflict> => {
        if (!change.ok) return change;
        const saved = await users.save(user, change.value, clock());
        return saved ? ok(saved) : conflict;
      },
    });

/** Nothing is written into an account that is being erased. */
export const updateUser =
  (deps: UpdateUserDeps) =>
  (userId: number, decide: Decide): Promise<UserResult<User>> =>
    updateAnyUser(deps)(userId, (user) => (user.erasure ? err('account-closed') : decide(user)));
