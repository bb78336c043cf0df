import { err, ok } from '@tokri/contracts/result';
import type { Identity } from '../accounts/identity.ts';
import type { CheckCodeError, UserResult } from '../user-result.ts';

export interface CodeRules {
  readonly lifetimeMs: number;
  readonly maxAttempts: number;
  readonly resendAfterMs: number;
}

export const codeDigits = 6;

/** The random id keeps others from using up the attempts of a challenge. */
export interface Challenge {
  readonly id: number;
  readonly identity: Identity;
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
  readonly code: string;
  readonly expiresAt: Date;
  readonly requestedAt: Date;
  readonly language: 'en' | 'hi';
}

const expiryTimes = (now: Date, rules: CodeRules) => ({
  expiresAt: new Date(now.getTime() + rules.lifetimeMs),
  resendAt: new Date(now.getTime() + rules.resendAfterMs),
});

export const openChallenge = (input: {
  readonly id: number;
  readonly identity: Identity;
  readonly codeHash: string;
  readonly now: Date;
  readonly rules: CodeRules;
}): Challenge => ({
  id: input.id,
  identity: input.identity,
  codeHash: input.codeHash,
  sends: 1,
  attempts: 0,
  used: false,
  ...expiryTimes(input.now, input.rules),
});

export const renewChallenge = (
  challenge: Challenge,
  renewal: { readonly codeHash: string; readonly now: Date; readonly rules: CodeRules },
): Challenge => ({
  ...challenge,
  codeHash: renewal.codeHash,
  sends: challenge.sends + 1,
  attempts: 0,
  ...expiryTimes(renewal.now, renewal.rules),
});

export const attemptsLeft = (challenge: Challenge, rules: CodeRules): number =>
  Math.max(0, rules.maxAttempts - challenge.attempts);

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
  rules: CodeRules,
): CheckCodeError =>
  challenge && !isClosed(challenge, now) && attemptsLeft(challenge, rules) === 0
    ? { ok: false, code: 'code-used-up', attemptsLeft: 0 }
    : { ok: false, code: 'code-expired', attemptsLeft: 0 };
