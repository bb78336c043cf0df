import { err } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import type { User } from '../../domain/accounts/user.ts';
import type { UserResult } from '../../domain/user-result.ts';
import type { Users } from '../ports/accounts.ts';
import type { Sessions } from '../ports/sessions.ts';
import { revokeTokens } from '../sessions/revoke-tokens.ts';

export interface EndSessionsCommand {
  readonly userId: number;
  /** Empty for all sessions. */
  readonly sessionId: string;
}

/** A session that has ended already is no error: a crash may have left its tokens valid. */
export const endCustomerSessions =
  (deps: { readonly users: Users; readonly sessions: Sessions; readonly clock: Clock }) =>
  async ({ userId, sessionId }: EndSessionsCommand): Promise<UserResult<User>> => {
    if (sessionId === '') await deps.sessions.endAll(userId);
    else {
      const session = await deps.sessions.find(sessionId);
      if (session?.userId !== userId) return err('session-over');
      await deps.sessions.end(session, 'signed-out');
    }
    return revokeTokens(deps)(userId);
  };
