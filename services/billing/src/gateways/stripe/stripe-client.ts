import Stripe from 'stripe';
import { responseTimeoutMs } from '../call-gateway.ts';

export interface StripeSettings {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly webhookSecrets: readonly string[];
}

/** The SDK accepts no base path, so a custom fetch sends its requests to the configured address. */
export const createStripeClient = ({
  url,
  secretKey,
}: Pick<StripeSettings, 'url' | 'secretKey'>): Stripe => {
  const fetchFromUrl: typeof fetch = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(`${url}${pathname}${search}`, { ...init, redirect: 'error' });
  };
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetchFromUrl),
    timeout: responseTimeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
  });
};
