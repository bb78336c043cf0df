import { ok } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import type { User } from '../../domain/accounts/user.ts';
import type { Identities, Users } from '../ports/accounts.ts';
import { updateAnyUser } from './update-user.ts';

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
 * verified, any other does not.
 */
export const migrateVerification = (deps: MigrateVerificationDeps) => async (): Promise<void> => {
  let users = await deps.users.listWithoutVerification(batchSize);
  while (users.length > 0) {
    for (const user of users) {
      const isVerified = await isSignInEmail(deps, user);
      await updateAnyUser(deps)(user.id, ({ mobile, email, signInChannel, verifiedEmail }) =>
        ok({
          signInChannel,
          verifiedMobile: mobile,
          // Another instance may have verified the address since.
          verifiedEmail:
            verifiedEmail === email || (isVerified && email === user.email) ? email : '',
        }),
      );
    }
    users = await deps.users.listWithoutVerification(batchSize);
  }
};
