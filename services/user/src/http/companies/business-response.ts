import type {
  BusinessApplicationResponse,
  PartyPersonResponse,
  StaffBusinessApplicationResponse,
} from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import type { ApplicationView } from '../../application/companies/list-applications.ts';
import { toDisplayMobile } from '../../domain/accounts/identity.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { BusinessApplication } from '../../domain/companies/business-application.ts';

export const toApplicationResponse = (
  application: BusinessApplication,
): BusinessApplicationResponse => ({
  PartyId: application.state === 'approved' ? application.partyId : 0,
  UserId: application.userId,
  State: application.state,
  GSTIN: application.gstin,
  Name: application.name,
  Address: application.address,
  Pincode: application.pincode,
  AppliedAt: formatInstant(application.appliedAt),
  DecidedAt: application.state === 'pending' ? null : formatInstant(application.decidedAt),
  Reason: application.state === 'declined' ? application.reason : '',
});

export const toApplicationForStaff = ({
  application,
  person,
  party,
}: ApplicationView): StaffBusinessApplicationResponse => ({
  ...toApplicationResponse(application),
  Rev: application.rev,
  PersonName: person?.name ?? '',
  Mobile: toDisplayMobile(person?.mobile ?? ''),
  PortalName: application.portalName,
  PartyId: party?.id ?? 0,
  PartyName: party?.name ?? '',
});

export const toPartyPersonResponse = (user: User): PartyPersonResponse => ({
  UserId: user.id,
  Name: user.name,
  Mobile: toDisplayMobile(user.mobile),
  Roles: [...user.partyRoles],
});
