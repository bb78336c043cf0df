import type { PaymentProvider } from '@tokri/contracts/platform';
import { GatewayError, type Gateway } from '../application/ports/gateway.ts';
import type { PaymentProviderAdapter, Providers } from '../application/ports/providers.ts';
import type { RazorpaySettings } from './razorpay/razorpay-client.ts';
import {
  razorpaySignatures,
  readRazorpayEvent,
  readRazorpayEventType,
} from './razorpay/razorpay-events.ts';
import { razorpayGateway } from './razorpay/razorpay-gateway.ts';
import type { StripeSettings } from './stripe/stripe-client.ts';
import { readStripeEvent, readStripeEventType, stripeSignatures } from './stripe/stripe-events.ts';
import { stripeGateway } from './stripe/stripe-gateway.ts';

export interface ProviderSettings {
  readonly active: PaymentProvider;
  readonly razorpay: RazorpaySettings | null;
  readonly stripe: StripeSettings | null;
}

type Decorate = (gateway: Gateway) => Gateway;

const razorpay = (settings: RazorpaySettings, decorate: Decorate): PaymentProviderAdapter => ({
  gateway: decorate(razorpayGateway(settings)),
  ...razorpaySignatures(settings),
  readSubject: readRazorpayEvent,
  readEventType: readRazorpayEventType,
});
const stripe = (settings: StripeSettings, decorate: Decorate): PaymentProviderAdapter => ({
  gateway: decorate(stripeGateway(settings)),
  ...stripeSignatures(settings.webhookSecrets),
  readSubject: readStripeEvent,
  readEventType: readStripeEventType,
});

export const createProviders = (
  settings: ProviderSettings,
  decorate: Decorate = (gateway) => gateway,
): Providers => {
  const adapters: Readonly<Record<PaymentProvider, PaymentProviderAdapter | null>> = {
    razorpay: settings.razorpay && razorpay(settings.razorpay, decorate),
    stripe: settings.stripe && stripe(settings.stripe, decorate),
  };
  return {
    active: settings.active,
    find: (name) => adapters[name],
    findGateway: (name) => {
      const provider = name && adapters[name];
      if (!provider) throw new GatewayError('no-response', `no keys of ${name ?? 'a provider'}`);
      return provider.gateway;
    },
  };
};
