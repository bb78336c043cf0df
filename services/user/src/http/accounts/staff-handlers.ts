import { formatInstant } from '@tokri/contracts/dates';
import { commandSucceeded } from '@tokri/contracts/api';
import type { InvitationResponse, StaffMemberResponse, userOperations } from '@tokri/contracts/api';
import type { Permission } from '@tokri/contracts/platform';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { StaffMember } from '../../application/accounts/list-staff.ts';
import type { ResendInvitationCommand } from '../../application/accounts/resend-invitation.ts';
import type { SetPermissionsCommand } from '../../application/accounts/set-staff-permissions.ts';
import type { InvitationProgress } from '../../domain/accounts/invitation.ts';
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
  readonly resendInvitation: (command: ResendInvitationCommand) => Promise<UserResult<User>>;
}

const toInvitationResponse = (progress: InvitationProgress): InvitationResponse => {
  const endedAt = progress.state === 'sending' ? null : progress.at;
  return {
    At: formatInstant(progress.invitedAt),
    State: progress.state,
    Reason: progress.state === 'failed' ? progress.reason : '',
    EndedAt: endedAt && formatInstant(endedAt),
  };
};

const toStaffResponse = ({
  user,
  lastSignInAt,
  invitation,
  secondFactorSince,
}: StaffMember): StaffMemberResponse => ({
  UserId: user.id,
  Name: user.name,
  Mobile: toDisplayMobile(user.mobile),
  Permissions: [...user.permissions] as Permission[],
  LastSignInAt: lastSignInAt && formatInstant(lastSignInAt),
  Invitation: invitation && toInvitationResponse(invitation),
  SecondFactorSince: secondFactorSince && formatInstant(secondFactorSince),
});

export const createStaffHandlers = (
  useCases: StaffUseCases,
): Pick<
  OperationHandlers<typeof userOperations>,
  'list-staff' | 'list-staff-names' | 'set-staff-permissions' | 'resend-invitation'
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
  'resend-invitation': async ({ body, caller, language }) => {
    const sent = await useCases.resendInvitation({
      staffId: caller.userId,
      userId: body.UserId,
      invitedAt: body.InvitedAt,
      language,
    });
    return { body: [toCommandResponse(sent, language, ({ id }) => commandSucceeded(id))] };
  },
});
