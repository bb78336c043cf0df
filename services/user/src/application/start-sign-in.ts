import { happened } from '@tokri/contracts';
import { openChallenge } from '../domain/challenge.ts';
import { identityOf } from '../domain/identity.ts';
import { checkLimits, tell } from './send-code.ts';
import type { ChallengeTold, Sender, SendPorts } from './send-code.ts';
import type { UserOutcome } from '../domain/refusal.ts';

/** Ids of 48 random bits practically never meet; a second meeting is a broken generator. */
const idTriesMax = 3;

/** U1. Nobody is looked up here: known and unknown take the same way. */
export const startSignIn = (ports: SendPorts) => async (given: { readonly mobile: string; readonly email: string }, sender: Sender): Promise<UserOutcome<ChallengeTold>> => {
  const identity = identityOf(given);
  if (!identity.ok) return identity;
  const refused = await checkLimits(ports, identity.value, sender);
  if (refused) return refused;
  const now = ports.clock();
  for (let tries = 1; tries <= idTriesMax; tries += 1) {
    const id = ports.secrets.newChallengeId();
    const { code, codeHash } = ports.secrets.newCode(id, 1);
    const challenge = openChallenge({ id, identity: identity.value, codeHash, now, rules: ports.rules });
    const isOpen = await ports.challenges.open(challenge, { challengeId: id, sends: 1, identity: identity.value, code, expiresAt: challenge.expiresAt, requestedAt: now, language: sender.language });
    if (!isOpen) continue;
    ports.audit('a code was asked for', { channel: identity.value.channel });
    return happened(tell(challenge, ports.rules));
  }
  throw new Error('no free challenge id was found');
};
