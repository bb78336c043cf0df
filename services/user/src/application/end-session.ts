import { meaningOfCookie } from '../domain/session.ts';
import type { Audit, Clock, Secrets, Sessions } from './ports.ts';

export interface EndPorts {
  readonly sessions: Sessions;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly audit: Audit;
}

/** U16, DELETE: this session or all of the person. Without a good cookie there is nothing to end, and that is no failure. Answers the user, 0 for nobody. */
export const endSession =
  (ports: EndPorts) =>
  async (cookieText: string | undefined, all: boolean): Promise<number> => {
    const cookie = cookieText === undefined ? null : ports.secrets.readCookie(cookieText);
    const session = cookie && (await ports.sessions.find(cookie.sessionId));
    if (!cookie || !session) return 0;
    const meaning = meaningOfCookie(session, cookie.generation, ports.clock());
    if (meaning === 'over') return 0;
    if (meaning === 'reused') {
      await ports.sessions.end(session.id, 'reused');
      return 0;
    }
    await (all
      ? ports.sessions.endAll(session.userId)
      : ports.sessions.end(session.id, 'signed-out'));
    ports.audit(all ? 'signed out everywhere' : 'signed out', { userId: session.userId });
    return session.userId;
  };
