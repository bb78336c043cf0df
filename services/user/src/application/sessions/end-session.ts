import type { Clock } from '@tokri/service-kit/use-case';
import { classifyCookie } from '../../domain/sessions/session.ts';
import type { Audit } from '../ports/runtime.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { Sessions } from '../ports/sessions.ts';

export interface EndSessionDeps {
  readonly sessions: Sessions;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly audit: Audit;
}

export const endSession =
  (deps: EndSessionDeps) =>
  async (cookieText: string | undefined, all: boolean): Promise<number> => {
    const cookie = cookieText === undefined ? null : deps.secrets.parseCookie(cookieText);
    const session = cookie && (await deps.sessions.find(cookie.sessionId));
    if (!cookie || !session) return 0;
    const status = classifyCookie(session, cookie.generation, deps.clock());
    if (status === 'over') return 0;
    if (status === 'reused') {
      await deps.sessions.end(session.id, 'reused');
      return 0;
    }
    await (all
      ? deps.sessions.endAll(session.userId)
      : deps.sessions.end(session.id, 'signed-out'));
    deps.audit(all ? 'signed out everywhere' : 'signed out', { userId: session.userId });
    return session.userId;
  };
