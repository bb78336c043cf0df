import type { Challenge } from '../../domain/one-time-passwords/challenge.ts';
import type { Session } from '../../domain/sessions/session.ts';

export interface Secrets {
  newChallengeId(): number;
  newCode(challengeId: number, sends: number): { readonly code: string; readonly codeHash: string };
  verifyCode(challenge: Pick<Challenge, 'id' | 'sends' | 'codeHash'>, code: string): boolean;
  newSessionId(): string;
  /** Deterministic for a session and generation, so that a lost response can be repeated. */
  createCookie(session: Pick<Session, 'id' | 'generation'>): string;
  parseCookie(text: string): { readonly sessionId: string; readonly generation: number } | null;
}
