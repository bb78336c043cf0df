import { ok } from '@tokri/contracts/result';
import { runEach, type Clock } from '@tokri/service-kit/use-case';
import { eraseUser, isDue, settleOrders } from '../../domain/erasure/erasure.ts';
import type { User } from '../../domain/accounts/user.ts';
import { updateAnyUser } from '../accounts/update-user.ts';
import type { Identities, Users } from '../ports/accounts.ts';
import type { Addresses } from '../ports/addresses.ts';
import type { BusinessApplications } from '../ports/companies.ts';
import type { ClosedAccounts, ErasureLog } from '../ports/erasures.ts';
import type { Challenges } from '../ports/one-time-passwords.ts';
import type { SecondFactors } from '../ports/second-factors.ts';
import type { Sessions } from '../ports/sessions.ts';

const accountsPerRun = 20;

export interface EraseDeps {
  readonly users: Users;
  readonly closedAccounts: ClosedAccounts;
  readonly addresses: Pick<Addresses, 'countByUser' | 'eraseAll'>;
  readonly identities: Pick<Identities, 'listByUser' | 'removeAll'>;
  readonly challenges: Pick<Challenges, 'countAll' | 'deleteAll'>;
  readonly sessions: Pick<Sessions, 'countByUser' | 'deleteAll'>;
  readonly secondFactors: Pick<SecondFactors, 'delete'>;
  readonly applications: Pick<BusinessApplications, 'find' | 'delete'>;
  readonly erasures: ErasureLog;
  readonly clock: Clock;
}

/** The order service says that no order of a closed account is under way. */
export const settleAccount =
  ({ users, clock }: Pick<EraseDeps, 'users' | 'clock'>) =>
  async (userId: number): Promise<void> => {
    await updateAnyUser({ users, clock })(userId, (user) => settleOrders(user, clock()));
  };

const countRecords = async (deps: EraseDeps, { id, favouriteIds }: User) => ({
  profile: 1,
  favourites: favouriteIds.length,
  addresses: await deps.addresses.countByUser(id),
  'business-application': (await deps.applications.find(id)) ? 1 : 0,
  codes: await deps.challenges.countAll(id, await deps.identities.listByUser(id)),
  sessions: await deps.sessions.countByUser(id),
});

const eraseRecords = async (deps: EraseDeps, userId: number): Promise<void> => {
  await deps.addresses.eraseAll(userId);
  await deps.challenges.deleteAll(userId, await deps.identities.listByUser(userId));
  await deps.sessions.deleteAll(userId);
  await deps.secondFactors.delete(userId);
  await deps.applications.delete(userId);
  // Last: codes of sign-ins are found by them.
  await deps.identities.removeAll(userId);
};

/**
 * The profile is erased last, with the event for the other services in the same write. After a
 * crash before that write the other steps run again and find nothing; their counts are already stored.
 */
const eraseAccount = async (deps: EraseDeps, user: User, now: Date): Promise<void> => {
  if (!user.erasure || !isDue(user, now)) return;
  const { reference } = user.erasure;
  await deps.erasures.start({ reference, userId: user.id });
  await deps.erasures.storeCounts(reference, () => countRecords(deps, user));
  await eraseRecords(deps, user.id);
  await deps.erasures.complete(reference, now);
  await updateAnyUser(deps)(user.id, (current) =>
    isDue(current, now) ? eraseUser(current, now) : ok({}),
  );
};

export const eraseSettledAccounts = (deps: EraseDeps) => async (): Promise<void> => {
  const now = deps.clock();
  await runEach(await deps.closedAccounts.listSettled(accountsPerRun), (user) =>
    eraseAccount(deps, user, now),
  );
};
