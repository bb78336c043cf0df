import type { Channel } from '../accounts/identity.ts';

/** Data of the configuration. */
export interface SessionRules {
  readonly lifetimeMs: number;
  /** Sign-in by mail is the weaker way: a shorter session (facts.md 3.3). */
  readonly mailLifetimeMs: number;
}

/** For this long after a renewal the cookie before it stays good: two tabs renew at once (readings.md, Session in the browser). */
export const previousCookieGraceMs = 10_000;
/** Life of a bearer token (shapes.md, People). */
export const tokenLifetimeSeconds = 900;

/** A family of refresh cookies. Each renewal raises `generation`; only the cookie of the present one is good. */
export interface Session {
  /** Family id, random. */
  readonly id: string;
  readonly userId: number;
  readonly channel: Channel;
  readonly generation: number;
  readonly rotatedAt: Date;
  readonly expiresAt: Date;
  readonly ended: '' | 'signed-out' | 'reused' | 'staff-by-mail';
}

export const sessionExpiry = (channel: Channel, now: Date, rules: SessionRules): Date =>
  new Date(now.getTime() + (channel === 'mail' ? rules.mailLifetimeMs : rules.lifetimeMs));

export const openSession = (input: {
  readonly id: string;
  readonly userId: number;
  readonly channel: Channel;
  readonly now: Date;
  readonly rules: SessionRules;
}): Session => ({
  id: input.id,
  userId: input.userId,
  channel: input.channel,
  generation: 1,
  rotatedAt: input.now,
  expiresAt: sessionExpiry(input.channel, input.now, input.rules),
  ended: '',
});

/**
 * What a cookie of `generation` means now. `current` rotates; `just-replaced` is another tab, or an answer that was lost, and gets the present cookie
 * again; `reused` is an old cookie in somebody's hands and ends the family (ASVS 7.2.4).
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
