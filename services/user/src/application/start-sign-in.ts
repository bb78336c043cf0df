import { ok, refusal } from '@tokri/contracts';
import { openChallenge } from '../domain/challenge.ts';
import { identityOf, type Identity } from '../domain/identity.ts';
import { isTooSoonForAnother } from '../domain/living-code.ts';
import type { UserOutcome } from '../domain/refusal.ts';
import { checkLimits, livingCodeOf, tell, tellLiving } from './send-code.ts';
import type { ChallengeTold, Sender, SendPorts } from './send-code.ts';

/** Ids of 48 random bits practically never meet; a second meeting is a broken generator. */
const idTriesMax = 3;

/** Within the gap: the request that lives, where it was asked for; elsewhere only that a code is on its way. Null when the gap is over. */
const living = async (
  ports: SendPorts,
  identity: Identity,
  { now, sender }: { now: Date; sender: Sender },
): Promise<UserOutcome<ChallengeTold> | null> => {
  const last = await ports.living.find(identity, sender.network);
  if (!isTooSoonForAnother(last, now)) return null;
  const told = tellLiving(last, { identity, now });
  return last.isFromSameNetwork
    ? ok(told)
    : refusal('too-early', { retryAfterSeconds: told.resendAfterSeconds });
};

/**
 * One request and its code, or why not. The gap is claimed first, so that of many calls at once one counts against the limits and sends; the others
 * are told of its request. Null when the id is taken.
 */
const open = async (
  ports: SendPorts,
  identity: Identity,
  { now, sender }: { now: Date; sender: Sender },
): Promise<UserOutcome<ChallengeTold> | null> => {
  const id = ports.secrets.newChallengeId();
  const { code, codeHash } = ports.secrets.newCode(id, 1);
  const challenge = openChallenge({ id, identity, codeHash, now, rules: ports.rules });
  if (
    !(await ports.living.claim(identity, livingCodeOf(challenge), { now, network: sender.network }))
  )
    return living(ports, identity, { now, sender });
  const refused = await checkLimits(ports, identity, sender);
  const request = {
    challengeId: id,
    sends: 1,
    identity,
    code,
    expiresAt: challenge.expiresAt,
    requestedAt: now,
    language: sender.language,
  };
  if (refused || !(await ports.challenges.open(challenge, request))) {
    await ports.living.release(identity, id);
    return refused;
  }
  ports.audit('a code was asked for', { channel: identity.channel });
  return ok(tell(challenge, ports.rules));
};

/**
 * U1. Nobody is looked up here: known and unknown take the same way. Within the gap after a code the request that lives is answered and no code goes
 * out; a code that was used ends the gap. Nothing of it depends on whether the person is known.
 */
export const startSignIn =
  (ports: SendPorts) =>
  async (
    given: { readonly mobile: string; readonly email: string },
    sender: Sender,
  ): Promise<UserOutcome<ChallengeTold>> => {
    const identity = identityOf(given);
    if (!identity.ok) return identity;
    const now = ports.clock();
    for (let tries = 1; tries <= idTriesMax; tries += 1) {
      const opened = await open(ports, identity.value, { now, sender });
      if (opened) return opened;
    }
    throw new Error('no free challenge id was found');
  };
