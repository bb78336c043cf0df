import type { PaymentResponse } from '@tokri/contracts/api';
import { addLayer, siteConfig } from '@tokri/web-kit/platform';
import type { PaymentFormResult } from './payment-form-result.ts';
import { loadProvider } from './provider-script.ts';

export interface RazorpaySuccess {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

export interface RazorpayOptions {
  readonly key: string;
  /** In paise. */
  readonly amount: number;
  readonly currency: string;
  readonly order_id: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: { readonly name: string; readonly contact: string; readonly email: string };
  readonly theme: { readonly color: string };
  readonly handler: (success: RazorpaySuccess) => void;
  readonly modal: {
    readonly ondismiss: () => void;
    /** `false`: Back is handled by the page, not by Razorpay's script. */
    readonly handleback: false;
  };
}

interface RazorpayDialog {
  open(): unknown;
  close(): unknown;
  on(
    event: 'payment.failed',
    listener: (failure: { readonly error?: { readonly description?: string } }) => void,
  ): unknown;
}
export type RazorpayConstructor = new (options: RazorpayOptions) => RazorpayDialog;

const brandColor = '#0b5d3b';

/** Back closes the dialog and stays on the page. A payment under way is confirmed by webhook. */
export const showRazorpayDialog = async (
  payment: PaymentResponse,
  { description, onFailure }: { readonly description: string; readonly onFailure: () => void },
): Promise<PaymentFormResult> => {
  const Razorpay = await loadProvider<RazorpayConstructor>('razorpay');
  return new Promise((resolve) => {
    let failure = '';
    let removeLayer = (): void => undefined;
    const finish = (result: PaymentFormResult): void => {
      removeLayer();
      resolve(result);
    };
    const finishUnpaid = (): void => finish({ kind: 'closed', failure });
    const { Name, Contact, Email } = payment.Prefill;
    const dialog = new Razorpay({
      key: payment.KeyId,
      amount: payment.AmountPaise,
      currency: payment.Currency,
      order_id: payment.OrderId,
      name: siteConfig().companyName || siteConfig().brand,
      description,
      prefill: { name: Name, contact: Contact, email: Email },
      theme: { color: brandColor },
      handler: ({ razorpay_order_id, razorpay_payment_id, razorpay_signature }) =>
        finish({
          kind: 'paid',
          confirmation: { razorpay_order_id, razorpay_payment_id, razorpay_signature },
        }),
      modal: { ondismiss: finishUnpaid, handleback: false },
    });
    dialog.on('payment.failed', ({ error }) => {
      failure = error?.description ?? 'failed';
      onFailure();
    });
    dialog.open();
    removeLayer = addLayer(() => {
      dialog.close();
      // close() is not documented to call ondismiss.
      finishUnpaid();
    });
  });
};
