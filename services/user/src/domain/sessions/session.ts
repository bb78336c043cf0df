import type { Channel } from '../accounts/identity.ts';

export interface SessionRules {
  readonly lifetimeMs: number;
  readonly mailLifetimeMs: number;
}

/** Two tabs may renew with the same cookie at once; the previous cookie stays valid this long. */
export const previousCookieGraceMs = 10_000;

export interface Session {
  readonly id: string;
  readonly userId: number;
  readonly channel: Channel;
  /** Empty for sessions from before devices were stored. */
  readonly device: string;
  readonly startedAt: Date | null;
  readonly generation: number;
  readonly rotatedAt: Date;
  readonly expiresAt: Date;
  /** When a code of the second factor was given in it; null when never. */
  readonly secondFactorVerifiedAt: Date | null;
  readonly ended: '' | 'signed-out' | 'reused' | 'staff-by-mail';
}

export const sessionExpiry = (channel: Channel, now: Date, rules: SessionRules): Date =>
  new Date(now.getTime() + (channel === 'mail' ? rules.mailLifetimeMs : rules.lifetimeMs));

export const openSession = (input: {
  readonly id: string;
  readonly userId: number;
  readonly channel: Channel;
  readonly device: string;
  readonly now: Date;
  readonly rules: SessionRules;
}): Session => ({
  id: input.id,
  userId: input.userId,
  channel: input.channel,
  device: input.device,
  startedAt: input.now,
  generation: 1,
  rotatedAt: input.now,
  expiresAt: sessionExpiry(input.channel, input.now, input.rules),
  secondFactorVerifiedAt: null,
  ended: '',
});

/**
 * `just-replaced`: another tab or a lost response, gets the current cookie again. `reused`: the
 * cookie was copied, so the whole session ends (OWASP ASVS 7.2.4).
 */
export type CookieStatus = 'current' | 'just-replaced' | 'reused' | 'over';

export const classifyCookie = (
  session: Session | null,
  generation: number,
  now: Date,
): CookieStatus => {
  if (!session || session.ended !== '' || session.expiresAt.getTime() <= now.getTime())
    return 'over';
  if (generation === session.generation) return 'current';
  const isPrevious = generation === session.generation - 1;
  const sinceRotationMs = now.getTime() - session.rotatedAt.getTime();
  return isPrevious && sinceRotationMs <= previousCookieGraceMs ? 'just-replaced' : 'reused';
};
