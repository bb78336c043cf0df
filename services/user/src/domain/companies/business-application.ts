import type { PartyRole } from '@tokri/contracts/platform';
import { err, ok } from '@tokri/contracts/result';
import type { UserResult } from '../user-result.ts';
import type { PartyDetails } from './party.ts';

export interface SentApplication extends PartyDetails {
  /** Of the GST portal; empty if it did not answer, so that staff confirm the GSTIN. */
  readonly portalName: string;
  readonly appliedAt: Date;
}

export interface Rejection {
  readonly state: 'declined';
  readonly decidedAt: Date;
  readonly reason: string;
}

export interface Approval {
  readonly state: 'approved';
  readonly decidedAt: Date;
  readonly roles: readonly PartyRole[];
  /** The person is a member since; 0 while the approval is being carried out. */
  readonly partyId: number;
}

export interface ApplicationId {
  /** A person has one application, so its id is that of the person. */
  readonly userId: number;
  readonly rev: number;
}

export type ApprovedApplication = ApplicationId & SentApplication & Approval;

export type BusinessApplication =
  | (ApplicationId & OpenedApplication)
  | (ApplicationId & SentApplication & Rejection)
  | ApprovedApplication;

export type OpenedApplication = SentApplication & { readonly state: 'pending' };

export type ApplicationChange =
  OpenedApplication | Rejection | Approval | Pick<Approval, 'partyId'>;

/**
 * What applying means beside an earlier application: nothing for the same one again, which is still
 * open, and a new one once it was declined, or approved and the person has left the party.
 */
export const checkReapplication = (
  known: BusinessApplication | null,
  { gstin, partyId }: { readonly gstin: string; readonly partyId: number },
): UserResult<'apply' | 'known'> => {
  if (partyId > 0) return err('other-party');
  if (known === null || known.state === 'declined') return ok('apply');
  if (known.state === 'approved') return ok(known.partyId === 0 ? 'known' : 'apply');
  return known.gstin === gstin ? ok('known') : err('application-pending');
};

export const openApplication = (
  details: PartyDetails & { readonly portalName: string },
  now: Date,
): OpenedApplication => ({ ...details, state: 'pending', appliedAt: now });

const isOpenAt = ({ state, rev }: BusinessApplication, seenRev: number): boolean =>
  state === 'pending' && rev === seenRev;

export const approve = (
  application: BusinessApplication,
  {
    rev,
    roles,
    now,
  }: { readonly rev: number; readonly roles: readonly PartyRole[]; readonly now: Date },
): UserResult<Approval> =>
  isOpenAt(application, rev)
    ? ok({ state: 'approved', roles, decidedAt: now, partyId: 0 })
    : err('application-changed');

export const decline = (
  application: BusinessApplication,
  { rev, reason, now }: { readonly rev: number; readonly reason: string; readonly now: Date },
): UserResult<Rejection> =>
  isOpenAt(application, rev)
    ? ok({ state: 'declined', reason, decidedAt: now })
    : err('application-changed');

export const isApprovalUnfinished = (
  application: BusinessApplication,
): application is ApprovedApplication =>
  application.state === 'approved' && application.partyId === 0;

export const toPartyDetails = ({
  gstin,
  name,
  address,
  pincode,
  stateCode,
}: BusinessApplication): PartyDetails => ({ gstin, name, address, pincode, stateCode });
