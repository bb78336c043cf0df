import type { Session } from '../../domain/sessions/session.ts';
import type { Sessions } from '../ports/sessions.ts';
import { revokeTokens, type RevokeTokensDeps } from './revoke-tokens.ts';

/** Its cookie was copied, so whoever uses it is signed out (OWASP ASVS 7.2.4). */
export const endReusedSession = async (
  deps: RevokeTokensDeps & { readonly sessions: Pick<Sessions, 'end'> },
  session: Session,
): Promise<void> => {
  await deps.sessions.end(session, 'reused');
  await revokeTokens(deps)(session.userId);
};
