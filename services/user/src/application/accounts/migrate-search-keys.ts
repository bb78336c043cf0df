import type { Users } from '../ports/accounts.ts';

const batchSize = 100;

/**
 * A process of an earlier version that still runs writes users without keys. The next change of
 * such a user, or the next start, adds them.
 */
export const migrateSearchKeys =
  ({ users }: { readonly users: Pick<Users, 'addSearchKeys'> }) =>
  async (): Promise<void> => {
    while ((await users.addSearchKeys(batchSize)) > 0);
  };
