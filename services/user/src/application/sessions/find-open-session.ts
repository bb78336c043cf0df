import type { Clock } from '@tokri/service-kit/use-case';
import { classifyCookie, type Session } from '../../domain/sessions/session.ts';
import type { Users } from '../ports/accounts.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { Sessions } from '../ports/sessions.ts';
import { endReusedSession } from './end-reused-session.ts';

export interface FindOpenSessionDeps {
  readonly sessions: Sessions;
  readonly users: Users;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** The session of a refresh cookie. A cookie that was copied ends its session. */
export const findOpenSession = async (
  deps: FindOpenSessionDeps,
  cookieText: string | undefined,
): Promise<Session | null> => {
  const cookie = cookieText === undefined ? null : deps.secrets.parseCookie(cookieText);
  const session = cookie && (await deps.sessions.find(cookie.sessionId));
  if (!cookie || !session) return null;
  const status = classifyCookie(session, cookie.generation, deps.clock());
  if (status === 'over') return null;
  if (status === 'reused') {
    await endReusedSession(deps, session);
    return null;
  }
  return session;
};
