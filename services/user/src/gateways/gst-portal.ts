import type { Logger } from '@tokri/service-kit/logger';
import { callProvider, ProviderError } from '@tokri/service-kit/provider';
import type { Clock } from '@tokri/service-kit/use-case';
import Opossum from 'opossum';
import type { GstPortal, TaxpayerResult } from '../application/ports/gst-portal.ts';
import { authenticationResponse, searchResponse, toTaxpayerResult } from './gst-portal-response.ts';

/** Unset or empty: the shop has no portal. */
export interface GstPortalVariables {
  readonly GSP_URL?: string | undefined;
  readonly GSP_APP_ID?: string | undefined;
  readonly GSP_APP_SECRET?: string | undefined;
}

interface GstPortalSettings {
  readonly url: string;
  readonly appId: string;
  readonly appSecret: string;
}

export interface GstPortalDeps {
  readonly logger: Pick<Logger, 'warn'>;
  readonly clock: Clock;
}

const timeoutMs = 2_000;
/** At most a new token and two searches: the first one with a token that the portal has forgotten. */
const lookupTimeoutMs = 4 * timeoutMs;
const renewBeforeExpiryMs = 60_000;
const resetAfterMs = 10_000;
const maxConcurrentLookups = 20;

interface CachedToken {
  readonly token: string;
  readonly renewAtMs: number;
}

/** One renewal at a time: look-ups that come meanwhile wait for it. */
const createTokenCache = ({ url, appId, appSecret }: GstPortalSettings, clock: Clock) => {
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
    get: async (): Promise<string> => {
      if (cached && clock().getTime() < cached.renewAtMs) return cached.token;
      renewal ??= renew().finally(() => {
        renewal = null;
      });
      return (await renewal).token;
    },
    forget: (token: string): void => {
      if (cached?.token === token) cached = null;
    },
  };
};

const createSearch = (settings: GstPortalSettings, clock: Clock) => {
  const tokens = createTokenCache(settings, clock);
  const search = async (gstin: string, token: string): Promise<TaxpayerResult> => {
    const query = new URLSearchParams({ action: 'TP', gstin }).toString();
    const response = await callProvider(`${settings.url}/enriched/commonapi/search?${query}`, {
      headers: { authorization: `Bearer ${token}` },
      schema: searchResponse,
      timeoutMs,
    });
    return toTaxpayerResult(response, gstin);
  };
  return async (gstin: string): Promise<TaxpayerResult> => {
    const token = await tokens.get();
    try {
      return await search(gstin, token);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.status !== 401) throw error;
      tokens.forget(token);
      return search(gstin, await tokens.get());
    }
  };
};

const reasonOf = (error: unknown): string => {
  if (error instanceof ProviderError) return error.reason;
  const { code } = error as { readonly code?: unknown };
  if (code === 'EOPENBREAKER') return 'breaker open';
  if (code === 'ESEMLOCKED') return 'too many at once';
  return code === 'ETIMEDOUT' ? 'timeout' : 'unexpected';
};

/** Without settings every look-up fails. Logs why one failed, never the GSTIN, the token or a key. */
export const createGstPortal = (
  { GSP_URL: url, GSP_APP_ID: appId, GSP_APP_SECRET: appSecret }: GstPortalVariables,
  { logger, clock }: GstPortalDeps,
): GstPortal => {
  if (!url || !appId || !appSecret)
    return { findTaxpayer: () => Promise.resolve({ kind: 'failed' }) };
  const breaker = new Opossum(createSearch({ url, appId, appSecret }, clock), {
    name: 'gst-portal',
    timeout: lookupTimeoutMs,
    capacity: maxConcurrentLookups,
    volumeThreshold: 5,
    errorThresholdPercentage: 50,
    resetTimeout: resetAfterMs,
    enableSnapshots: false,
  });
  return {
    findTaxpayer: async (gstin) => {
      try {
        return await breaker.fire(gstin);
      } catch (error) {
        logger.warn({ reason: reasonOf(error) }, 'GST portal look-up failed');
        return { kind: 'failed' };
      }
    },
  };
};
