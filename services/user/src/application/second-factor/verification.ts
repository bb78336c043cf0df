import type { Language } from '@tokri/contracts/language';
import { ok } from '@tokri/contracts/result';
import {
  isVerifiedInSession,
  recoveryCodeCount,
  redeemSecondFactorCode,
} from '../../domain/second-factor/second-factor.ts';
import { findMissingStep, type MissingStep } from '../../domain/second-factor/token-permissions.ts';
import { toSecondFactorMessage } from '../../domain/second-factor/second-factor-message.ts';
import type { UserResult } from '../../domain/user-result.ts';
import type { SecondFactors } from '../ports/second-factors.ts';
import type { FindOpenSessionDeps } from '../sessions/find-open-session.ts';
import { revokeTokens } from '../sessions/revoke-tokens.ts';
import { issueSessionToken, type IssueSessionTokenDeps } from './issue-session-token.ts';
import { findStaffSession } from './staff-session.ts';
import { verifyCode, type VerifyCodeDeps } from './verify-code.ts';

export interface VerificationDeps
  extends FindOpenSessionDeps, VerifyCodeDeps, IssueSessionTokenDeps {
  readonly secondFactors: SecondFactors;
}

export interface SecondFactorStatus {
  /** Null while it is off. */
  readonly activeSince: Date | null;
  readonly isVerified: boolean;
  readonly recoveryCodesLeft: number;
  /** What the session has to do before its tokens have every permission. */
  readonly missingStep: MissingStep;
}

export interface VerifiedSession {
  readonly userId: number;
  readonly token: string;
  readonly recoveryCodesLeft: number;
}

const statusWhenOff = { activeSince: null, isVerified: false, recoveryCodesLeft: 0 } as const;

export const readSecondFactor =
  (deps: VerificationDeps) =>
  async (cookie: string | undefined): Promise<SecondFactorStatus> => {
    const found = await findStaffSession(deps, cookie);
    if (!found.ok) return { ...statusWhenOff, missingStep: 'none' };
    const { user, session } = found.value;
    const { factor } = await deps.secondFactors.find(user.id);
    const now = deps.clock();
    const verifiedAt = session.secondFactorVerifiedAt;
    const missingStep = findMissingStep(user.permissions, {
      factor,
      verifiedAt,
      policy: deps.secondFactorPolicy,
      now,
    });
    if (factor.state !== 'active') return { ...statusWhenOff, missingStep };
    return {
      activeSince: factor.activeSince,
      isVerified: isVerifiedInSession(factor, verifiedAt, now),
      recoveryCodesLeft: factor.recoveryCodeHashes.length,
      missingStep,
    };
  };

export const verifySecondFactor =
  (deps: VerificationDeps) =>
  async (cookie: string | undefined, code: string): Promise<UserResult<VerifiedSession>> => {
    const found = await findStaffSession(deps, cookie);
    if (!found.ok) return found;
    const { user, session } = found.value;
    const now = deps.clock();
    const used = await verifyCode(deps)({ userId: user.id, code }, (record, proof) =>
      redeemSecondFactorCode(record, proof, now),
    );
    if (!used.ok) return used;
    await deps.sessions.markSecondFactorVerified(session.id, now);
    deps.audit('second factor verified', { userId: user.id });
    return ok({
      userId: user.id,
      token: await issueSessionToken(deps)(user, { ...session, secondFactorVerifiedAt: now }, now),
      recoveryCodesLeft: used.value.recoveryCodeHashes.length,
    });
  };

export const replaceRecoveryCodes =
  (deps: VerificationDeps) =>
  async (
    cookie: string | undefined,
    code: string,
  ): Promise<
    UserResult<{ readonly userId: number; readonly recoveryCodes: readonly string[] }>
  > => {
    const found = await findStaffSession(deps, cookie);
    if (!found.ok) return found;
    const userId = found.value.user.id;
    const now = deps.clock();
    const recoveryCodes = deps.secondFactorCodes.newRecoveryCodes(userId, recoveryCodeCount);
    const recoveryCodeHashes = recoveryCodes.map(({ hash }) => hash);
    const used = await verifyCode(deps)(
      { userId, code },
      (record, proof) => redeemSecondFactorCode(record, proof, now),
      (factor) => ({ factor: { ...factor, recoveryCodeHashes } }),
    );
    if (!used.ok) return used;
    deps.audit('recovery codes replaced', { userId });
    return ok({ userId, recoveryCodes: recoveryCodes.map((recoveryCode) => recoveryCode.code) });
  };

export const turnOffSecondFactor =
  (deps: VerificationDeps) =>
  async (
    cookie: string | undefined,
    code: string,
    language: Language,
  ): Promise<UserResult<number>> => {
    const found = await findStaffSession(deps, cookie);
    if (!found.ok) return found;
    const { user } = found.value;
    const userId = user.id;
    const now = deps.clock();
    const used = await verifyCode(deps)(
      { userId, code },
      (record, proof) => redeemSecondFactorCode(record, proof, now),
      () => ({
        factor: { state: 'none' },
        message: toSecondFactorMessage(user, { state: 'off', changedAt: now, language }),
      }),
    );
    if (!used.ok) return used;
    await revokeTokens(deps)(userId);
    deps.audit('second factor turned off', { userId });
    return ok(userId);
  };
