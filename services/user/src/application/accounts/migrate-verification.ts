import { ok } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import type { User } from '../../domain/accounts/user.ts';
import type { Identities, Users } from '../ports/accounts.ts';
import { updateUser } from './update-user.ts';

const batchSize = 100;

export interface MigrateVerificationDeps {
  readonly users: Users;
  readonly identities: Identities;
  readonly clock: Clock;
}

const isSignInEmail = async ({ identities }: MigrateVerificationDeps, user: User) =>
  user.email !== '' &&
  (await identities.findUserId({ channel: 'mail', contact: user.email })) === user.id;

/**
 * Users stored before contacts were verified: the contact that they sign in with counts as
 * verified, any other does not. Returns a job that does nothing once no such user is left.
 */
export const migrateVerification = (deps: MigrateVerificationDeps): (() => Promise<void>) => {
  let isDone = false;
  return async () => {
    while (!isDone) {
      const users = await deps.users.findUnverified(batchSize);
      for (const user of users) {
        const isVerified = await isSignInEmail(deps, user);
        await updateUser(deps)(user.id, ({ mobile, email, signInChannel }) =>
          ok({
            signInChannel,
            verifiedMobile: mobile,
            verifiedEmail: isVerified && email === user.email ? email : '',
          }),
        );
      }
      isDone = users.length === 0;
    }
  };
};
