import type { Users } from '../ports/accounts.ts';

const batchSize = 100;

/** Staff from before their permissions were part of the contact that other services keep. */
export const publishStaffPermissions =
  ({ users }: { readonly users: Pick<Users, 'publishPermissions'> }) =>
  async (): Promise<void> => {
    while ((await users.publishPermissions(batchSize)) > 0);
  };
