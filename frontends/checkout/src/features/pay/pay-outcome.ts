/** What a provider's form hands over after a success, in its own names; only the server can tell whether it is true. */
export type ProviderWord =
  | {
      readonly razorpay_order_id: string;
      readonly razorpay_payment_id: string;
      readonly razorpay_signature: string;
    }
  | { readonly payment_intent: string };

export type PayOutcome =
  | { readonly kind: 'paid'; readonly word: ProviderWord }
  /** Closed without a success; `failure` is what the bank said to the last try, empty when there was none. */
  | { readonly kind: 'closed'; readonly failure: string };
