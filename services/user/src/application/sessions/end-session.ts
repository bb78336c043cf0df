import { err, ok } from '@tokri/contracts/result';
import type { UserResult } from '../../domain/user-result.ts';
import type { Audit } from '../ports/runtime.ts';
import { findOpenSession, type FindOpenSessionDeps } from './find-open-session.ts';
import { revokeTokens } from './revoke-tokens.ts';

export interface EndSessionDeps extends FindOpenSessionDeps {
  readonly audit: Audit;
}

export type EndedSessions =
  | { readonly kind: 'this' | 'all' }
  /** Of the same person, on another device. */
  | { readonly kind: 'other'; readonly sessionId: string };

/** The person's id; 0 when the cookie belongs to no open session. */
export type EndSession = (
  cookieText: string | undefined,
  ended: EndedSessions,
) => Promise<UserResult<number>>;

const auditTexts = {
  this: 'signed out',
  all: 'signed out everywhere',
  other: 'signed out another device',
} as const;

/**
 * Ends the session of a refresh cookie, another one or all of its person, and revokes the tokens
 * that were issued before. Devices whose sessions go on renew theirs. Tokens are revoked first,
 * because a repeat after a crash would find no open session, and last, because one may be renewed
 * meanwhile.
 */
export const endSession =
  (deps: EndSessionDeps): EndSession =>
  async (cookieText, ended) => {
    const session = await findOpenSession(deps, cookieText);
    if (!session) return ended.kind === 'other' ? err('session-over') : ok(0);
    const { userId } = session;
    if (ended.kind === 'other') {
      const other = await deps.sessions.find(ended.sessionId);
      if (other?.userId !== userId) return err('session-over');
    }
    await revokeTokens(deps)(userId);
    if (ended.kind === 'all') await deps.sessions.endAll(userId);
    else {
      const id = ended.kind === 'other' ? ended.sessionId : session.id;
      await deps.sessions.end({ id, userId }, 'signed-out');
    }
    await revokeTokens(deps)(userId);
    deps.audit(auditTexts[ended.kind], { userId });
    return ok(userId);
  };
