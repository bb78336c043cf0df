import type { Challenge } from '../../domain/one-time-passwords/challenge.ts';
import type { Session } from '../../domain/sessions/session.ts';

/** Codes and cookies: random, keyed, compared in constant time. */
export interface Secrets {
  /** A random id that does not fit anybody else's request. */
  newChallengeId(): number;
  newCode(challengeId: number, sends: number): { readonly code: string; readonly codeHash: string };
  verifyCode(challenge: Challenge, code: string): boolean;
  newSessionId(): string;
  /** The same text each time for one generation of one session: an answer that was lost can be given again. */
  createCookie(session: Pick<Session, 'id' | 'generation'>): string;
  /** Null for a cookie that we never gave. */
  parseCookie(text: string): { readonly sessionId: string; readonly generation: number } | null;
}
