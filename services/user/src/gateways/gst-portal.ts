import type { Logger } from '@tokri/service-kit/logger';
import {
  callProvider,
  createGspCaller,
  failureReason,
  type GspSettings,
} from '@tokri/service-kit/provider';
import type { Clock } from '@tokri/service-kit/use-case';
import Opossum from 'opossum';
import type { GstPortal, TaxpayerResult } from '../application/ports/gst-portal.ts';
import { searchResponse, toTaxpayerResult } from './gst-portal-response.ts';

/** Unset or empty: the shop has no portal. */
export interface GstPortalVariables {
  readonly GSP_URL?: string | undefined;
  readonly GSP_APP_ID?: string | undefined;
  readonly GSP_APP_SECRET?: string | undefined;
}

export interface GstPortalDeps {
  readonly logger: Pick<Logger, 'warn'>;
  readonly clock: Clock;
}

const timeoutMs = 2_000;
/** At most a new token and two searches: the first one with a token that the portal has forgotten. */
const lookupTimeoutMs = 4 * timeoutMs;
const resetAfterMs = 10_000;
const maxConcurrentLookups = 20;

const createSearch = (settings: GspSettings, clock: Clock) => {
  const callWithToken = createGspCaller(settings, { clock, timeoutMs });
  return (gstin: string): Promise<TaxpayerResult> =>
    callWithToken(async (token) => {
      const query = new URLSearchParams({ action: 'TP', gstin }).toString();
      const response = await callProvider(`${settings.url}/enriched/commonapi/search?${query}`, {
        headers: { authorization: `Bearer ${token}` },
        schema: searchResponse,
        timeoutMs,
      });
      return toTaxpayerResult(response, gstin);
    });
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
        logger.warn({ reason: failureReason(error) }, 'GST portal look-up failed');
        return { kind: 'failed' };
      }
    },
  };
};
