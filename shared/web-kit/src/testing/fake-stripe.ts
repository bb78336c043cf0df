import type { StripeConfirmation, StripeFactory } from '../online-payment/stripe-form.ts';

type StripeEvent = 'ready' | 'escape' | 'loaderror';

export const fakeStripe = (confirm: () => Promise<StripeConfirmation>) => {
  const recorded = {
    keys: [] as string[],
    secrets: [] as string[],
    returnUrls: [] as string[],
    destroyed: 0,
  };
  const listeners = new Map<StripeEvent, () => void>();
  const createStripe: StripeFactory = (key) => {
    recorded.keys.push(key);
    return {
      elements: ({ clientSecret }) => {
        recorded.secrets.push(clientSecret);
        return {
          create: () => ({
            mount: () => undefined,
            on: (name: StripeEvent, listener: () => void) => listeners.set(name, listener),
            focus: () => undefined,
            destroy: () => {
              recorded.destroyed += 1;
            },
          }),
        };
      },
      confirmPayment: ({ confirmParams }) => {
        recorded.returnUrls.push(confirmParams.return_url);
        return confirm();
      },
    };
  };
  (globalThis as { Stripe?: StripeFactory }).Stripe = createStripe;
  return {
    recorded,
    emit: (name: StripeEvent) => listeners.get(name)?.(),
    remove: () => {
      delete (globalThis as { Stripe?: StripeFactory }).Stripe;
    },
  };
};
