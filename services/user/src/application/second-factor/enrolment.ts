import type { Language } from '@tokri/contracts/language';
import { defaultCompanyId } from '@tokri/contracts/platform';
import { ok } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { toDisplayMobile } from '../../domain/accounts/identity.ts';
import {
  confirmEnrolment,
  recoveryCodeCount,
  startEnrolment,
} from '../../domain/second-factor/second-factor.ts';
import { toSecondFactorMessage } from '../../domain/second-factor/second-factor-message.ts';
import type { UserResult } from '../../domain/user-result.ts';
import type { Companies } from '../ports/companies.ts';
import type { NewSecret, SecondFactors } from '../ports/second-factors.ts';
import type { FindOpenSessionDeps } from '../sessions/find-open-session.ts';
import { revokeTokens } from '../sessions/revoke-tokens.ts';
import { issueSessionToken, type IssueSessionTokenDeps } from './issue-session-token.ts';
import { findStaffSession } from './staff-session.ts';
import { verifyCode, type VerifyCodeDeps } from './verify-code.ts';

export interface EnrolmentDeps extends FindOpenSessionDeps, VerifyCodeDeps, IssueSessionTokenDeps {
  readonly secondFactors: SecondFactors;
  readonly companies: Pick<Companies, 'find'>;
}

export interface ConfirmedEnrolment {
  readonly userId: number;
  readonly token: string;
  readonly recoveryCodes: readonly string[];
}

export const startSecondFactor =
  (deps: EnrolmentDeps) =>
  async (
    cookie: string | undefined,
  ): Promise<UserResult<NewSecret & { readonly userId: number }>> => {
    const found = await findStaffSession(deps, cookie);
    if (!found.ok) return found;
    const { user } = found.value;
    const company = await deps.companies.find(defaultCompanyId);
    const created = deps.secondFactorCodes.newSecret({
      issuer: company?.brand || 'Tokri',
      account: toDisplayMobile(user.mobile),
    });
    return updateAggregate({
      load: () => deps.secondFactors.find(user.id),
      decide: (record) =>
        startEnrolment(record, { sealedSecret: created.sealedSecret, startedAt: deps.clock() }),
      save: async (record, change) => {
        if (!change.ok) return change;
        if (!(await deps.secondFactors.save(record, change.value))) return conflict;
        deps.audit('second factor started', { userId: user.id });
        return ok({ ...created, userId: user.id });
      },
    });
  };

/** Other sessions have not given a code, so their tokens are renewed. */
export const confirmSecondFactor =
  (deps: EnrolmentDeps) =>
  async (
    cookie: string | undefined,
    code: string,
    language: Language,
  ): Promise<UserResult<ConfirmedEnrolment>> => {
    const found = await findStaffSession(deps, cookie);
    if (!found.ok) return found;
    const { user, session } = found.value;
    const now = deps.clock();
    const recoveryCodes = deps.secondFactorCodes.newRecoveryCodes(user.id, recoveryCodeCount);
    const recoveryCodeHashes = recoveryCodes.map(({ hash }) => hash);
    const confirmed = await verifyCode(deps)(
      { userId: user.id, code },
      (record, proof) => confirmEnrolment(record, proof, { recoveryCodeHashes, now }),
      (factor) => ({
        factor,
        message: toSecondFactorMessage(user, { state: 'on', changedAt: now, language }),
      }),
    );
    if (!confirmed.ok) return confirmed;
    await deps.sessions.markSecondFactorVerified(session.id, now);
    const verified = { ...session, secondFactorVerifiedAt: now };
    const revoked = await revokeTokens(deps)(user.id);
    if (!revoked.ok) return revoked;
    deps.audit('second factor activated', { userId: user.id });
    return ok({
      userId: user.id,
      token: await issueSessionToken(deps)(revoked.value, verified, now),
      recoveryCodes: recoveryCodes.map((recoveryCode) => recoveryCode.code),
    });
  };
