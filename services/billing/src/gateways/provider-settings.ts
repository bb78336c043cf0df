import { paymentProviders, type PaymentProvider } from '@tokri/contracts/platform';
import * as z from 'zod/mini';
import type { ProviderSettings } from './providers.ts';

const optionalText = z._default(z.string(), '');
const address = z._default(
  z
    .string()
    .check(z.regex(/^(https?:\/\/\S+[^/])?$/, 'must be an address without a slash at its end')),
  '',
);

/** What the chosen provider cannot do without. */
const requiredVariables = {
  razorpay: ['RAZORPAY_URL', 'RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  stripe: ['STRIPE_URL', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
} as const satisfies Record<PaymentProvider, readonly string[]>;

type Variables = Readonly<Record<(typeof requiredVariables)[PaymentProvider][number], string>>;
const listMissing = (config: Variables, provider: PaymentProvider): readonly string[] =>
  requiredVariables[provider].filter((name) => config[name] === '');

/** What is read of the environment about payment providers. */
export const providerVariables = {
  /** Who opens payments from now on (readings.md 27). Its variables must be there; those of the other are needed as long as it has payments of ours. */
  PAYMENT_PROVIDER: z._default(
    z.enum(paymentProviders, `must be one of ${paymentProviders.join(', ')}`),
    'razorpay',
  ),
  /** The provider's API, without the version. */
  RAZORPAY_URL: address,
  RAZORPAY_KEY_ID: optionalText,
  RAZORPAY_KEY_SECRET: optionalText,
  RAZORPAY_WEBHOOK_SECRET: optionalText,
  /** The secret before, while it is being changed. */
  RAZORPAY_WEBHOOK_SECRET_BEFORE: optionalText,
  /** Stripe's own: `https://api.stripe.com`. */
  STRIPE_URL: address,
  STRIPE_PUBLISHABLE_KEY: optionalText,
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_WEBHOOK_SECRET_BEFORE: optionalText,
};

interface ProviderConfig extends Variables {
  readonly PAYMENT_PROVIDER: PaymentProvider;
  readonly RAZORPAY_WEBHOOK_SECRET_BEFORE: string;
  readonly STRIPE_WEBHOOK_SECRET_BEFORE: string;
}

/** Names each variable that the chosen provider lacks. */
export const reportMissing = (
  config: ProviderConfig,
  report: (name: string, message: string) => void,
): void => {
  for (const name of listMissing(config, config.PAYMENT_PROVIDER))
    report(name, `needed by ${config.PAYMENT_PROVIDER}`);
};

/** Both providers as they are configured: the keys of one count when all of them are there. */
export const providerSettings = (config: ProviderConfig): ProviderSettings => ({
  active: config.PAYMENT_PROVIDER,
  razorpay:
    listMissing(config, 'razorpay').length > 0
      ? null
      : {
          url: config.RAZORPAY_URL,
          keyId: config.RAZORPAY_KEY_ID,
          keySecret: config.RAZORPAY_KEY_SECRET,
          webhookSecrets: [
            config.RAZORPAY_WEBHOOK_SECRET,
            config.RAZORPAY_WEBHOOK_SECRET_BEFORE,
          ].filter(Boolean),
        },
  stripe:
    listMissing(config, 'stripe').length > 0
      ? null
      : {
          url: config.STRIPE_URL,
          publishableKey: config.STRIPE_PUBLISHABLE_KEY,
          secretKey: config.STRIPE_SECRET_KEY,
          webhookSecrets: [
            config.STRIPE_WEBHOOK_SECRET,
            config.STRIPE_WEBHOOK_SECRET_BEFORE,
          ].filter(Boolean),
        },
});
