import type { PaymentAnswer } from '@tokri/contracts/http';
import { site } from '@tokri/web-kit/platform';
import { loadCheckout, type DialogSuccess } from './checkout-script.ts';

export type DialogOutcome =
  | { readonly kind: 'paid'; readonly success: DialogSuccess }
  /** Closed without a success; `failure` is what the bank said to the last try, empty when there was none. */
  | { readonly kind: 'closed'; readonly failure: string };

/** The leaf of the brand, for the provider's header. */
const brandColour = '#0b5d3b';

/** Shows the provider's dialog for an order and waits until it is over. @throws Error when it cannot be shown. */
export const showPayDialog = async (payment: PaymentAnswer, number: string): Promise<DialogOutcome> => {
  const Checkout = await loadCheckout();
  return new Promise((resolve) => {
    let failure = '';
    const { Name, Contact, Email } = payment.Prefill;
    const dialog = new Checkout({
      key: payment.KeyId, amount: payment.AmountPaise, currency: payment.Currency, order_id: payment.OrderId, name: site().companyName || site().brand, description: number,
      prefill: { name: Name, contact: Contact, email: Email }, theme: { color: brandColour },
      handler: (success) => resolve({ kind: 'paid', success }), modal: { ondismiss: () => resolve({ kind: 'closed', failure }) },
    });
    dialog.on('payment.failed', ({ error }) => { failure = error?.description ?? 'failed'; });
    dialog.open();
  });
};
