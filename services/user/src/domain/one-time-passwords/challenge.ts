import { err, ok } from '@tokri/contracts/result';
import type { Identity } from '../accounts/identity.ts';
import type { CheckCodeError, UserResult } from '../user-result.ts';
import type { CodeLimits } from './code-limits.ts';
import type { Requester } from './requester.ts';

export const codeDigits = 6;

/** The random id keeps others from using up the attempts of a challenge. */
export interface Challenge {
  readonly id: number;
  readonly identity: Identity;
  readonly requester: Requester;
  readonly codeHash: string;
  readonly sends: number;
  readonly attempts: number;
  readonly used: boolean;
  readonly expiresAt: Date;
  readonly resendAt: Date;
}

/** Holds the code in plain text: keep it in memory only, until it is sealed. */
export interface CodeRequest {
  readonly challengeId: number;
  readonly sends: number;
  readonly identity: Identity;
  readonly requester: Requester;
  readonly code: string;
  readonly expiresAt: Date;
  readonly requestedAt: Date;
  readonly language: 'en' | 'hi';
}

const expiryTimes = (now: Date, limits: CodeLimits) => ({
  expiresAt: new Date(now.getTime() + limits.lifetimeMs),
  resendAt: new Date(now.getTime() + limits.resendAfterMs),
});

export const openChallenge = (input: {
  readonly id: number;
  readonly identity: Identity;
  readonly requester: Requester;
  readonly codeHash: string;
  readonly now: Date;
  readonly limits: CodeLimits;
}): Challenge => ({
  id: input.id,
  identity: input.identity,
  requester: input.requester,
  codeHash: input.codeHash,
  sends: 1,
  attempts: 0,
  used: false,
  ...expiryTimes(input.now, input.limits),
});

export const renewChallenge = (
  challenge: Challenge,
  renewal: { readonly codeHash: string; readonly now: Date; readonly limits: CodeLimits },
): Challenge => ({
  ...challenge,
  codeHash: renewal.codeHash,
  sends: challenge.sends + 1,
  attempts: 0,
  ...expiryTimes(renewal.now, renewal.limits),
});

export const requestedAt = ({ expiresAt }: Challenge, { lifetimeMs }: CodeLimits): Date =>
  new Date(expiresAt.getTime() - lifetimeMs);

export const attemptsLeft = (challenge: Challenge, limits: CodeLimits): number =>
  Math.max(0, limits.maxAttempts - challenge.attempts);

const isClosed = (challenge: Challenge, now: Date): boolean =>
  challenge.used || challenge.expiresAt.getTime() <= now.getTime();

export const checkResend = (challenge: Challenge | null, now: Date): UserResult<Challenge> => {
  if (!challenge || isClosed(challenge, now)) return err('code-expired');
  const waitMs = challenge.resendAt.getTime() - now.getTime();
  return waitMs > 0
    ? { ok: false, code: 'too-early', retryAfterSeconds: Math.ceil(waitMs / 1000) }
    : ok(challenge);
};

export const attemptError = (
  challenge: Challenge | null,
  now: Date,
  limits: CodeLimits,
): CheckCodeError =>
  challenge && !isClosed(challenge, now) && attemptsLeft(challenge, limits) === 0
    ? { ok: false, code: 'code-used-up', attemptsLeft: 0 }
    : { ok: false, code: 'code-expired', attemptsLeft: 0 };
