import { billingOperations, type PaymentAnswer } from '@tokri/contracts/http';
import { call } from '@tokri/web-kit/platform';
import { loadProvider } from './provider-script.ts';

/** The vendor's fields of cards, in a frame of its own. */
export interface PaymentElement {
  mount(place: HTMLElement): void;
  on(event: 'ready' | 'escape' | 'loaderror', hear: () => void): unknown;
  focus(): void;
  destroy(): void;
}
export interface Elements {
  create(kind: 'payment'): PaymentElement;
}
export interface Confirmation {
  readonly paymentIntent?: { readonly id: string };
  readonly error?: {
    readonly type?: string;
    readonly message?: string;
    readonly payment_intent?: { readonly id: string; readonly status?: string };
  };
}
export interface StripePage {
  elements(options: { readonly clientSecret: string; readonly locale: string }): Elements;
  confirmPayment(of: {
    readonly elements: Elements;
    readonly confirmParams: { readonly return_url: string };
    readonly redirect: 'if_required';
  }): Promise<Confirmation>;
}
export type StripeMaker = (publishableKey: string) => StripePage;

/** All that the card sheet needs of the vendor. */
export interface StripeForm {
  readonly stripe: StripePage;
  /** Opens this payment and no other; asked anew each time and kept nowhere. */
  readonly clientSecret: string;
}

/** Paid already, in another tab or by a try whose answer was lost. */
const paidStates: readonly string[] = ['requires_capture', 'succeeded', 'processing'];

/** The intent that was paid, or null with what the bank said; a field that is not filled in is no failure of the bank. */
export const judged = ({
  paymentIntent,
  error,
}: Confirmation): {
  readonly paid: string | null;
  readonly failure: string;
  readonly text: string;
} => {
  if (paymentIntent) return { paid: paymentIntent.id, failure: '', text: '' };
  const intent = error?.payment_intent;
  if (intent && paidStates.includes(intent.status ?? ''))
    return { paid: intent.id, failure: '', text: '' };
  const text = error?.message ?? '';
  return { paid: null, failure: error?.type === 'card_error' ? text || 'failed' : '', text };
};

/** @throws Error when script or secret cannot be had. */
export const loadStripeForm = async (
  payment: PaymentAnswer,
  orderId: number,
): Promise<StripeForm> => {
  const [make, answers] = await Promise.all([
    loadProvider<StripeMaker>('stripe'),
    call(billingOperations.readPaymentSecret, { query: { TransactionId: orderId } }),
  ]);
  return { stripe: make(payment.KeyId), clientSecret: answers[0]?.ClientSecret ?? '' };
};
