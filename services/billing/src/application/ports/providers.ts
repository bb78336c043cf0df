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

/** What a webhook's body says, without the customer's data in it. */
export interface EventSummary {
  readonly type: string;
  readonly subject: EventSubject | null;
}

export const summarizeEvent = (
  adapter: Pick<PaymentProviderAdapter, 'readEventType' | 'readSubject'> | null,
  raw: string,
): EventSummary => ({
  type: adapter?.readEventType(raw) ?? '',
  subject: adapter?.readSubject(raw) ?? null,
});

export interface Providers {
  readonly active: PaymentProvider;
  find(name: PaymentProvider): PaymentProviderAdapter | null;
  findGateway(name: PaymentProvider | null): Gateway;
}
