import type { Challenge } from '../../domain/one-time-passwords/challenge.ts';
import type { CodeLimits } from '../../domain/one-time-passwords/code-limits.ts';
import type { ActiveCode } from '../../domain/one-time-passwords/active-code.ts';
import { canReceiveCodes } from '../../domain/accounts/identity.ts';
import type { Identity } from '../../domain/accounts/identity.ts';
import type { Language } from '@tokri/contracts/language';
import type { Clock } from '@tokri/service-kit/use-case';
import type { Audit } from '../ports/runtime.ts';
import type { ActiveCodes, Challenges, CodeKey, SendLimiter } from '../ports/one-time-passwords.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { SendCodeError } from '../../domain/user-result.ts';

export interface SendCodeDeps {
  readonly challenges: Challenges;
  readonly activeCodes: ActiveCodes;
  readonly secrets: Secrets;
  readonly sendLimiter: SendLimiter;
  readonly clock: Clock;
  readonly codeLimits: CodeLimits;
  readonly audit: Audit;
}

export interface Sender {
  readonly language: Language;
  readonly network: string;
  /** Of a browser that has signed in before. */
  readonly deviceCookie?: string | undefined;
}

export interface ChallengeSummary {
  readonly id: number;
  readonly expiresAt: Date;
  readonly resendAfterSeconds: number;
  readonly receivesCodes: boolean;
}

export const toActiveCode = ({ id, expiresAt, resendAt }: Challenge): ActiveCode => ({
  challengeId: id,
  expiresAt,
  resendAt,
});

export const summarizeActiveCode = (
  { challengeId, expiresAt, resendAt }: ActiveCode,
  context: { readonly identity: Identity; readonly now: Date },
): ChallengeSummary => ({
  id: challengeId,
  expiresAt,
  resendAfterSeconds: Math.ceil((resendAt.getTime() - context.now.getTime()) / 1000),
  receivesCodes: canReceiveCodes(context.identity),
});

export const toChallengeSummary = (challenge: Challenge, limits: CodeLimits): ChallengeSummary => ({
  id: challenge.id,
  expiresAt: challenge.expiresAt,
  resendAfterSeconds: Math.ceil(limits.resendAfterMs / 1000),
  receivesCodes: canReceiveCodes(challenge.identity),
});

export const checkLimits = async (
  deps: SendCodeDeps,
  codeKey: CodeKey,
  sender: Sender,
): Promise<SendCodeError | null> => {
  const waitSeconds = await deps.sendLimiter.consume(codeKey, sender.network);
  return waitSeconds > 0
    ? { ok: false, code: 'too-many-codes', retryAfterSeconds: waitSeconds }
    : null;
};
