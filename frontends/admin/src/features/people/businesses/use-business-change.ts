import { userOperations, type StaffBusinessApplicationResponse } from '@tokri/contracts/api';
import type { PartyRole } from '@tokri/contracts/platform';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { t } from '../labels.ts';
import { refreshBusinesses } from './business-queries.ts';

const { approveBusinessApplication, declineBusinessApplication, removePartyPerson, setPartyRoles } =
  userOperations;

export const useApproval = ({ UserId, Rev, Name }: StaffBusinessApplicationResponse) =>
  useMutationWithFeedback({
    send: (roles: readonly PartyRole[]) =>
      sendCommand(approveBusinessApplication, { body: { UserId, Rev, Roles: [...roles] } }),
    refresh: refreshBusinesses,
    successMessage: () => t('business.approved', { name: Name }),
  });

export const useDecline = ({ UserId, Rev, Name }: StaffBusinessApplicationResponse) =>
  useMutationWithFeedback({
    send: (reason: string) =>
      sendCommand(declineBusinessApplication, { body: { UserId, Rev, Reason: reason } }),
    refresh: refreshBusinesses,
    successMessage: () => t('business.declined', { name: Name }),
  });

interface PartyPerson {
  readonly partyId: number;
  readonly userId: number;
  readonly name: string;
}

export const useRoleChange = ({ partyId, userId, name }: PartyPerson) =>
  useMutationWithFeedback({
    send: (roles: readonly PartyRole[]) =>
      sendCommand(setPartyRoles, {
        body: { PartyId: partyId, UserId: userId, Roles: [...roles] },
      }),
    refresh: refreshBusinesses,
    successMessage: () => t('business.rolesSaved', { name }),
  });

export const useRemoval = ({ partyId, userId, name }: PartyPerson) =>
  useMutationWithFeedback({
    send: () => sendCommand(removePartyPerson, { body: { PartyId: partyId, UserId: userId } }),
    refresh: refreshBusinesses,
    successMessage: () => t('business.personRemoved', { name }),
  });
