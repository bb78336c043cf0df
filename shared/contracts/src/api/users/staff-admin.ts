import * as z from 'zod/mini';
import { permissions } from '../../platform/names.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse } from '../operation/command-response.ts';
import { invitationFailures } from '../../platform/invitation-failures.ts';
import { base, eachOnce } from './user-schemas.ts';

const maxInstantLength = 40;

const invitation = z.object({
  /** When the person was invited last. */
  At: f.instant,
  State: z.enum(['sending', 'sent', 'failed']),
  Reason: z.enum(['', ...invitationFailures]),
  /** When the state became final; null while it is sending or not confirmed. */
  EndedAt: z.nullable(f.instant),
});

const staffMember = z.object({
  UserId: z.int(),
  Name: z.string(),
  Mobile: z.string(),
  Permissions: z.array(z.enum(permissions)),
  /** Null when no sign-in is known: invited, or longer ago than sessions are kept. */
  LastSignInAt: z.nullable(f.instant),
  /** The SMS of the last invitation, until the person signs in after it. */
  Invitation: z.nullable(invitation),
  /** When the second factor was turned on; null while it is off. */
  SecondFactorSince: z.nullable(f.instant),
});

export type InvitationResponse = z.infer<typeof invitation>;
export type StaffMemberResponse = z.infer<typeof staffMember>;

const staffUsers = { kind: 'staff', permission: 'users' } as const;

export const staffAdminOperations = {
  listStaff: operation({
    ...base,
    operationId: 'list-staff',
    specId: 'U33',
    method: 'GET',
    path: '/api/admin/user/staff',
    match: noParams,
    auth: staffUsers,
    isPaginated: true,
    response: z.array(staffMember),
    summary:
      'Members of staff with their permissions, last sign-in and second factor, newest first.',
  }),
  listStaffNames: operation({
    ...base,
    operationId: 'list-staff-names',
    specId: 'U36',
    method: 'GET',
    path: '/api/admin/user/staff-names',
    match: noParams,
    auth: { kind: 'staff', permission: 'items', orPermission: 'users' },
    isPaginated: true,
    response: z.array(z.object({ UserId: z.int(), Name: z.string() })),
    summary: 'Names of the members of staff, newest first, to say who changed what.',
  }),
  setStaffPermissions: operation({
    ...base,
    operationId: 'set-staff-permissions',
    specId: 'U34',
    method: 'POST',
    path: '/api/admin/user/staff-permissions',
    match: noParams,
    auth: staffUsers,
    response: commandResponse,
    errorCodes: [
      'account-closed',
      'own-users',
      'not-all-yours',
      'permissions-changed',
      'person-blocked',
      'person-invited-often',
      'too-many-invitations',
    ],
    body: z.object({
      UserId: f.id,
      /** What the caller saw: a change by somebody else meanwhile is not overwritten. */
      Before: z.array(z.enum(permissions)).check(z.maxLength(permissions.length), eachOnce),
      Permissions: z.array(z.enum(permissions)).check(z.maxLength(permissions.length), eachOnce),
    }),
    summary:
      'Changes the permissions of a member of staff, at most those of the caller. An empty list removes the person from the staff; nobody can remove themselves.',
  }),
  resendInvitation: operation({
    ...base,
    operationId: 'resend-invitation',
    specId: 'U41',
    method: 'POST',
    path: '/api/admin/user/staff-invitations',
    match: noParams,
    auth: staffUsers,
    response: commandResponse,
    errorCodes: [
      'account-closed',
      'invitation-changed',
      'already-signed-in',
      'mobile-invalid',
      'person-blocked',
      'person-invited-often',
      'too-many-invitations',
    ],
    body: z.object({
      UserId: f.id,
      /** `Invitation.At` that the caller saw, empty for none: two people do not send it twice. */
      InvitedAt: f.text(maxInstantLength),
    }),
    summary:
      'Sends the invitation of a member of staff again, who has not signed in since the last one.',
  }),
};
