import type { PartyRole } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';
import { err, ok } from '@tokri/contracts/result';
import { runEach } from '@tokri/service-kit/use-case';
import {
  approve,
  decline,
  isApprovalUnfinished,
  toPartyDetails,
  type Approval,
  type ApprovedApplication,
  type BusinessApplication,
  type Rejection,
} from '../../domain/companies/business-application.ts';
import type { UserResult } from '../../domain/user-result.ts';
import type { BusinessApplications } from '../ports/companies.ts';
import type { Audit } from '../ports/runtime.ts';
import { admitMember, checkAdmission, type AdmitMemberDeps } from './admit-member.ts';

export interface DecideApplicationDeps extends AdmitMemberDeps {
  readonly applications: BusinessApplications;
  readonly audit: Audit;
}

const findApplication = async (
  { applications }: Pick<DecideApplicationDeps, 'applications'>,
  userId: number,
): Promise<BusinessApplication> => {
  const found = await applications.find(userId);
  if (!found) throw new ProblemError('not-found');
  return found;
};

const saveDecision = async <Decision extends Approval | Rejection>(
  deps: DecideApplicationDeps,
  application: BusinessApplication,
  decision: UserResult<Decision>,
): Promise<UserResult<BusinessApplication & Decision>> => {
  if (!decision.ok) return decision;
  const isSaved = await deps.applications.save(application, decision.value);
  return isSaved
    ? ok({ ...application, ...decision.value, rev: application.rev + 1 })
    : err('application-changed');
};

const canBeAdmitted = async (
  deps: DecideApplicationDeps,
  application: BusinessApplication,
): Promise<UserResult<undefined>> => {
  const person = await deps.users.find(application.userId);
  if (!person || person.erasure) return err('account-closed');
  return checkAdmission(deps)(person, toPartyDetails(application));
};

const finishApproval = async (
  deps: DecideApplicationDeps,
  application: ApprovedApplication,
): Promise<UserResult<number>> => {
  const person = await deps.users.find(application.userId);
  if (!person || person.erasure) return err('account-closed');
  const admitted = await admitMember(deps)(person, {
    party: toPartyDetails(application),
    roles: application.roles,
  });
  if (admitted.ok) await deps.applications.save(application, { partyId: admitted.value });
  return admitted;
};

/**
 * The decision is stored first, so that nobody can decline what is being carried out. A repeat, or
 * `finishApprovals`, does the rest after a crash.
 */
export const approveApplication =
  (deps: DecideApplicationDeps) =>
  async (command: {
    readonly userId: number;
    readonly rev: number;
    readonly roles: readonly PartyRole[];
    readonly actorId: number;
  }): Promise<UserResult<number>> => {
    const { userId, rev, roles, actorId } = command;
    const application = await findApplication(deps, userId);
    if (isApprovalUnfinished(application)) return finishApproval(deps, application);
    const change = approve(application, { rev, roles, now: deps.clock() });
    if (!change.ok) return change;
    const admissible = await canBeAdmitted(deps, application);
    if (!admissible.ok) return admissible;
    const approved = await saveDecision(deps, application, change);
    if (!approved.ok) return approved;
    deps.audit('a business application was approved', { userId, actorId });
    return finishApproval(deps, approved.value);
  };

export const declineApplication =
  (deps: DecideApplicationDeps) =>
  async (command: {
    readonly userId: number;
    readonly rev: number;
    readonly reason: string;
    readonly actorId: number;
  }): Promise<UserResult<number>> => {
    const { userId, rev, reason, actorId } = command;
    const application = await findApplication(deps, userId);
    const change = decline(application, { rev, reason, now: deps.clock() });
    const declined = await saveDecision(deps, application, change);
    if (!declined.ok) return declined;
    deps.audit('a business application was declined', { userId, actorId });
    return ok(userId);
  };

/** An approval that is refused, as by a full list of addresses, is tried again by every run. */
export const finishApprovals = (deps: DecideApplicationDeps) => async (): Promise<void> => {
  await runEach(await deps.applications.listUnfinished(), async (application) => {
    const finished = await finishApproval(deps, application);
    if (!finished.ok)
      deps.audit('an approved business application cannot be carried out', {
        userId: application.userId,
        reason: finished.code,
      });
  });
};
