import type { PaymentProvider } from '@tokri/contracts';
import { GatewayFault } from '../application/ports/gateway.ts';
import type { Provider, Providers } from '../application/ports/providers.ts';
import type { RazorpaySettings } from './razorpay-client.ts';
import { razorpaySignatures, readRazorpayEvent } from './razorpay-events.ts';
import { razorpayGateway } from './razorpay-gateway.ts';
import type { StripeSettings } from './stripe-client.ts';
import { readStripeEvent, stripeSignatures } from './stripe-events.ts';
import { stripeGateway } from './stripe-gateway.ts';

/** Null for a provider of which there are no keys. */
export interface ProviderSettings {
  readonly chosen: PaymentProvider;
  readonly razorpay: RazorpaySettings | null;
  readonly stripe: StripeSettings | null;
}

const razorpay = (settings: RazorpaySettings): Provider => ({
  gateway: razorpayGateway(settings),
  ...razorpaySignatures(settings),
  subjectOf: readRazorpayEvent,
});
const stripe = (settings: StripeSettings): Provider => ({
  gateway: stripeGateway(settings),
  ...stripeSignatures(settings.webhookSecrets),
  subjectOf: readStripeEvent,
});

/** Those that are configured: the chosen one opens payments, each goes on with those that it has. */
export const createProviders = (settings: ProviderSettings): Providers => {
  const known: Readonly<Record<PaymentProvider, Provider | null>> = {
    razorpay: settings.razorpay && razorpay(settings.razorpay),
    stripe: settings.stripe && stripe(settings.stripe),
  };
  return {
    chosen: settings.chosen,
    find: (name) => known[name],
    gatewayOf: (name) => {
      const provider = name && known[name];
      if (!provider) throw new GatewayFault('silent', `no keys of ${name ?? 'a provider'}`);
      return provider.gateway;
    },
  };
};
