import type { Permission } from '@tokri/contracts/platform';
import { sendCommand } from './call-api.ts';
import { uniqueMobile } from './mobiles.ts';
import { signIn, type SignedInUser } from './sign-in.ts';
import { testUsers } from './test-users.ts';

/** A new member of staff with these permissions only. */
export const createStaff = async (permissions: readonly Permission[]): Promise<SignedInUser> => {
  const Mobile = uniqueMobile();
  await sendCommand({
    path: '/api/admin/user/staff',
    token: testUsers().administrator.token,
    body: { Mobile, Name: 'Lakshmi Test', Permissions: permissions },
  });
  return signIn(Mobile);
};
