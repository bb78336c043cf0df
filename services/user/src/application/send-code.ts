import { refusal } from '@tokri/contracts';
import type { Challenge, CodeRules } from '../domain/challenge.ts';
import type { LivingCode } from '../domain/living-code.ts';
import { canReceiveCodes } from '../domain/identity.ts';
import type { Identity } from '../domain/identity.ts';
import type { Language } from '@tokri/contracts';
import type { Audit, Challenges, Clock, LivingCodes, Secrets, SendLimits } from './ports.ts';
import type { UserOutcome } from '../domain/refusal.ts';

export interface SendPorts {
  readonly challenges: Challenges;
  readonly living: LivingCodes;
  readonly secrets: Secrets;
  readonly limits: SendLimits;
  readonly clock: Clock;
  readonly rules: CodeRules;
  readonly audit: Audit;
}

/** Where a request to send came from. */
export interface Sender {
  readonly language: Language;
  readonly network: string;
}

/** What the page learns; the same for known and unknown people (ASVS 6.3.8). */
export interface ChallengeTold {
  readonly id: number;
  readonly expiresAt: Date;
  readonly resendAfterSeconds: number;
  readonly receivesCodes: boolean;
}

export const livingCodeOf = ({ id, expiresAt, resendAt }: Challenge): LivingCode => ({
  challengeId: id,
  expiresAt,
  resendAt,
});

/** The request that lives, told again: no code goes out, and the one that did is good for it. */
export const tellLiving = (
  { challengeId, expiresAt, resendAt }: LivingCode,
  of: { readonly identity: Identity; readonly now: Date },
): ChallengeTold => ({
  id: challengeId,
  expiresAt,
  resendAfterSeconds: Math.ceil((resendAt.getTime() - of.now.getTime()) / 1000),
  receivesCodes: canReceiveCodes(of.identity),
});

export const tell = (challenge: Challenge, rules: CodeRules): ChallengeTold => ({
  id: challenge.id,
  expiresAt: challenge.expiresAt,
  resendAfterSeconds: Math.ceil(rules.resendAfterMs / 1000),
  receivesCodes: canReceiveCodes(challenge.identity),
});

/** Null when a code may go out now. */
export const checkLimits = async (
  ports: SendPorts,
  identity: Identity,
  sender: Sender,
): Promise<Extract<UserOutcome<never>, { ok: false }> | null> => {
  const waitSeconds = await ports.limits.take(identity, sender.network);
  return waitSeconds > 0 ? refusal('too-many-codes', { retryAfterSeconds: waitSeconds }) : null;
};
