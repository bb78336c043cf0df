import type { PaymentResponse } from '@tokri/contracts/api';
import { loadProvider } from './provider-script.ts';

export interface StripePaymentElement {
  mount(container: HTMLElement): void;
  on(event: 'ready' | 'escape' | 'loaderror', listener: () => void): unknown;
  focus(): void;
  destroy(): void;
}
export interface StripeElements {
  create(kind: 'payment'): StripePaymentElement;
}
export interface StripeConfirmation {
  readonly paymentIntent?: { readonly id: string };
  readonly error?: {
    readonly type?: string;
    readonly message?: string;
    readonly payment_intent?: { readonly id: string; readonly status?: string };
  };
}
export interface StripeSdk {
  elements(options: { readonly clientSecret: string; readonly locale: string }): StripeElements;
  confirmPayment(options: {
    readonly elements: StripeElements;
    readonly confirmParams: { readonly return_url: string };
    readonly redirect: 'if_required';
  }): Promise<StripeConfirmation>;
}
export type StripeFactory = (publishableKey: string) => StripeSdk;

export interface StripeForm {
  readonly stripe: StripeSdk;
  /** Valid for one payment; requested each time and never stored. */
  readonly clientSecret: string;
}

const paidIntentStatuses: readonly string[] = ['requires_capture', 'succeeded', 'processing'];

export const readConfirmation = ({
  paymentIntent,
  error,
}: StripeConfirmation): {
  readonly paid: string | null;
  readonly failure: string;
  readonly message: string;
} => {
  if (paymentIntent) return { paid: paymentIntent.id, failure: '', message: '' };
  const intent = error?.payment_intent;
  if (intent && paidIntentStatuses.includes(intent.status ?? ''))
    return { paid: intent.id, failure: '', message: '' };
  const message = error?.message ?? '';
  return { paid: null, failure: error?.type === 'card_error' ? message || 'failed' : '', message };
};

export const loadStripeForm = async (
  payment: PaymentResponse,
  readClientSecret: () => Promise<string>,
): Promise<StripeForm> => {
  const [createStripe, clientSecret] = await Promise.all([
    loadProvider<StripeFactory>('stripe'),
    readClientSecret(),
  ]);
  return { stripe: createStripe(payment.KeyId), clientSecret };
};
