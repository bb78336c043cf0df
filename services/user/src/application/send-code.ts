import { refusal } from '@tokri/contracts';
import type { Challenge, CodeRules } from '../domain/challenge.ts';
import { canReceiveCodes } from '../domain/identity.ts';
import type { Identity } from '../domain/identity.ts';
import type { Language } from '@tokri/contracts';
import type { Audit, Challenges, Clock, Secrets, SendLimits } from './ports.ts';
import type { UserOutcome } from '../domain/refusal.ts';

export interface SendPorts {
  readonly challenges: Challenges;
  readonly secrets: Secrets;
  readonly limits: SendLimits;
  readonly clock: Clock;
  readonly rules: CodeRules;
  readonly audit: Audit;
}

/** Where a request to send came from. */
export interface Sender {
  readonly language: Language;
  readonly networkAddress: string;
}

/** What the page learns; the same for known and unknown people (ASVS 6.3.8). */
export interface ChallengeTold {
  readonly id: number;
  readonly expiresAt: Date;
  readonly resendAfterSeconds: number;
  readonly receivesCodes: boolean;
}

export const tell = (challenge: Challenge, rules: CodeRules): ChallengeTold =>
  ({ id: challenge.id, expiresAt: challenge.expiresAt, resendAfterSeconds: Math.ceil(rules.resendAfterMs / 1000), receivesCodes: canReceiveCodes(challenge.identity) });

/** Null when a code may go out now. */
export const checkLimits = async (ports: SendPorts, identity: Identity, sender: Sender): Promise<Extract<UserOutcome<never>, { ok: false }> | null> => {
  const waitSeconds = await ports.limits.take(identity, sender.networkAddress);
  return waitSeconds > 0 ? refusal('too-many-codes', { retryAfterSeconds: waitSeconds }) : null;
};
