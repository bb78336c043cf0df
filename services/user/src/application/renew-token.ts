import { ok, refusal } from '@tokri/contracts';
import { meaningOfCookie, sessionEnd } from '../domain/session.ts';
import type { Session, SessionRules } from '../domain/session.ts';
import { maySignInBy } from '../domain/user.ts';
import type { Audit, Clock, Secrets, Sessions, Tokens, Users } from './ports.ts';
import type { UserOutcome } from '../domain/refusal.ts';

export interface RenewPorts {
  readonly sessions: Sessions;
  readonly users: Users;
  readonly secrets: Secrets;
  readonly tokens: Tokens;
  readonly clock: Clock;
  readonly sessionRules: SessionRules;
  readonly audit: Audit;
}

export interface Renewed {
  readonly userId: number;
  readonly token: string;
  readonly cookie: string;
  readonly session: Session;
}

/** Looks again when another tab was quicker; it can be so at most once, because then the cookie is the previous one. */
const lookMax = 2;

const presentSession = async (
  ports: RenewPorts,
  cookie: { readonly sessionId: string; readonly generation: number },
  now: Date,
): Promise<Session | null> => {
  for (let look = 1; look <= lookMax; look += 1) {
    const session = await ports.sessions.find(cookie.sessionId);
    const meaning = meaningOfCookie(session, cookie.generation, now);
    if (!session || meaning === 'over') return null;
    if (meaning === 'just-replaced') return session;
    if (meaning === 'reused') {
      await ports.sessions.end(session.id, 'reused');
      ports.audit('an old refresh cookie ended its session', { userId: session.userId });
      return null;
    }
    const rotated = await ports.sessions.rotate(
      session,
      now,
      sessionEnd(session.channel, now, ports.sessionRules),
    );
    if (rotated) return rotated;
  }
  return null;
};

/** U16, POST. */
export const renewToken =
  (ports: RenewPorts) =>
  async (cookieText: string | undefined): Promise<UserOutcome<Renewed>> => {
    const now = ports.clock();
    const cookie = cookieText === undefined ? null : ports.secrets.readCookie(cookieText);
    const session = cookie && (await presentSession(ports, cookie, now));
    const user = session && (await ports.users.find(session.userId));
    if (!session || !user) return refusal('signed-out');
    if (!maySignInBy(session.channel, user)) {
      await ports.sessions.end(session.id, 'staff-by-mail');
      return refusal('signed-out');
    }
    return ok({
      userId: user.id,
      token: await ports.tokens(user, now),
      cookie: ports.secrets.cookieOf(session),
      session,
    });
  };
