import { ok } from '@tokri/contracts/result';
import { openChallenge } from '../../domain/one-time-passwords/challenge.ts';
import { parseIdentity, type Identity } from '../../domain/accounts/identity.ts';
import { isWithinResendGap } from '../../domain/one-time-passwords/active-code.ts';
import type { UserResult } from '../../domain/user-result.ts';
import { checkLimits, toActiveCode, toChallengeSummary, summarizeActiveCode } from './send-code.ts';
import type { ChallengeSummary, Sender, SendCodeDeps } from './send-code.ts';

const maxIdAttempts = 3;

const reuseActiveChallenge = async (
  deps: SendCodeDeps,
  identity: Identity,
  { now, sender }: { now: Date; sender: Sender },
): Promise<UserResult<ChallengeSummary> | null> => {
  const activeCode = await deps.activeCodes.find(identity, sender.network);
  if (!isWithinResendGap(activeCode, now)) return null;
  const summary = summarizeActiveCode(activeCode, { identity, now });
  return activeCode.isFromSameNetwork
    ? ok(summary)
    : { ok: false, code: 'too-early', retryAfterSeconds: summary.resendAfterSeconds };
};

/**
 * Claims the resend gap first, so that only one of many concurrent calls counts against the limits
 * and sends a code. Returns null when the id is taken.
 */
const openChallengeAndSend = async (
  deps: SendCodeDeps,
  identity: Identity,
  { now, sender }: { now: Date; sender: Sender },
): Promise<UserResult<ChallengeSummary> | null> => {
  const id = deps.secrets.newChallengeId();
  const { code, codeHash } = deps.secrets.newCode(id, 1);
  const challenge = openChallenge({ id, identity, codeHash, now, limits: deps.codeLimits });
  if (
    !(await deps.activeCodes.claim(identity, toActiveCode(challenge), {
      now,
      network: sender.network,
    }))
  )
    return reuseActiveChallenge(deps, identity, { now, sender });
  const limitError = await checkLimits(deps, identity, sender);
  const request = {
    challengeId: id,
    sends: 1,
    identity,
    code,
    expiresAt: challenge.expiresAt,
    requestedAt: now,
    language: sender.language,
  };
  if (limitError || !(await deps.challenges.open(challenge, request))) {
    await deps.activeCodes.release(identity, id);
    return limitError;
  }
  deps.audit('sign-in code requested', { channel: identity.channel });
  return ok(toChallengeSummary(challenge, deps.codeLimits));
};

/** Known and unknown contacts get the same response (OWASP ASVS 6.3.8). */
export const startSignIn =
  (deps: SendCodeDeps) =>
  async (
    input: { readonly mobile: string; readonly email: string },
    sender: Sender,
  ): Promise<UserResult<ChallengeSummary>> => {
    const identity = parseIdentity(input);
    if (!identity.ok) return identity;
    const now = deps.clock();
    for (let attempt = 1; attempt <= maxIdAttempts; attempt += 1) {
      const challenge = await openChallengeAndSend(deps, identity.value, { now, sender });
      if (challenge) return challenge;
    }
    throw new Error('no free challenge id was found');
  };
