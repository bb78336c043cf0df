/** Field names as the provider sends them. Only the server can verify the payment. */
export type ProviderConfirmation =
  | {
      readonly razorpay_order_id: string;
      readonly razorpay_payment_id: string;
      readonly razorpay_signature: string;
    }
  | { readonly payment_intent: string };

export type PaymentFormResult =
  | { readonly kind: 'paid'; readonly confirmation: ProviderConfirmation }
  | { readonly kind: 'closed'; readonly failure: string };
