import { ok } from '@tokri/contracts/result';
import { checkResend, renewChallenge } from '../../domain/one-time-passwords/challenge.ts';
import { checkLimits, toActiveCode, toChallengeSummary } from './send-code.ts';
import type { ChallengeSummary, Sender, SendCodeDeps } from './send-code.ts';
import type { UserResult } from '../../domain/user-result.ts';

export const resendCode =
  (deps: SendCodeDeps) =>
  async (challengeId: number, sender: Sender): Promise<UserResult<ChallengeSummary>> => {
    const now = deps.clock();
    const found = checkResend(await deps.challenges.find({ id: challengeId, userId: null }), now);
    if (!found.ok) return found;
    const { identity, requester } = found.value;
    const refused = await checkLimits(deps, found.value, sender);
    if (refused) return refused;
    const { code, codeHash } = deps.secrets.newCode(challengeId, found.value.sends + 1);
    const renewed = renewChallenge(found.value, { codeHash, now, limits: deps.codeLimits });
    const isRenewed = await deps.challenges.replaceCode(renewed, {
      challengeId,
      sends: renewed.sends,
      identity,
      requester,
      code,
      expiresAt: renewed.expiresAt,
      requestedAt: now,
      language: sender.language,
    });
    if (!isRenewed)
      return {
        ok: false,
        code: 'too-early',
        retryAfterSeconds: Math.ceil(deps.codeLimits.resendAfterMs / 1000),
      };
    await deps.activeCodes.replaceCode(renewed, toActiveCode(renewed), sender.network);
    deps.audit('sign-in code requested again', {
      challengeId: renewed.id,
      channel: identity.channel,
    });
    return ok(toChallengeSummary(renewed, deps.codeLimits));
  };
