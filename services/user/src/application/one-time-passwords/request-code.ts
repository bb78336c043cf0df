import { ok } from '@tokri/contracts/result';
import { openChallenge } from '../../domain/one-time-passwords/challenge.ts';
import { isWithinResendGap } from '../../domain/one-time-passwords/active-code.ts';
import type { UserResult } from '../../domain/user-result.ts';
import type { CodeRecipient } from '../ports/one-time-passwords.ts';
import { checkLimits, toActiveCode, toChallengeSummary, summarizeActiveCode } from './send-code.ts';
import type { ChallengeSummary, Sender, SendCodeDeps } from './send-code.ts';

const maxIdAttempts = 3;

const reuseActiveChallenge = async (
  deps: SendCodeDeps,
  recipient: CodeRecipient,
  { now, sender }: { now: Date; sender: Sender },
): Promise<UserResult<ChallengeSummary> | null> => {
  const activeCode = await deps.activeCodes.find(recipient, sender.network);
  if (!isWithinResendGap(activeCode, now)) return null;
  const summary = summarizeActiveCode(activeCode, { identity: recipient.identity, now });
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
  recipient: CodeRecipient,
  { now, sender }: { now: Date; sender: Sender },
): Promise<UserResult<ChallengeSummary> | null> => {
  const id = deps.secrets.newChallengeId();
  const { code, codeHash } = deps.secrets.newCode(id, 1);
  const challenge = openChallenge({ id, ...recipient, codeHash, now, limits: deps.codeLimits });
  if (
    !(await deps.activeCodes.claim(recipient, toActiveCode(challenge), {
      now,
      network: sender.network,
    }))
  )
    return reuseActiveChallenge(deps, recipient, { now, sender });
  const limitError = await checkLimits(deps, recipient, sender);
  const request = {
    challengeId: id,
    sends: 1,
    ...recipient,
    code,
    expiresAt: challenge.expiresAt,
    requestedAt: now,
    language: sender.language,
  };
  if (limitError || !(await deps.challenges.open(challenge, request))) {
    await deps.activeCodes.release(recipient, id);
    return limitError;
  }
  deps.audit(
    recipient.requester.kind === 'user' ? 'verification code requested' : 'sign-in code requested',
    { challengeId: id, channel: recipient.identity.channel },
  );
  return ok(toChallengeSummary(challenge, deps.codeLimits));
};

/** Opens a challenge and sends its code, or returns the one that was opened a moment ago. */
export const requestCode = async (
  deps: SendCodeDeps,
  recipient: CodeRecipient,
  sender: Sender,
): Promise<UserResult<ChallengeSummary>> => {
  const now = deps.clock();
  for (let attempt = 1; attempt <= maxIdAttempts; attempt += 1) {
    const challenge = await openChallengeAndSend(deps, recipient, { now, sender });
    if (challenge) return challenge;
  }
  throw new Error('no free challenge id was found');
};
