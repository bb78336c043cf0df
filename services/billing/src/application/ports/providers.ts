import type { PaymentProvider } from '@tokri/contracts/platform';
import type { Gateway } from './gateway.ts';

/** What an event of the gateway is about; its word is never taken for the facts, only as a reason to look. */
export type EventSubject =
  { readonly gatewayOrderId: string } | { readonly gatewayPaymentId: string };

/** What a provider's dialog handed to the page: signed, or no more than a name. Neither is proof of money. */
export type CheckoutResult =
  | { readonly kind: 'signed'; readonly gatewayPaymentId: string; readonly signature: string }
  | { readonly kind: 'named'; readonly gatewayOrderId: string };

/** One provider of payments: its API, and what it signs and sends. Signatures are compared in constant time. */
export interface PaymentProviderAdapter {
  readonly gateway: Gateway;
  isCheckoutSigned(of: {
    readonly gatewayOrderId: string;
    readonly gatewayPaymentId: string;
    readonly signature: string;
  }): boolean;
  /** An event by its bytes and the headers that came with it; null unless the provider signed them, by the present secret or the one before. */
  verifyEvent(
    raw: Buffer,
    headers: Readonly<Record<string, string>>,
  ): { readonly eventId: string } | null;
  /** What an event is about; null for one that is none of ours. */
  readSubject(raw: string): EventSubject | null;
}

/** Providers of which this service has keys. */
export interface Providers {
  /** The one that opens payments; others go on with those that they have. */
  readonly active: PaymentProvider;
  /** Null for one of which there are no keys. */
  find(name: PaymentProvider): PaymentProviderAdapter | null;
  /** @throws GatewayFault, so that what has to be asked waits until the keys are there again. */
  findGateway(name: PaymentProvider | null): Gateway;
}
