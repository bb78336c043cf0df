import { formatInstant } from '@tokri/contracts/dates';
import { commandSucceeded } from '@tokri/contracts/api';
import type { userOperations } from '@tokri/contracts/api';
import type { Permission } from '@tokri/contracts/platform';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { StaffMember } from '../../application/accounts/list-staff.ts';
import type { SetPermissionsCommand } from '../../application/accounts/set-staff-permissions.ts';
import { toDisplayMobile } from '../../domain/accounts/identity.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { UserResult } from '../../domain/user-result.ts';
import { toCommandResponse } from '../user-response.ts';

export interface StaffUseCases {
  readonly listStaff: (page: {
    readonly page: number;
    readonly pageSize: number;
  }) => Promise<{ readonly staff: readonly StaffMember[]; readonly total: number }>;
  readonly setStaffPermissions: (command: SetPermissionsCommand) => Promise<UserResult<User>>;
}

const toStaffResponse = ({ user, lastSignInAt }: StaffMember) => ({
  UserId: user.id,
  Name: user.name,
  Mobile: toDisplayMobile(user.mobile),
  Permissions: [...user.permissions] as Permission[],
  LastSignInAt: lastSignInAt && formatInstant(lastSignInAt),
});

export const createStaffHandlers = (
  useCases: StaffUseCases,
): Pick<
  OperationHandlers<typeof userOperations>,
  'list-staff' | 'list-staff-names' | 'set-staff-permissions'
> => ({
  'list-staff': async ({ pagination }) => {
    const { staff, total } = await useCases.listStaff(pagination);
    return { body: staff.map(toStaffResponse), total };
  },
  'list-staff-names': async ({ pagination }) => {
    const { staff, total } = await useCases.listStaff(pagination);
    return { body: staff.map(({ user }) => ({ UserId: user.id, Name: user.name })), total };
  },
  'set-staff-permissions': async ({ body, caller, language }) => {
    const saved = await useCases.setStaffPermissions({
      granterId: caller.userId,
      userId: body.UserId,
      before: body.Before,
      permissions: body.Permissions,
      language,
    });
    return { body: [toCommandResponse(saved, language, ({ id }) => commandSucceeded(id))] };
  },
});
