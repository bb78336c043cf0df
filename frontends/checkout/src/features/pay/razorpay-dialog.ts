import type { PaymentAnswer } from '@tokri/contracts/http';
import { site } from '@tokri/web-kit/platform';
import type { PayOutcome } from './pay-outcome.ts';
import { loadProvider } from './provider-script.ts';

/** What the dialog hands over after a success. */
export interface RazorpaySuccess {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

export interface RazorpayOptions {
  readonly key: string;
  /** Paise. */
  readonly amount: number;
  readonly currency: string;
  readonly order_id: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: { readonly name: string; readonly contact: string; readonly email: string };
  readonly theme: { readonly color: string };
  readonly handler: (success: RazorpaySuccess) => void;
  readonly modal: { readonly ondismiss: () => void };
}

interface Dialog {
  open(): unknown;
  on(
    event: 'payment.failed',
    hear: (failure: { readonly error?: { readonly description?: string } }) => void,
  ): unknown;
}
export type RazorpayMaker = new (options: RazorpayOptions) => Dialog;

/** The leaf of the brand, for the provider's header. */
const brandColour = '#0b5d3b';

/** Shows Razorpay's dialog for an order and waits until it is over. @throws Error when it cannot be shown. */
export const showRazorpayDialog = async (
  payment: PaymentAnswer,
  number: string,
): Promise<PayOutcome> => {
  const Checkout = await loadProvider<RazorpayMaker>('razorpay');
  return new Promise((resolve) => {
    let failure = '';
    const { Name, Contact, Email } = payment.Prefill;
    const dialog = new Checkout({
      key: payment.KeyId,
      amount: payment.AmountPaise,
      currency: payment.Currency,
      order_id: payment.OrderId,
      name: site().companyName || site().brand,
      description: number,
      prefill: { name: Name, contact: Contact, email: Email },
      theme: { color: brandColour },
      handler: ({ razorpay_order_id, razorpay_payment_id, razorpay_signature }) =>
        resolve({
          kind: 'paid',
          word: { razorpay_order_id, razorpay_payment_id, razorpay_signature },
        }),
      modal: { ondismiss: () => resolve({ kind: 'closed', failure }) },
    });
    dialog.on('payment.failed', ({ error }) => {
      failure = error?.description ?? 'failed';
    });
    dialog.open();
  });
};
