import type { Clock } from '@tokri/service-kit/use-case';
import { classifyCookie } from '../../domain/sessions/session.ts';
import type { Users } from '../ports/accounts.ts';
import type { Audit } from '../ports/runtime.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { Sessions } from '../ports/sessions.ts';
import { revokeTokens } from './revoke-tokens.ts';

export interface EndSessionDeps {
  readonly sessions: Sessions;
  readonly users: Users;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly audit: Audit;
}

/**
 * Ends the session of a refresh cookie, or all sessions of its person, and revokes the tokens that
 * were issued before. The person's other devices renew theirs, unless their sessions ended as well.
 * @returns the person's id; 0 when the cookie belongs to no open session.
 */
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
      await revokeTokens(deps)(session.userId);
      return 0;
    }
    await (all
      ? deps.sessions.endAll(session.userId)
      : deps.sessions.end(session.id, 'signed-out'));
    await revokeTokens(deps)(session.userId);
    deps.audit(all ? 'signed out everywhere' : 'signed out', { userId: session.userId });
    return session.userId;
  };
