import { ok, refusal } from '@tokri/contracts';
import { mayResend, renewChallenge } from '../domain/challenge.ts';
import { checkLimits, livingCodeOf, tell } from './send-code.ts';
import type { ChallengeTold, Sender, SendPorts } from './send-code.ts';
import type { UserOutcome } from '../domain/refusal.ts';

/** U3. Same request, another code; the old one is worth nothing from here on. */
export const resendCode =
  (ports: SendPorts) =>
  async (challengeId: number, sender: Sender): Promise<UserOutcome<ChallengeTold>> => {
    const now = ports.clock();
    const found = mayResend(await ports.challenges.find(challengeId), now);
    if (!found.ok) return found;
    const { identity } = found.value;
    const refused = await checkLimits(ports, identity, sender);
    if (refused) return refused;
    const { code, codeHash } = ports.secrets.newCode(challengeId, found.value.sends + 1);
    const renewed = renewChallenge(found.value, { codeHash, now, rules: ports.rules });
    const isRenewed = await ports.challenges.renew(renewed, {
      challengeId,
      sends: renewed.sends,
      identity,
      code,
      expiresAt: renewed.expiresAt,
      requestedAt: now,
      language: sender.language,
    });
    if (!isRenewed)
      return refusal('too-early', {
        retryAfterSeconds: Math.ceil(ports.rules.resendAfterMs / 1000),
      });
    await ports.living.renew(identity, livingCodeOf(renewed), sender.network);
    ports.audit('a code was asked for again', { channel: identity.channel });
    return ok(tell(renewed, ports.rules));
  };
