import type { Confirmation, StripeMaker } from '../features/pay/stripe-form.ts';

type Heard = 'ready' | 'escape' | 'loaderror';

/** Stands for Stripe's script: a test decides what its frame tells and what the bank says. */
export const fakeStripe = (bank: () => Promise<Confirmation>) => {
  const seen = {
    keys: [] as string[],
    secrets: [] as string[],
    returns: [] as string[],
    destroyed: 0,
  };
  const listeners = new Map<Heard, () => void>();
  const make: StripeMaker = (key) => {
    seen.keys.push(key);
    return {
      elements: ({ clientSecret }) => {
        seen.secrets.push(clientSecret);
        return {
          create: () => ({
            mount: () => undefined,
            on: (name: Heard, hear: () => void) => listeners.set(name, hear),
            focus: () => undefined,
            destroy: () => {
              seen.destroyed += 1;
            },
          }),
        };
      },
      confirmPayment: ({ confirmParams }) => {
        seen.returns.push(confirmParams.return_url);
        return bank();
      },
    };
  };
  (globalThis as { Stripe?: StripeMaker }).Stripe = make;
  return {
    seen,
    tells: (name: Heard) => listeners.get(name)?.(),
    remove: () => {
      delete (globalThis as { Stripe?: StripeMaker }).Stripe;
    },
  };
};
