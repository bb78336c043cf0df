import { err, ok } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import { classifyCookie, sessionExpiry } from '../../domain/sessions/session.ts';
import type { Session, SessionRules } from '../../domain/sessions/session.ts';
import { canSignInWith } from '../../domain/accounts/user.ts';
import type { Audit } from '../ports/runtime.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { Sessions } from '../ports/sessions.ts';
import {
  issueSessionToken,
  type IssueSessionTokenDeps,
} from '../second-factor/issue-session-token.ts';
import type { Users } from '../ports/accounts.ts';
import type { UserResult } from '../../domain/user-result.ts';
import { endReusedSession } from './end-reused-session.ts';

export interface RenewTokenDeps extends IssueSessionTokenDeps {
  readonly sessions: Sessions;
  readonly users: Users;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly sessionRules: SessionRules;
  readonly audit: Audit;
}

export interface RenewedSession {
  readonly userId: number;
  readonly token: string;
  readonly cookie: string;
  readonly session: Session;
}

/** One retry is enough: after a concurrent rotation the cookie is the previous one. */
const maxAttempts = 2;

const findOrRotateSession = async (
  deps: RenewTokenDeps,
  cookie: { readonly sessionId: string; readonly generation: number },
  now: Date,
): Promise<Session | null> => {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const session = await deps.sessions.find(cookie.sessionId);
    const status = classifyCookie(session, cookie.generation, now);
    if (!session || status === 'over') return null;
    if (status === 'just-replaced') return session;
    if (status === 'reused') {
      await endReusedSession(deps, session);
      deps.audit('an old refresh cookie ended its session', { userId: session.userId });
      return null;
    }
    const rotated = await deps.sessions.rotate(
      session,
      now,
      sessionExpiry(session.channel, now, deps.sessionRules),
    );
    if (rotated) return rotated;
  }
  return null;
};

export const renewToken =
  (deps: RenewTokenDeps) =>
  async (cookieText: string | undefined): Promise<UserResult<RenewedSession>> => {
    const now = deps.clock();
    const cookie = cookieText === undefined ? null : deps.secrets.parseCookie(cookieText);
    const session = cookie && (await findOrRotateSession(deps, cookie, now));
    const user = session && (await deps.users.find(session.userId));
    if (!session || !user || user.block || user.erasure) return err('signed-out');
    if (!canSignInWith(session.channel, user)) {
      await deps.sessions.end(session, 'staff-by-mail');
      return err('signed-out');
    }
    return ok({
      userId: user.id,
      token: await issueSessionToken(deps)(user, session, now),
      cookie: deps.secrets.createCookie(session),
      session,
    });
  };
