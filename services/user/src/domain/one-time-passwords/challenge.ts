import { err, ok } from '@tokri/contracts/result';
import type { Identity } from '../accounts/identity.ts';
import type { UserResult, UserError } from '../user-result.ts';

/** facts.md 3.3, from NIST SP 800-63B-4 and OWASP ASVS 5.0; data of the configuration. */
export interface CodeRules {
  readonly lifetimeMs: number;
  readonly maxAttempts: number;
  readonly resendAfterMs: number;
}

/** ASVS 6.5.4: six digits at least. */
export const codeDigits = 6;

/** A request to sign in. Its id is random, so nobody can use up the tries of a request that is not theirs. */
export interface Challenge {
  readonly id: number;
  readonly identity: Identity;
  /** Keyed, and bound to this challenge and this send. */
  readonly codeHash: string;
  /** How many codes went out; raised by a resend, which replaces the code. */
  readonly sends: number;
  readonly attempts: number;
  readonly used: boolean;
  readonly expiresAt: Date;
  readonly resendAt: Date;
}

/** What must reach a person. Holds the code in clear: lives in memory only, until it is sealed. */
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

/** A resend replaces the code (OWASP): new hash, all tries, a new life. */
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

const isOver = (challenge: Challenge, now: Date): boolean =>
  challenge.used || challenge.expiresAt.getTime() <= now.getTime();

/** Another code for the same request: while it lives and not before its time. */
export const checkResend = (challenge: Challenge | null, now: Date): UserResult<Challenge> => {
  if (!challenge || isOver(challenge, now)) return err('code-expired');
  const waitMs = challenge.resendAt.getTime() - now.getTime();
  return waitMs > 0
    ? err('too-early', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
    : ok(challenge);
};

/** Why a code was not even compared. An unknown request is told as an ended one. */
export const attemptError = (
  challenge: Challenge | null,
  now: Date,
  rules: CodeRules,
): UserError =>
  challenge && !isOver(challenge, now) && attemptsLeft(challenge, rules) === 0
    ? err('code-used-up', { attemptsLeft: 0 })
    : err('code-expired', { attemptsLeft: 0 });
