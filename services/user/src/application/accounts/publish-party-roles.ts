import type { Users } from '../ports/accounts.ts';

const batchSize = 100;

/** Members of a party from before their roles were part of the contact that other services keep. */
export const publishPartyRoles =
  ({ users }: { readonly users: Pick<Users, 'publishPartyRoles'> }) =>
  async (): Promise<void> => {
    while ((await users.publishPartyRoles(batchSize)) > 0);
  };
