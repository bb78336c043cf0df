import Stripe from 'stripe';
import { responseTimeoutMs } from '../call-gateway.ts';

export interface StripeSettings {
  /** Without a path of the API's version; the SDK adds `/v1`. */
  readonly url: string;
  /** The public half: the page opens the payment form with it. */
  readonly publishableKey: string;
  readonly secretKey: string;
  /** The present one and, while it is being changed, the one before. */
  readonly webhookSecrets: readonly string[];
}

/** The vendor's SDK. It knows hosts and no paths, so its requests are sent to the address by the fetch that it is given. Repeats are ours. */
export const createStripeClient = ({
  url,
  secretKey,
}: Pick<StripeSettings, 'url' | 'secretKey'>): Stripe => {
  const fetchFromUrl: typeof fetch = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(`${url}${pathname}${search}`, init);
  };
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetchFromUrl),
    timeout: responseTimeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
  });
};
