import { ok } from '@tokri/contracts/result';
import { openChallenge } from '../../domain/one-time-passwords/challenge.ts';
import { isWithinResendGap } from '../../domain/one-time-passwords/active-code.ts';
import type { Requester } from '../../domain/one-time-passwords/requester.ts';
import type { UserResult } from '../../domain/user-result.ts';
import type { CodeKey } from '../ports/one-time-passwords.ts';
import { checkLimits, toActiveCode, toChallengeSummary, summarizeActiveCode } from './send-code.ts';
import type { ChallengeSummary, Sender, SendCodeDeps } from './send-code.ts';

const maxIdAttempts = 3;
const auditMessage = {
  'unknown-device': 'sign-in code requested',
  device: 'sign-in code requested',
  user: 'verification code requested',
  deletion: 'code to delete the account requested',
} as const satisfies Record<Requester['kind'], string>;

const reuseActiveChallenge = async (
  deps: SendCodeDeps,
  codeKey: CodeKey,
  { now, sender }: { now: Date; sender: Sender },
): Promise<UserResult<ChallengeSummary> | null> => {
  const activeCode = await deps.activeCodes.find(codeKey, sender.network);
  if (!isWithinResendGap(activeCode, now)) return null;
  const summary = summarizeActiveCode(activeCode, { identity: codeKey.identity, now });
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
  codeKey: CodeKey,
  { now, sender }: { now: Date; sender: Sender },
): Promise<UserResult<ChallengeSummary> | null> => {
  const id = deps.secrets.newChallengeId();
  const { code, codeHash } = deps.secrets.newCode(id, 1);
  const challenge = openChallenge({ id, ...codeKey, codeHash, now, limits: deps.codeLimits });
  if (
    !(await deps.activeCodes.claim(codeKey, toActiveCode(challenge), {
      now,
      network: sender.network,
    }))
  )
    return reuseActiveChallenge(deps, codeKey, { now, sender });
  const limitError = await checkLimits(deps, codeKey, sender);
  const request = {
    challengeId: id,
    sends: 1,
    ...codeKey,
    code,
    expiresAt: challenge.expiresAt,
    requestedAt: now,
    language: sender.language,
  };
  if (limitError || !(await deps.challenges.open(challenge, request))) {
    await deps.activeCodes.release(codeKey, id);
    return limitError;
  }
  deps.audit(auditMessage[codeKey.requester.kind], {
    challengeId: id,
    channel: codeKey.identity.channel,
  });
  return ok(toChallengeSummary(challenge, deps.codeLimits));
};

/** Opens a challenge and sends its code, or returns the one that was opened a moment ago. */
export const requestCode = async (
  deps: SendCodeDeps,
  codeKey: CodeKey,
  sender: Sender,
): Promise<UserResult<ChallengeSummary>> => {
  const now = deps.clock();
  for (let attempt = 1; attempt <= maxIdAttempts; attempt += 1) {
    const challenge = await openChallengeAndSend(deps, codeKey, { now, sender });
    if (challenge) return challenge;
  }
  throw new Error('no free challenge id was found');
};
