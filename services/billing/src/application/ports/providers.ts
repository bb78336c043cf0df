import type { PaymentProvider } from '@tokri/contracts/platform';
import type { Gateway } from './gateway.ts';

export type EventSubject =
  { readonly gatewayOrderId: string } | { readonly gatewayPaymentId: string };

export type CheckoutResult =
  | { readonly kind: 'signed'; readonly gatewayPaymentId: string; readonly signature: string }
  | { readonly kind: 'named'; readonly gatewayOrderId: string };

export interface PaymentProviderAdapter {
  readonly gateway: Gateway;
  isCheckoutSigned(result: {
    readonly gatewayOrderId: string;
    readonly gatewayPaymentId: string;
    readonly signature: string;
  }): boolean;
  verifyEvent(
    raw: Buffer,
    headers: Readonly<Record<string, string>>,
  ): { readonly eventId: string } | null;
  readSubject(raw: string): EventSubject | null;
  /** Empty for a body that is no event. */
  readEventType(raw: string): string;
}

export interface Providers {
  readonly active: PaymentProvider;
  find(name: PaymentProvider): PaymentProviderAdapter | null;
  findGateway(name: PaymentProvider | null): Gateway;
}
