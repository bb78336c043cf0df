import { ok, type Ok } from '@tokri/contracts/result';
import { attemptsLeft, attemptError } from '../../domain/one-time-passwords/challenge.ts';
import type { Challenge } from '../../domain/one-time-passwords/challenge.ts';
import type { CodeLimits } from '../../domain/one-time-passwords/code-limits.ts';
import type { CheckCodeError } from '../../domain/user-result.ts';
import type {
  ActiveCodes,
  ChallengeReference,
  Challenges,
  SendLimiter,
} from '../ports/one-time-passwords.ts';
import type { Secrets } from '../ports/secrets.ts';

export interface RedeemCodeDeps {
  readonly challenges: Challenges;
  readonly activeCodes: ActiveCodes;
  readonly secrets: Secrets;
  readonly sendLimiter: SendLimiter;
  readonly codeLimits: CodeLimits;
}

/** The attempt is counted before the comparison, so that concurrent calls get no more of them. */
export const verifyCode = async (
  deps: RedeemCodeDeps,
  reference: ChallengeReference,
  { code, now }: { readonly code: string; readonly now: Date },
): Promise<Ok<Challenge> | CheckCodeError> => {
  const challenge = await deps.challenges.recordAttempt(reference, now);
  if (!challenge) return attemptError(await deps.challenges.find(reference), now, deps.codeLimits);
  if (!deps.secrets.verifyCode(challenge, code.trim())) {
    const attemptsRemaining = attemptsLeft(challenge, deps.codeLimits);
    if (attemptsRemaining === 0) await deps.sendLimiter.recordExhaustedCode(challenge);
    return { ok: false, code: 'code-wrong', attemptsLeft: attemptsRemaining };
  }
  return ok(challenge);
};

/** The code is marked as used in one conditional update, so that nobody gets a second use. */
export const redeemCode = async (
  deps: RedeemCodeDeps,
  reference: ChallengeReference,
  attempt: { readonly code: string; readonly now: Date },
): Promise<Ok<Challenge> | CheckCodeError> => {
  const verified = await verifyCode(deps, reference, attempt);
  if (!verified.ok) return verified;
  const challenge = verified.value;
  if (!(await deps.challenges.markUsed(challenge)))
    return { ok: false, code: 'code-expired', attemptsLeft: 0 };
  await deps.activeCodes.release(challenge, challenge.id);
  return ok(challenge);
};
