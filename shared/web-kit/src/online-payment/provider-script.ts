import type { PaymentProvider } from '@tokri/contracts/platform';
import { siteConfig } from '@tokri/web-kit/platform';

export const providerNames = { razorpay: 'Razorpay', stripe: 'Stripe' } as const satisfies Record<
  PaymentProvider,
  string
>;

const maxLoadMs = 15_000;
let pendingLoad: Promise<void> | undefined;

const loadScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (error: string): void => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(error));
    };
    const timer = setTimeout(() => fail('the payment script did not load in time'), maxLoadMs);
    script.src = url;
    script.async = true;
    script.onerror = () => fail('the payment script does not load');
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    document.head.append(script);
  });

export const canPayOnline = (): boolean => siteConfig().checkoutScriptUrl !== '';

/**
 * Loads the SDK of the configured provider on first use. A failed load can be retried.
 * @throws Error if the script does not load or belongs to another provider, for example after the
 * shop switched providers.
 */
export const loadProvider = async <Sdk>(provider: PaymentProvider): Promise<Sdk> => {
  const findSdk = (): Sdk | undefined =>
    (globalThis as Readonly<Record<string, unknown>>)[providerNames[provider]] as Sdk | undefined;
  if (!findSdk()) {
    pendingLoad ??= loadScript(siteConfig().checkoutScriptUrl).catch((error: unknown) => {
      pendingLoad = undefined;
      throw error;
    });
    await pendingLoad;
  }
  const sdk = findSdk();
  if (sdk) return sdk;
  pendingLoad = undefined;
  throw new Error(`the payment script is not that of ${providerNames[provider]}`);
};
