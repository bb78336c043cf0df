import * as z from 'zod/mini';
import { callProvider, ProviderError } from './call-provider.ts';

/** Of the shop at its GST Suvidha Provider. */
export interface GspSettings {
  readonly url: string;
  readonly appId: string;
  readonly appSecret: string;
}

interface GspTokenDeps {
  readonly clock: () => Date;
  /** For the request of a token. */
  readonly timeoutMs: number;
}

interface CachedToken {
  readonly token: string;
  readonly renewAtMs: number;
}

const renewBeforeExpiryMs = 60_000;

const token = z.string().check(z.minLength(1));
const expiry = { expires_in: z._default(z.number(), 0) };

/** Providers differ in the name of the token. */
const authenticationResponse = z.union([
  z.object({ access_token: token, ...expiry }),
  z.object({ authtoken: token, ...expiry }),
]);

const createTokenCache = (
  { url, appId, appSecret }: GspSettings,
  { clock, timeoutMs }: GspTokenDeps,
) => {
  let cached: CachedToken | null = null;
  let renewal: Promise<CachedToken> | null = null;
  const renew = async (): Promise<CachedToken> => {
    const response = await callProvider(`${url}/gsp/authenticate?grant_type=token`, {
      method: 'POST',
      headers: { gspappid: appId, gspappsecret: appSecret },
      schema: authenticationResponse,
      timeoutMs,
    });
    cached = {
      token: 'access_token' in response ? response.access_token : response.authtoken,
      renewAtMs: clock().getTime() + response.expires_in * 1_000 - renewBeforeExpiryMs,
    };
    return cached;
  };
  return {
    /** One renewal at a time: calls that come meanwhile wait for it. */
    get: async (): Promise<string> => {
      if (cached && clock().getTime() < cached.renewAtMs) return cached.token;
      renewal ??= renew().finally(() => {
        renewal = null;
      });
      return (await renewal).token;
    },
    forget: (forgotten: string): void => {
      if (cached?.token === forgotten) cached = null;
    },
  };
};

/**
 * Runs a call with the provider's token, and once more with a new one when the provider has
 * forgotten it (401). The token stays in memory.
 */
export const createGspCaller = (settings: GspSettings, deps: GspTokenDeps) => {
  const tokens = createTokenCache(settings, deps);
  return async <Result>(call: (token: string) => Promise<Result>): Promise<Result> => {
    const current = await tokens.get();
    try {
      return await call(current);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.status !== 401) throw error;
      tokens.forget(current);
      return call(await tokens.get());
    }
  };
};

/** Why a call behind a circuit breaker failed; names neither an address nor a key. */
export const failureReason = (error: unknown): string => {
  if (error instanceof ProviderError) return error.reason;
  const { code } = error as { readonly code?: unknown };
  if (code === 'EOPENBREAKER') return 'breaker open';
  if (code === 'ESEMLOCKED') return 'too many at once';
  return code === 'ETIMEDOUT' ? 'timeout' : 'unexpected';
};
