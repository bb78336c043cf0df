import { userOperations } from '@tokri/contracts/api';
import { callApi } from '../../platform/api/api-client.ts';
import { authorization, setAuthorization } from '../../platform/api/authorization.ts';
import { isApiProblem } from '../../platform/api/problem.ts';
import { tokenLock, withLock } from '../store/locks.ts';
import { updateSession, session } from '../store/store.ts';
import { readStorage } from '../store/storage.ts';
import { decodeTokenClaims } from './token-claims.ts';

const renewBeforeExpiryMs = 60_000;

export const tokenExpiryMs = (token: string): number | undefined => {
  const { exp } = decodeTokenClaims(token);
  return typeof exp === 'number' ? exp * 1000 : undefined;
};

const expiresSoon = (token: string, nowMs: number): boolean => {
  const end = tokenExpiryMs(token);
  return end !== undefined && end - nowMs < renewBeforeExpiryMs;
};

type Renewal =
  | { readonly kind: 'renewed'; readonly token: string }
  | { readonly kind: 'ended' }
  | { readonly kind: 'unknown' };

/** Sends the refresh cookie but no bearer header; a 401 here must not trigger another renewal. */
const requestToken = async (): Promise<Renewal> => {
  try {
    const [entry] = await callApi(userOperations.renewToken, { withoutToken: true });
    if (entry?.Error === 0 && entry.Token) return { kind: 'renewed', token: entry.Token };
    return { kind: 'ended' };
  } catch (error) {
    const isRejected = isApiProblem(error) && (error.status === 401 || error.status === 403);
    return { kind: isRejected ? 'ended' : 'unknown' };
  }
};

const renewOnce = (expiringToken: string): Promise<Renewal> =>
  withLock(tokenLock, async () => {
    const stored = readStorage('token');
    // Another tab renewed the token while this one waited for the lock.
    if (stored && stored !== expiringToken) {
      updateSession({ token: stored });
      return { kind: 'renewed', token: stored };
    }
    const renewal = await requestToken();
    if (renewal.kind !== 'renewed') return renewal;
    const { token } = session();
    // The person signed out during the renewal and stays signed out.
    if (token !== expiringToken) return token ? { kind: 'renewed', token } : { kind: 'unknown' };
    updateSession({ token: renewal.token });
    return renewal;
  });

export interface TokenRefreshOptions {
  readonly onSessionEnded: () => void;
  readonly nowMs: () => number;
}

export const configureTokenRefresh = ({ onSessionEnded, nowMs }: TokenRefreshOptions): void =>
  setAuthorization({
    token: async () => {
      const { token } = session();
      if (!token || !expiresSoon(token, nowMs())) return token;
      const renewal = await renewOnce(token);
      if (renewal.kind === 'ended') onSessionEnded();
      if (renewal.kind === 'renewed') return renewal.token;
      return renewal.kind === 'ended' ? null : token;
    },
    renew: async (rejectedToken) => {
      const renewal = await renewOnce(rejectedToken);
      if (renewal.kind === 'renewed') return renewal.token;
      if (renewal.kind === 'ended') onSessionEnded();
      return null;
    },
  });

/** Gets a token with the claims of now, such as the business and its roles. */
export const renewToken = async (): Promise<void> => {
  const { token } = session();
  if (token) await authorization().renew(token);
};
