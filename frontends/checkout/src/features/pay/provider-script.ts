import { site } from '@tokri/web-kit/platform';

/** What the payment dialog hands over after a success; only the server can tell whether it is true. */
export interface DialogSuccess {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

export interface DialogOptions {
  readonly key: string;
  /** Paise. */
  readonly amount: number;
  readonly currency: string;
  readonly order_id: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: { readonly name: string; readonly contact: string; readonly email: string };
  readonly theme: { readonly color: string };
  readonly handler: (success: DialogSuccess) => void;
  readonly modal: { readonly ondismiss: () => void };
}

interface Dialog {
  open(): unknown;
  on(event: 'payment.failed', hear: (failure: { readonly error?: { readonly description?: string } }) => void): unknown;
}
export type DialogMaker = new (options: DialogOptions) => Dialog;

const loadMsMax = 15_000;
let loading: Promise<DialogMaker> | undefined;

const made = (): DialogMaker | undefined => (globalThis as { Razorpay?: DialogMaker }).Razorpay;

const load = (address: string): Promise<DialogMaker> => new Promise((resolve, reject) => {
  const script = document.createElement('script');
  const end = (problem: string): void => {
    clearTimeout(timer);
    script.remove();
    reject(new Error(problem));
  };
  const timer = setTimeout(() => end('the payment script did not load in time'), loadMsMax);
  script.src = address;
  script.async = true;
  script.onerror = () => end('the payment script does not load');
  script.onload = () => {
    clearTimeout(timer);
    const maker = made();
    if (maker) resolve(maker);
    else end('the payment script is not one');
  };
  document.head.append(script);
});

/** Nobody can pay online where no script is configured. */
export const canPayOnline = (): boolean => site().checkoutScriptUrl !== '';

/** The provider's own script, asked for only when somebody pays; a failed try can be repeated. */
export const loadCheckout = (): Promise<DialogMaker> => {
  const there = made();
  if (there) return Promise.resolve(there);
  loading ??= load(site().checkoutScriptUrl).catch((problem: unknown) => {
    loading = undefined;
    throw problem;
  });
  return loading;
};
