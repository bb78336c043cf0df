import { userOperations } from '@tokri/contracts/http';
import { callApi } from '../../platform/api/api-client.ts';
import { setAuthorization } from '../../platform/api/authorization.ts';
import { isApiProblem } from '../../platform/api/problem.ts';
import { tokenLock, withLock } from '../store/locks.ts';
import { updateSession, session } from '../store/store.ts';
import { readStorage } from '../store/storage.ts';
import { decodeTokenClaims } from './token-claims.ts';

/** Renewed this long before its end, so that no call meets an expired token on its way. */
const renewAheadMs = 60_000;

/** When the token ends, in ms since 1970; undefined when it cannot be read. */
export const endOf = (token: string): number | undefined => {
  const { exp } = decodeTokenClaims(token);
  return typeof exp === 'number' ? exp * 1000 : undefined;
};

const endsSoon = (token: string, nowMs: number): boolean => {
  const end = endOf(token);
  return end !== undefined && end - nowMs < renewAheadMs;
};

type Renewal =
  | { readonly kind: 'renewed'; readonly token: string }
  | { readonly kind: 'ended' }
  | { readonly kind: 'unknown' };

/** The cookie goes along by itself (same origin); the bearer header must not, or a 401 here would renew again. */
const askForToken = async (): Promise<Renewal> => {
  try {
    const [entry] = await callApi(userOperations.renewToken, { withoutToken: true });
    if (entry?.Error === 0 && entry.Token) return { kind: 'renewed', token: entry.Token };
    return { kind: 'ended' };
  } catch (error) {
    const isRefused = isApiProblem(error) && (error.status === 401 || error.status === 403);
    return { kind: isRefused ? 'ended' : 'unknown' };
  }
};

const renewOnce = (old: string): Promise<Renewal> =>
  withLock(tokenLock, async () => {
    const stored = readStorage('token');
    // Another tab renewed while this one waited for the lock.
    if (stored && stored !== old) {
      updateSession({ token: stored });
      return { kind: 'renewed', token: stored };
    }
    const renewal = await askForToken();
    if (renewal.kind !== 'renewed') return renewal;
    const { token } = session();
    // Who has left while the server was asked stays out.
    if (token !== old) return token ? { kind: 'renewed', token } : { kind: 'unknown' };
    updateSession({ token: renewal.token });
    return renewal;
  });

export interface TokenRefreshOptions {
  /** The refresh was refused: storage is cleared and the visitor goes home (section 8, 401). */
  readonly onEnded: () => void;
  readonly nowMs: () => number;
}

/** Makes the client send the stored token, renew it in time, and end the session when the server ends it. */
export const configureTokenRefresh = ({ onEnded, nowMs }: TokenRefreshOptions): void =>
  setAuthorization({
    token: async () => {
      const { token } = session();
      if (!token || !endsSoon(token, nowMs())) return token;
      const renewal = await renewOnce(token);
      if (renewal.kind === 'ended') onEnded();
      if (renewal.kind === 'renewed') return renewal.token;
      return renewal.kind === 'ended' ? null : token;
    },
    renew: async (refused) => {
      const renewal = await renewOnce(refused);
      if (renewal.kind === 'renewed') return renewal.token;
      if (renewal.kind === 'ended') onEnded();
      return null;
    },
  });
