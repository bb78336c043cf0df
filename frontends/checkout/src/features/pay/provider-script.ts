import type { PaymentProvider } from '@tokri/contracts';
import { site } from '@tokri/web-kit/platform';

/** As people know it, and as its script calls what it leaves in the page. */
export const providerNames = { razorpay: 'Razorpay', stripe: 'Stripe' } as const satisfies Record<
  PaymentProvider,
  string
>;

const loadMsMax = 15_000;
let loading: Promise<void> | undefined;

const load = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
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
      resolve();
    };
    document.head.append(script);
  });

/** Nobody can pay online where no script is configured. */
export const canPayOnline = (): boolean => site().checkoutScriptUrl !== '';

/**
 * What the configured provider's own script leaves in the page, asked for only when somebody pays; a failed try can be repeated.
 * @throws Error when the script cannot be had or is another provider's, as for an order that was placed before the provider was changed.
 */
export const loadProvider = async <Made>(provider: PaymentProvider): Promise<Made> => {
  const made = (): Made | undefined =>
    (globalThis as Readonly<Record<string, unknown>>)[providerNames[provider]] as Made | undefined;
  if (!made()) {
    loading ??= load(site().checkoutScriptUrl).catch((problem: unknown) => {
      loading = undefined;
      throw problem;
    });
    await loading;
  }
  const there = made();
  if (there) return there;
  // Another try loads it anew.
  loading = undefined;
  throw new Error(`the payment script is not that of ${providerNames[provider]}`);
};
